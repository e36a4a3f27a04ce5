import StateBinding
import StateBindingTestSupport
import Testing

private final class ProfileComponent: Component<EmptyDependency> {
  var left: String { shared { "left of \(right)" } }
  var right: String { shared { "right of \(left)" } }
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
