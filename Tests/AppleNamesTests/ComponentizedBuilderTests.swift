import RIBs
import StateBindingTestSupport
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

private final class RepeatingBuilder: SimpleComponentizedBuilder<EmptyComponent, String> {
  override func build(with component: EmptyComponent) -> String { "built" }
}

private final class RepeatingStagedBuilder: SimpleMultiStageComponentizedBuilder<
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

/// The builders of RIBs-iOS that make a component for each build.
struct ComponentizedBuilderTests {
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

  @Test(arguments: [
    Mistake(
      """
      the component builder of RepeatingBuilder returned the same EmptyComponent twice; \
      make a new one for each build
      """
    ) {
      let component = EmptyComponent()
      let builder = RepeatingBuilder { component }
      _ = builder.build()
      _ = builder.build()
    },
    Mistake(
      """
      the component builder of RepeatingStagedBuilder returned the same EmptyComponent twice; \
      make a new one for each build pass
      """
    ) {
      let component = EmptyComponent()
      let builder = RepeatingStagedBuilder { component }
      _ = builder.finalStageBuild()
      _ = builder.componentForCurrentBuildPass
    },
    Mistake("Bare must override build(with:_:)") {
      let builder = Bare { _ in EmptyComponent() }
      _ =
        builder.build(withDynamicBuildDependency: 1, dynamicComponentDependency: 2) as String
    },
    Mistake("SimpleBare must override build(with:)") {
      _ = SimpleBare { EmptyComponent() }.build()
    },
    Mistake("StagedBare must override finalStageBuild(with:_:)") {
      _ = StagedBare { EmptyComponent() }.finalStageBuild(withDynamicDependency: 1)
    },
    Mistake("SimpleStagedBare must override finalStageBuild(with:)") {
      _ = SimpleStagedBare { EmptyComponent() }.finalStageBuild()
    },
  ])
  func `a wrong builder ends the process with the remedy`(mistake: Mistake) async {
    await mistake.expectEnd()
  }
}
