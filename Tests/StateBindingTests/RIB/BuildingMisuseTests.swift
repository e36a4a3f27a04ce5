import StateBinding
import TestSupport
import Testing

private final class ProfileComponent: Component<EmptyDependency> {
  var left: String { shared { "left of \(right)" } }
  var right: String { shared { "right of \(left)" } }
}

private final class ProfileBuilder: SimpleComponentizedBuilder<EmptyComponent, String> {
  override func build(with component: EmptyComponent) -> String { "built" }
}

private final class ProfileStagedBuilder: SimpleMultiStageComponentizedBuilder<
  EmptyComponent, String
>
{
  override func finalStageBuild(with component: EmptyComponent) -> String { "built" }
}

private final class Bare: ComponentizedBuilder<EmptyComponent, String, Int, Int> {}
private final class SimpleBare: SimpleComponentizedBuilder<EmptyComponent, String> {}
private final class StagedBare: MultiStageComponentizedBuilder<EmptyComponent, String, Int> {}
private final class SimpleStagedBare: SimpleMultiStageComponentizedBuilder<EmptyComponent, String> {
}

private final class Plain {}
private protocol PlainViewing: AnyObject {}
extension Plain: PlainViewing {}

/// Mistakes in building a RIB that end the process with names and the remedy.
@Suite
struct BuildingMisuseTests {
  @Test func `shared instances that need each other end the process`() async {
    await expectEnd(
      "ProfileComponent.left needs itself to be made; break the circle of shared instances"
    ) { _ = ProfileComponent(dependency: EmptyComponent()).left }
  }

  @Test func `a component builder that repeats a component ends the process`() async {
    await expectEnd(
      """
      the component builder of ProfileBuilder returned the same EmptyComponent twice; \
      make a new one for each build
      """
    ) {
      let component = EmptyComponent()
      let builder = ProfileBuilder { component }
      _ = builder.build()
      _ = builder.build()
    }
  }

  @Test func `a component builder that repeats a component in the next pass ends the process`()
    async
  {
    await expectEnd(
      """
      the component builder of ProfileStagedBuilder returned the same EmptyComponent twice; \
      make a new one for each build pass
      """
    ) {
      let component = EmptyComponent()
      let builder = ProfileStagedBuilder { component }
      _ = builder.finalStageBuild()
      _ = builder.componentForCurrentBuildPass
    }
  }

  @Test func `a componentized builder without a build method ends the process`() async {
    await expectEnd("Bare must override build(with:_:)") {
      let builder = Bare { _ in EmptyComponent() }
      _ =
        builder.build(withDynamicBuildDependency: 1, dynamicComponentDependency: 2) as String
    }
  }

  @Test func `a simple componentized builder without a build method ends the process`() async {
    await expectEnd("SimpleBare must override build(with:)") {
      _ = SimpleBare { EmptyComponent() }.build()
    }
  }

  @Test func `a multi-stage builder without a build method ends the process`() async {
    await expectEnd("StagedBare must override finalStageBuild(with:_:)") {
      _ = StagedBare { EmptyComponent() }.finalStageBuild(withDynamicDependency: 1)
    }
  }

  @Test func `a simple multi-stage builder without a build method ends the process`() async {
    await expectEnd("SimpleStagedBare must override finalStageBuild(with:)") {
      _ = SimpleStagedBare { EmptyComponent() }.finalStageBuild()
    }
  }

  @Test func `a router with an interactor that is not Interactable ends the process`() async {
    await expectEnd(
      "Plain is not Interactable; add Interactable to the declaration of the class Plain"
    ) { _ = Router<Plain>(interactor: Plain()) }
  }

  @Test func `a viewable router with a protocol that is not ViewControllable ends the process`()
    async
  {
    await expectEnd(
      """
      PlainViewing is not ViewControllable; \
      let the protocol PlainViewing inherit from ViewControllable
      """
    ) {
      _ = ViewableRouter<Interactor, PlainViewing>(
        interactor: Interactor(), viewController: Plain())
    }
  }

  @Test func `a viewable router with a class that is not ViewControllable ends the process`() async
  {
    let message = await expectEnd {
      _ = ViewableRouter<Interactor, Plain>(interactor: Interactor(), viewController: Plain())
    }
    #expect(
      message.hasSuffix(
        "Plain is not ViewControllable; add ViewControllable to the declaration of the class Plain\n"
      ),
      "there should be no backtrace: \(message)")
  }
}
