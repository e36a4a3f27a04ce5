/// A router whose RIB has a view.
@MainActor
open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>,
  ViewableRouting
{
  /// The view controller.
  public let viewController: ViewControllerType
  /// The view controller, to be shown by the parent's.
  public final let viewControllable: any ViewControllable

  /// Drives `interactor` and owns `viewController`.
  @inlinable
  public init(interactor: InteractorType, viewController: ViewControllerType) {
    self.viewController = viewController
    guard let viewControllable = viewController as? any ViewControllable else {
      RouterNode.refuse(ViewControllerType.self, "ViewControllable")
    }
    self.viewControllable = viewControllable
    super.init(interactor: interactor)
  }

  final override func expectDisappearance() {
    guard viewControllable.isOnScreen else { return }
    run.leaks.expectDisappearance(
      of: viewControllable, interactable, at: place ?? Place(of: type(of: self)))
  }

  final override func expectRelease(at place: Place) {
    super.expectRelease(at: place)
    // The presenter too, often.
    place.view = ObjectIdentifier(viewControllable)
    run.leaks.expectRelease(of: viewControllable, at: place)
  }
}
