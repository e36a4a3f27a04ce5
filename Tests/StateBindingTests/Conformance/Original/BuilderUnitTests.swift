import StateBinding
import Testing

/// The original's unit tests of builders and components. `BuildingMisuseTests` has the reused
/// component, which ends the
/// process.
@Suite
struct BuilderUnitTests {
  private final class MockComponent: Component<EmptyDependency> {
    private(set) var factoryCalls = 0
    init() { super.init(dependency: EmptyComponent()) }

    var share: EmptyComponent {
      shared {
        factoryCalls += 1
        return EmptyComponent()
      }
    }
    var other: EmptyComponent { shared { EmptyComponent() } }
    var optional: EmptyComponent? {
      shared {
        factoryCalls += 1
        return nil
      }
    }
  }

  private final class MockBuilder: ComponentizedBuilder<MockComponent, MockComponent, Int, Int> {
    override func build(with component: MockComponent, _ dependency: Int) -> MockComponent {
      component
    }
  }

  private final class StagedBuilder: MultiStageComponentizedBuilder<
    MockComponent, MockComponent, Int
  >
  {
    override func finalStageBuild(
      with component: MockComponent, _ dependency: Int
    ) -> MockComponent {
      component
    }
  }

  @Test func `each build makes a new component`() {
    let builder = MockBuilder { _ in MockComponent() }
    let (first, _) = builder.build(withDynamicBuildDependency: 1, dynamicComponentDependency: 1)
    let (second, _) = builder.build(withDynamicBuildDependency: 1, dynamicComponentDependency: 1)
    #expect(first !== second)
  }

  @Test func `a build pass keeps its component`() {
    let builder = StagedBuilder { MockComponent() }
    let component = builder.componentForCurrentBuildPass
    for _ in 0..<100 { #expect(builder.componentForCurrentBuildPass === component) }
  }

  @Test func `two build passes have two components`() {
    let builder = StagedBuilder { MockComponent() }
    let first = builder.componentForCurrentBuildPass
    #expect(builder.finalStageBuild(withDynamicDependency: 1) === first)
    let second = builder.componentForCurrentBuildPass
    #expect(builder.finalStageBuild(withDynamicDependency: 1) === second)
    #expect(first !== second)
  }

  @Test func `shared instances differ between properties`() {
    let component = MockComponent()
    #expect(component.share === component.share)
    #expect(component.other === component.other)
    #expect(component.share !== component.other)
    #expect(component.factoryCalls == 1)
  }

  @Test func `a shared optional is made only once`() {
    let component = MockComponent()
    for _ in 0..<3 { #expect(component.optional == nil) }
    #expect(component.factoryCalls == 1)
  }
}
