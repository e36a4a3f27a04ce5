/// The base class of every router, without the type of its interactor.
///
/// Subclass ``Router`` or ``ViewableRouter`` instead.
@MainActor
open class RouterNode: Routing {
  /// The place of this router in the tree. It ends the RIB when the router is released.
  final let node: TreeNode

  init(_ interactable: any Interactable, driven: Interactor?) {
    node = TreeNode(interactable, driven: driven, of: type(of: self))
    driven?.tree.node = node
  }

  @_disfavoredOverload public final var interactable: any Interactable { node.interactable }

  @_disfavoredOverload public final var lifecycle: Observable<RouterLifecycle> { node.lifecycle }

  @_disfavoredOverload public final var children: [any Routing] { node.children }

  /// Loads the router, whether it is active or not. A second call does nothing.
  public final func load() {
    if node.load() { didLoad() }
  }

  /// Whether the router is or was attached or launched.
  package final var isLoaded: Bool { node.isLoaded }
  /// Whether the router was attached once and is not attached now.
  package final var isDetached: Bool { node.isLoaded && node.parent == nil }
  /// The names of the RIBs from the root down to this one.
  package final var path: String { node.path.text }

  /// Called once, when the router has been loaded. Override it to attach permanent children.
  open func didLoad() {}

  /// Names `method` in the trace, as in `* route Root routeToProfile()`. A method of the routing protocol calls this first.
  public final func trace(_ method: StaticString = #function) {
    node.trace(method)
  }

  /// Attaches `child`.
  ///
  /// 1. The process ends if `child` is attached already or stands above this router.
  /// 2. `child` becomes the last of the children.
  /// 3. If this router is active, the interactor of `child` and the RIBs below become active, parent first. If not, they become
  ///    active together with this router.
  /// 4. `child` is loaded, even if it is inactive. A child that a callback of the activation has detached is not loaded.
  ///
  /// The activation comes before the loading, as in RIBs-iOS, because `didLoad()` attaches the permanent children. Those
  /// children then become active as they are attached, and no RIB begins its work before its parent does. `caller` names the
  /// routing method in the trace, unless a method that calls ``trace(_:)`` has done so.
  public final func attachChild(_ child: any Routing, caller: StaticString = #function) {
    node.attach(child, caller)
  }

  /// Detaches `child`.
  ///
  /// 1. The process ends if `child` is not attached to this router.
  /// 2. The interactor of `child` and the RIBs below become inactive, parent first, in the steps that ``Interactor`` lists.
  ///    `child` is still one of the children, so its callbacks find the tree as they know it.
  /// 3. `child` is removed from the children, unless a callback has done so already.
  /// 4. The trace records the detach, and the leak detector, if it is on, lists the child as detached.
  ///
  /// The child keeps its own children. If nobody else holds the child, it is released with them; else it may be attached again.
  public final func detachChild(_ child: any Routing, caller: StaticString = #function) {
    node.detach(child, from: self, caller)
  }

  /// Ends the process because a router is generic over `type`, which does not conform to `needed`.
  static func refuse(_ type: Any.Type, _ needed: String) -> Never {
    let remedy =
      type is AnyClass
      ? "add \(needed) to the declaration of the class \(type)"
      : "let the protocol \(type) inherit from \(needed)"
    programError("\(type) is not \(needed); \(remedy)")
  }
}

// Disfavoured, so that a router's own methods call the overloads with `caller`.
extension Routing where Self: RouterNode {
  /// Attaches `child`, for callers that know this router only as a `Routing`.
  @_disfavoredOverload
  public func attachChild(_ child: any Routing) {
    attachChild(child, caller: "attachChild(_:)")
  }

  /// Detaches `child`, for callers that know this router only as a `Routing`.
  @_disfavoredOverload
  public func detachChild(_ child: any Routing) {
    detachChild(child, caller: "detachChild(_:)")
  }
}
