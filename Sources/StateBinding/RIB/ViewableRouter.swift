/// A router whose RIB has a view.
@MainActor
open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>,
  ViewableRouting
{
  // Before the view controller, so that it goes before that does.
  @exclusivity(unchecked) @usableFromInline final var reference: ViewReference
  /// The view controller.
  public let viewController: ViewControllerType

  /// Drives `interactor` and owns `viewController`.
  @inlinable
  public init(interactor: InteractorType, viewController: ViewControllerType) {
    if !RouterNode.isViewType(ViewControllerType.self) {
      guard viewController is any ViewControllable else {
        RouterNode.refuse(ViewControllerType.self, "ViewControllable")
      }
    }
    reference = ViewReference()
    self.viewController = viewController
    super.init(interactor: interactor)
  }

  // Empty, but inlinable: what the compiler makes instead is not specialised where the class is subclassed.
  @inlinable
  isolated deinit {}

  /// The view controller, to be shown by the parent's.
  public final var viewControllable: any ViewControllable {
    if let known = reference.known { return known }
    guard let known = viewController as? any ViewControllable else {
      RouterNode.refuse(ViewControllerType.self, "ViewControllable")
    }
    reference.known = known
    reference.object = .passUnretained(known)
    return known
  }

  final override func expectDisappearance() {
    guard viewControllable.isOnScreen else { return }
    run.leaks.expectDisappearance(
      of: viewControllable, interactable, at: place ?? Place(of: type(of: self)))
  }

  final override func expectRelease() {
    let place = placeReference
    super.expectRelease()
    let view = reference.object ?? .passUnretained(viewControllable)
    place.with { place in
      // The presenter too, often.
      place.view = UInt(bitPattern: view.toOpaque())
      let leaks = driven.with { $0.run.leaks } ?? run.leaks
      reference.search = leaks.search(for: view, at: place)
    }
  }
}

extension RouterNode {
  // Unchecked is right: nothing else runs while it is looked at; row "attach + detach, with a view".
  @exclusivity(unchecked) private static var viewTypes = TypeNumbers()

  /// Whether there was a view controller of this type; from now on there was.
  @usableFromInline
  static func isViewType(_ type: Any.Type) -> Bool {
    let known = viewTypes.count
    return viewTypes.number(of: type) < known
  }
}
