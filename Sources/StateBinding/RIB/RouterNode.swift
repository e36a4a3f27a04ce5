/// The base class of every router: a node of the tree, without the type of its interactor.
///
/// Subclass ``Router`` or ``ViewableRouter`` instead.
@MainActor
open class RouterNode: Routing {
  public final let interactable: any Interactable
  /// The interactor if it is an ``Interactor``, which calls this router directly when it becomes active or inactive.
  final let driven: Interactor?
  final let run: AppRun

  private final var above = NodeReference()
  private final var childList = ChildList()
  /// The position of this router in its parent's list.
  fileprivate final var slot = 0
  // The small properties stand together, so that they share one word.
  /// Whether the router is being detached and its interactor is being deactivated for that reason.
  private final var isLeaving = false
  private final var isLoaded = false

  private final var lifecycleSubject: PublishSubject<RouterLifecycle>?
  /// Passes activations on to the children if the interactor is not an ``Interactor``: if it is a mock, for instance.
  private final var activenessSubscription: (any Disposable)?
  /// Lists this router as detached; nil if the router is not listed.
  private final var detachment: LeakDetector.Watch?
  /// The path of the router before it was detached; nil while it is attached, or if it never was.
  private final var lastPath: String?

  init(_ interactable: any Interactable, driven: Interactor?) {
    self.interactable = interactable
    self.driven = driven
    run = driven?.run ?? .current
    driven?.node.router = self
  }

  isolated deinit {
    // The interactor may drive another router by now.
    if let driven, driven.node.router === self { driven.node.router = nil }
    activenessSubscription?.dispose()
    let children = childList.removeAll()
    for child in children { child?.above.router = nil }
    if !children.isEmpty || isActive || lifecycleSubject != nil {
      run.performInDeinit {
        if ownsInteractor { interactable.deactivate() }
        for case let child? in children {
          // A callback of another RIB may have attached this child elsewhere.
          guard child.parent == nil else { continue }
          child.interactable.deactivate()
          child.didLeave(self)
        }
        lifecycleSubject?.onCompleted()
      }
    }
    if LeakDetector.isEnabled, ownsInteractor { expectRelease() }
  }

  public final var lifecycle: Observable<RouterLifecycle> {
    if let lifecycleSubject { return lifecycleSubject }
    let subject = PublishSubject<RouterLifecycle>()
    lifecycleSubject = subject
    return subject
  }

  public final var children: [any Routing] { childList.nodes.map(\.routing) }

  /// Loads the router, whether it is active or not. A second call does nothing.
  public final func load() {
    guard !isLoaded else { return }
    isLoaded = true
    if driven == nil, ownsInteractor { followInteractable() }
    if Trace.isOn { run.trace.record(.load, ribType) }
    if let driven, run.diagnostics.isObserved { driven.reportMissingReferences(of: self) }
    lifecycleSubject?.onNext(.didLoad)
    didLoad()
  }

  /// Called once, when the router has been loaded. Override it to attach permanent children.
  open func didLoad() {}

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
  /// routing method in the trace.
  public final func attachChild(_ child: any Routing, caller: StaticString = #function) {
    let node = child as? RouterNode ?? foreignNode(of: child) ?? ForeignNode(child)
    checkAttachable(node, caller)
    if Trace.isOn {
      run.trace.recordRoute(self, caller)
      run.trace.record(.attach, node.ribType, .text("to \(ribName(of: ribType))"))
    }
    childList.append(node)
    node.above.router = self
    node.isLeaving = false
    node.detachment.take()?.end()
    node.lastPath = nil
    if isActive {
      if node.followParent() { node.spreadActivation() }
    } else if node.isActive {
      node.interactable.deactivate()
    }
    // The child may have left again when it became active.
    if childList.contains(node) { node.load() }
  }

