/// An event in the life of a router.
public enum RouterLifecycle: Sendable {
  case didLoad
}

/// The life of a router.
@MainActor
public protocol RouterScope: AnyObject {
  /// Sends `didLoad` when the router is loaded, without a replay, and completes when the router is released.
  @_disfavoredOverload var lifecycle: Observable<RouterLifecycle> { get }
}

/// A node of the tree of RIBs: it drives an interactor, and attaches and detaches children.
@MainActor
public protocol Routing: RouterScope {
  @_disfavoredOverload var interactable: any Interactable { get }
  /// The attached children, in the order in which they were attached.
  @_disfavoredOverload var children: [any Routing] { get }
  /// Loads the router; the second call does nothing.
  func load()
  /// Attaches `child`, activates it if this router is active, and loads it.
  func attachChild(_ child: any Routing)
  /// Deactivates `child` and removes it from the children.
  func detachChild(_ child: any Routing)
}

/// A node of the tree that has a view.
@MainActor
public protocol ViewableRouting: Routing {
  /// The view controller, for the parent's view controller to show.
  @_disfavoredOverload var viewControllable: any ViewControllable { get }
}

extension Routing {
  /// The tree from this router down: one line for each RIB, children indented below their parent.
  public var treeText: String {
    var lines: [String] = []
    var path: [(router: any Routing, depth: Int)] = [(self, 0)]
    while let (router, depth) = path.popLast() {
      let indent = String(repeating: "  ", count: depth)
      let remark = router.interactable.isActive ? "" : " (inactive)"
      lines.append(indent + ribName(of: type(of: router)) + remark)
      path.append(contentsOf: router.children.reversed().map { ($0, depth + 1) })
    }
    return lines.joined(separator: "\n")
  }
}
