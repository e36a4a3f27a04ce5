import StateBinding
import Testing

private final class ProfileComponent {
  let userID: String
  init(userID: String = "") { self.userID = userID }
}

private final class Built {
  let component: ProfileComponent
  let title: String
  init(_ component: ProfileComponent, title: String = "") {
    self.component = component
    self.title = title
  }
}

private final class ProfileBuilder: ComponentizedBuilder<ProfileComponent, Built, String, String> {
  override func build(with component: ProfileComponent, _ title: String) -> Built {
    Built(component, title: title)
  }
}

private final class SimpleBuilder: SimpleComponentizedBuilder<ProfileComponent, Built> {
  override func build(with component: ProfileComponent) -> Built { Built(component) }
}

private final class StagedBuilder: MultiStageComponentizedBuilder<ProfileComponent, Built, String> {
  override func finalStageBuild(with component: ProfileComponent, _ title: String) -> Built {
    Built(component, title: title)
  }
}

private final class SimpleStagedBuilder: SimpleMultiStageComponentizedBuilder<
  ProfileComponent, Built
>
{
  override func finalStageBuild(with component: ProfileComponent) -> Built { Built(component) }
}

@Suite
struct BuilderConformanceTests {
  @Test func `a builder holds its dependency`() {
    let component = EmptyComponent()
    #expect(Builder<EmptyDependency>(dependency: component).dependency === component)
  }

  @Test func `a componentized builder passes each dynamic dependency on`() {
    let builder = ProfileBuilder { ProfileComponent(userID: $0) }
    let built: Built = builder.build(
      withDynamicBuildDependency: "title", dynamicComponentDependency: "user")
    #expect(built.title == "title")
    #expect(built.component.userID == "user")
  }

  @Test func `a componentized builder can return the component too`() {
    let builder = ProfileBuilder { ProfileComponent(userID: $0) }
    let (component, router) = builder.build(
      withDynamicBuildDependency: "title", dynamicComponentDependency: "user")
    #expect(router.component === component)
  }

  @Test func `each build has a new component`() {
    let builder = SimpleBuilder { ProfileComponent() }
    let (first, second) = (builder.build(), builder.build())
    #expect(first.component !== second.component)
  }

  @Test func `a builder does not keep its component`() {
    let builder = SimpleBuilder { ProfileComponent() }
    var built: Built? = builder.build()
    weak let component = built?.component
    withExtendedLifetime(built) { #expect(component != nil) }
    built = nil
    #expect(component == nil)
  }

  @Test func `a build pass has one component until its final stage`() {
    let builder = StagedBuilder { ProfileComponent() }
    let component = builder.componentForCurrentBuildPass
    #expect(builder.componentForCurrentBuildPass === component)
    let built = builder.finalStageBuild(withDynamicDependency: "title")
    #expect(built.component === component)
    #expect(built.title == "title")
    #expect(builder.componentForCurrentBuildPass !== component)
  }

  @Test func `a final stage without an earlier one makes a component`() {
    let builder = SimpleStagedBuilder { ProfileComponent() }
    let (first, second) = (builder.finalStageBuild(), builder.finalStageBuild())
    #expect(first.component !== second.component)
  }

  @Test func `a staged builder does not keep its component after the final stage`() {
    let builder = SimpleStagedBuilder { ProfileComponent() }
    var built: Built? = builder.finalStageBuild()
    weak let component = built?.component
    withExtendedLifetime(built) { #expect(component != nil) }
    built = nil
    #expect(component == nil)
  }
}