  /// Detaches `child`.
  ///
  /// 1. The process ends if `child` is not attached to this router.
  /// 2. The interactor of `child` and the RIBs below become inactive, parent first, in the steps that ``Interactor`` lists.
  ///    `child` is still one of the children, so its callbacks find the tree as they know it.
  /// 3. `child` is removed from the children, unless a callback has done so already.
  ///
  /// The child keeps its own children. If nobody else holds the child, it is released with them; else it may be attached again.
  public final func detachChild(_ child: any Routing, caller: StaticString = #function) {
    guard let node = child as? RouterNode ?? foreignNode(of: child), childList.contains(node) else {
      refuseToDetach(child)
    }
    if Trace.isOn { run.trace.recordRoute(self, caller) }
    node.isLeaving = true
    node.interactable.deactivate()
    // A callback may have detached the child already, and attached it again.
    guard childList.contains(node), node.isLeaving else { return }
    childList.remove(node)
    node.above.router = nil
    node.isLeaving = false
    node.didLeave(self)
  }

  /// The child that represents `foreign`, a router that is no `RouterNode`.
  private func foreignNode(of foreign: any Routing) -> RouterNode? {
    childList.nodes.first { $0.routing === foreign }
  }

  /// The router to which this router is attached; nil once the `deinit` of that router has begun.
  final var parent: RouterNode? { above.router }

  final var isActive: Bool { driven?.isActive ?? interactable.isActive }

  /// Activates the routers below, parent first and without recursion.
  final func spreadActivation() {
    forEachBelow { node in
      // A callback may have detached the node, or deactivated its parent again.
      guard let parent = node.parent, parent.isActive else { return false }
      if node.driven == nil, node.isActive { return false }
      return node.followParent()
    }
  }

  /// Deactivates the routers below, parent first and without recursion.
  final func spreadDeactivation() {
    forEachBelow { node in
      guard let parent = node.parent, !parent.isActive, node.isActive else { return false }
      if let interactor = node.driven {
        _ = interactor.resignActive()
      } else {
        node.interactable.deactivate()
      }
      return true
    }
  }

  /// Activates this router alone, because its parent became active. Returns false if nothing changed.
  private func followParent() -> Bool {
    if isLeaving { return false }
    if let driven { return driven.followParent() }
    interactable.activate()
    return true
  }

  /// Visits the nodes below, parent first. Skips the nodes below a node for which `visit` returns false.
  private func forEachBelow(_ visit: (RouterNode) -> Bool) {
    if childList.isEmpty { return }
    var path: [RouterNode] = []
    childList.appendReversed(to: &path)
    while let node = path.popLast() {
      if visit(node) { node.childList.appendReversed(to: &path) }
    }
  }

  private func followInteractable() {
    activenessSubscription = interactable.isActiveStream.subscribe(onNext: { [weak self] isActive in
      if isActive {
        self?.spreadActivation()
      } else {
        self?.spreadDeactivation()
      }
    })
  }

  /// The router that this node represents: itself, except for a `ForeignNode`.
  var routing: any Routing { self }

  /// The type that names the RIB.
  final var ribType: Any.Type { type(of: routing) }

  /// Expects that the view leaves the screen, now that the interactor is inactive.
  func expectDisappearance() {}

  /// Expects that the interactor and the view are released after this router.
  func expectRelease() {
    run.leaks.watch(interactable, of: path, for: .release)
    driven?.lastPath = path
  }

  /// The names of the RIBs from the root down to this one, such as `Root/LoggedIn/Profile`. A detached router keeps its path.
  final var path: String {
    var names: [String] = []
    var next: RouterNode? = self
    while let node = next {
      names.append(node.lastPath ?? ribName(of: node.ribType))
      next = node.lastPath == nil ? node.parent : nil
    }
    return names.reversed().joined(separator: "/")
  }

  private func didLeave(_ parent: RouterNode) {
    if Trace.isOn {
      run.trace.record(.detach, ribType, .text("from \(ribName(of: parent.ribType))"))
    }
    if LeakDetector.isEnabled {
      let path = "\(parent.path)/\(ribName(of: ribType))"
      lastPath = path
      detachment = run.leaks.watch(self, of: path, for: .mayReturn)
    }
  }

  /// Whether this node drives its interactor. A `ForeignNode` does not: the router that it represents drives it.
  private var ownsInteractor: Bool { routing === self }

