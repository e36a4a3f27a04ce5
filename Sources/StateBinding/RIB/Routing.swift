/// What happens in the life of a router.
public enum RouterLifecycle: Sendable {
  /// It has been loaded.
  case didLoad
}

/// The life of a router.
@MainActor
public protocol RouterScope: AnyObject {
  /// Says `didLoad` when that happens, not to those who come later; completes when the router goes.
  var lifecycle: Observable<RouterLifecycle> { get }
}

/// A node of the tree of RIBs: it drives an interactor, and attaches and detaches children.
@MainActor
public protocol Routing: RouterScope {
  /// The interactor that it drives.
  var interactable: any Interactable { get }
  /// The attached children, in the order in which they were attached.
  var children: [any Routing] { get }
  /// Loads it; the second time does nothing.
  func load()
  /// Attaches `child`: it becomes active if this is, and is loaded.
  func attachChild(_ child: any Routing)
  /// Detaches `child`: it becomes inactive, and then is no longer a child.
  func detachChild(_ child: any Routing)
}

/// A node of the tree that has a view.
@MainActor
public protocol ViewableRouting: Routing {
  /// The view, to be shown by the parent's.
  var viewControllable: any ViewControllable { get }
}
