import StateBinding
import StateBindingTestSupport
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
  @Test(arguments: [
    Mistake("ProfileComponent.left needs itself to be made; break the circle of shared instances") {
      _ = ProfileComponent(dependency: EmptyComponent()).left
    },
    Mistake(
      """
      the component builder of ProfileBuilder returned the same EmptyComponent twice; \
      make a new one for each build
      """
    ) {
      let component = EmptyComponent()
      let builder = ProfileBuilder { component }
      _ = builder.build()
      _ = builder.build()
    },
    Mistake(
      """
      the component builder of ProfileStagedBuilder returned the same EmptyComponent twice; \
      make a new one for each build pass
      """
    ) {
      let component = EmptyComponent()
      let builder = ProfileStagedBuilder { component }
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
    Mistake("Plain is not Interactable; add Interactable to the declaration of the class Plain") {
      _ = Router<Plain>(interactor: Plain())
    },
    Mistake(
      """
      PlainViewing is not ViewControllable; \
      let the protocol PlainViewing inherit from ViewControllable
      """
    ) {
      _ = ViewableRouter<Interactor, PlainViewing>(
        interactor: Interactor(), viewController: Plain())
    },
  ])
  func `a mistake in building a RIB ends the process with the remedy`(mistake: Mistake) async {
    await mistake.expectEnd()
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