  /// Ends the process because a router is generic over `type`, which does not conform to `needed`.
  static func refuse(_ type: Any.Type, _ needed: String) -> Never {
    let remedy =
      type is AnyClass
      ? "add \(needed) to the declaration of the class \(type)"
      : "let the protocol \(type) inherit from \(needed)"
    programError("\(type) is not \(needed); \(remedy)", isBacktraced: false)
  }

  private func checkAttachable(_ node: RouterNode, _ caller: StaticString) {
    if let parent = node.parent {
      programError(
        """
        \(name(node.routing)) cannot be attached to \(name(self)) in \(caller): \
        it is already attached to \(parent === self ? "it; attach it once" : "\(name(parent)); detach it first")
        """)
    }
    if node === self {
      programError("\(name(self)) cannot be attached to itself; attach a router of another RIB")
    }
    // Only a node with children can be above this router. Without this shortcut, attaching RIB after RIB at the bottom of a
    // chain would take quadratic time.
    if node.childList.isEmpty { return }
    var ancestor = parent
    while let router = ancestor {
      if router === node {
        programError(
          """
          \(name(node)) cannot be attached to \(name(self)): it stands above it in the tree; \
          detach \(name(self)) from there first
          """)
      }
      ancestor = router.parent
    }
  }

  private func refuseToDetach(_ child: any Routing) -> Never {
    let place =
      if let node = child as? RouterNode {
        node.parent.map { "a child of \(name($0))" } ?? "not attached to any router"
      } else {
        "not among its children"
      }
    programError(
      """
      \(name(child)) cannot be detached from \(name(self)): it is \(place); \
      detach it from its own parent, once
      """)
  }

  private func name(_ router: any Routing) -> String { "\(type(of: router))" }
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

/// The children of a router, in the order in which they were attached.
///
/// A removal leaves a gap, and the gaps are closed once they outnumber the children. Attaching and detaching therefore
/// take constant time on average, wherever the child is in the list.
@MainActor
private struct ChildList {
  private var slots: [RouterNode?] = []
  private var count = 0

  var isEmpty: Bool { count == 0 }

  var nodes: [RouterNode] { slots.compactMap { $0 } }

  func contains(_ node: RouterNode) -> Bool {
    node.slot < slots.count && slots[node.slot] === node
  }

  mutating func append(_ node: RouterNode) {
    node.slot = slots.count
    slots.append(node)
    count += 1
  }

  mutating func remove(_ node: RouterNode) {
    slots[node.slot] = nil
    count -= 1
    while let last = slots.last, last == nil { slots.removeLast() }
    if slots.count > 2 * count { closeGaps() }
  }

  /// Empties the list and returns its slots, with gaps.
  mutating func removeAll() -> [RouterNode?] {
    count = 0
    return replace(&slots, with: [])
  }

  /// Appends the nodes to `path`, the last one first.
  func appendReversed(to path: inout [RouterNode]) {
    for case let node? in slots.reversed() { path.append(node) }
  }

  private mutating func closeGaps() {
    slots.removeAll { $0 == nil }
    for (slot, node) in slots.enumerated() { node?.slot = slot }
  }
}

/// Represents a router in the tree that is not a ``RouterNode``, such as a mock.
///
/// Only its parent knows the node, so a foreign router that is attached to two parents is not noticed.
private final class ForeignNode: RouterNode {
  private let foreign: any Routing

  init(_ foreign: any Routing) {
    self.foreign = foreign
    super.init(foreign.interactable, driven: nil)
  }

  override var routing: any Routing { foreign }

  override func didLoad() { foreign.load() }
}

/// A reference from an interactor or a child to its router. The router clears the reference in its `deinit`.
///
/// Not `unowned`: a last release on another thread queues the router's isolated `deinit`, and a subclass's `deinit` runs
/// before the base class's. An interactor that becomes active or inactive in between would trap. Not `weak`: the first weak
/// reference to an object allocates memory and slows down every later use of the object.
///
/// Unsafe is right, because the memory of the router stays until its `deinit` ends. Do not let the router escape.
@MainActor
struct NodeReference {
  unowned(unsafe) var router: RouterNode?
}
