/// The base class of every router: a node of the tree, whatever its interactor.
///
/// Subclass ``Router`` or ``ViewableRouter`` instead.
@MainActor
open class RouterNode: Routing {
  /// The interactor that the router drives.
  public final let interactable: any Interactable
  /// The same interactor if it is an ``Interactor``, which tells this router directly when it becomes active or inactive.
  final let driven: Interactor?
  final let run: AppRun

  /// The router that this one is attached to; nil as soon as that one is being released.
  final private(set) weak var parent: RouterNode?
  private final var childList = ChildList()
  /// The position of this router in its parent's list.
  fileprivate final var slot = 0
  /// Whether the router is being detached and resigns for that.
  private final var isLeaving = false
  /// The nesting of this router's release in the releases of its ancestors; see `DeepRelease`.
  private final var releaseLevel = 0

  private final var isLoaded = false
  private final var lifecycleSubject: PublishSubject<RouterLifecycle>?
  /// Carries the activation of an interactor that is not an ``Interactor``, a mock for instance, on to the children.
  private final var activenessSubscription: (any Disposable)?
  /// The current or last place of the router; only known while leaks are looked for.
  private final var knownPlace: TreePlace?

  init(_ interactable: any Interactable, driven: Interactor?) {
    self.interactable = interactable
    self.driven = driven
    run = driven?.run ?? .current
    driven?.node = self
  }

  isolated deinit {
    activenessSubscription?.dispose()
    let children = childList.removeAll()
    let level = DeepRelease.levelOfChildren(of: releaseLevel)
    if !children.isEmpty || isActive || lifecycleSubject != nil {
      run.performInDeinit {
        if ownsInteractor { interactable.deactivate() }
        for child in children {
          // A callback of another child may have attached this one elsewhere.
          guard child.parent == nil else { continue }
          child.releaseLevel = level
          child.interactable.deactivate()
          child.didLeave(self)
        }
        lifecycleSubject?.onCompleted()
      }
    }
    run.leaks.unlistDetached(self)
    if LeakDetector.isEnabled, ownsInteractor { expectRelease() }
    if !children.isEmpty { DeepRelease.release(consume children, level: level, of: run) }
  }

  /// Sends `didLoad` when the router is loaded, without a replay, and completes when the router is released.
  public final var lifecycle: Observable<RouterLifecycle> {
    if let lifecycleSubject { return lifecycleSubject }
    let subject = PublishSubject<RouterLifecycle>()
    lifecycleSubject = subject
    return subject
  }

  /// The attached children, in the order in which they were attached.
  public final var children: [any Routing] { childList.nodes.map(\.routing) }

  /// Loads the router: once, however often this is called, and whether the router is active or not.
  public final func load() {
    guard !isLoaded else { return }
    isLoaded = true
    if driven == nil, ownsInteractor { followInteractable() }
    if Trace.isOn { run.trace.record(.load, routing) }
    lifecycleSubject?.onNext(.didLoad)
    didLoad()
  }

  /// Called once, when the router has been loaded: the place to attach permanent children.
  open func didLoad() {}

  /// Attaches `child`, which is loaded, and becomes active if this router is active.
  ///
  /// A child attached to an inactive router is loaded at once and becomes active with the router. `caller` names the
  /// routing method in the trace.
  public final func attachChild(_ child: any Routing, caller: StaticString = #function) {
    let node = child as? RouterNode ?? ForeignNode.known(child) ?? ForeignNode(child)
    checkAttachable(node, caller)
    if Trace.isOn {
      run.trace.recordRoute(self, caller)
      run.trace.record(.attach, node.routing, "to \(ribName(of: type(of: routing)))")
    }
    childList.append(node)
    node.parent = self
    node.isLeaving = false
    node.releaseLevel = 0
    node.run.leaks.unlistDetached(node)
    if LeakDetector.isEnabled { node.stand(below: self) }
    if isActive {
      if node.followParent() { node.spreadActivation() }
    } else if node.isActive {
      node.interactable.deactivate()
    }
    // The child may have left again when it became active.
    if childList.contains(node) { node.load() }
  }

  /// Deactivates `child` and takes it out of the children; the child keeps its own children.
  public final func detachChild(_ child: any Routing, caller: StaticString = #function) {
    guard let node = child as? RouterNode ?? ForeignNode.known(child) else {
      refuseToDetach(child, from: nil)
    }
    guard childList.contains(node) else { refuseToDetach(child, from: node.parent) }
    if Trace.isOn { run.trace.recordRoute(self, caller) }
    node.isLeaving = true
    node.interactable.deactivate()
    // A callback may have detached the child already, and attached it again.
    guard childList.contains(node), node.isLeaving else { return }
    childList.remove(node)
    node.parent = nil
    node.isLeaving = false
    node.didLeave(self)
  }

  final var isActive: Bool { driven?.isActive ?? interactable.isActive }

  /// Activates everything below, parent first and without recursion.
  final func spreadActivation() {
    forEachBelow { node in
      // A callback may have detached the node, or deactivated its parent again.
      guard let parent = node.parent, parent.isActive else { return false }
      if node.driven == nil, node.isActive { return false }
      return node.followParent()
    }
  }

  /// Deactivates everything below, parent first and without recursion.
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

  /// Activates this router alone after its parent; false if nothing changed, or if it is about to leave.
  private func followParent() -> Bool {
    if isLeaving { return false }
    if let driven { return driven.followParent() }
    interactable.activate()
    return true
  }

  /// Visits the nodes below, parent first; skips the children of a node for which `visit` returns false.
  private func forEachBelow(_ visit: (RouterNode) -> Bool) {
    var path: [RouterNode] = childList.nodes.reversed()
    while let node = path.popLast() {
      if visit(node) { path += node.childList.nodes.reversed() }
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

  /// The router that this node stands for: itself, except for a `ForeignNode`.
  var routing: any Routing { self }

  /// Expects that the view leaves the screen, now that the interactor is inactive.
  func expectDisappearance() {}

  /// Expects that the interactor and the view are released after this router.
  func expectRelease() {
    driven?.lastPlace = place
    run.leaks.expectRelease(of: interactable, at: place)
  }

  /// The current or last place of the router in the tree.
  final var place: TreePlace {
    if let knownPlace { return knownPlace }
    let place = TreePlace(of: type(of: routing))
    knownPlace = place
    return place
  }

  private func stand(below parent: RouterNode) {
    let above = parent.place
    // This router may have stood above `parent` before: without a cut, the two places would refer to one another.
    // A place with one reference has nothing below it, so nothing is to be cut.
    if knownPlace != nil, !isKnownUniquelyReferenced(&knownPlace) { above.cut(below: place) }
    place.parent = above
  }

  private func didLeave(_ parent: RouterNode) {
    if Trace.isOn {
      run.trace.record(.detach, routing, "from \(ribName(of: type(of: parent.routing)))")
    }
    if LeakDetector.isEnabled, knownPlace != nil { run.leaks.listDetached(self, at: place) }
  }

  /// A `ForeignNode` leaves the interactor to the router that the node stands for.
  private var ownsInteractor: Bool { routing === self }

  /// Ends the process: a router was made generic over `type`, which is not `needed`.
  static func refuse(_ type: Any.Type, _ needed: String) -> Never {
    programError(
      "\(type) is not \(needed); let the protocol that the router is generic over inherit from it")
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
    // Only a node with children can stand above this router. Building a chain from its end stays linear this way.
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

  private func refuseToDetach(_ child: any Routing, from parent: RouterNode?) -> Never {
    programError(
      """
      \(name(child)) cannot be detached from \(name(self)): \
      it is \(parent.map { "a child of \(name($0))" } ?? "not attached to any router"); \
      detach it from its own parent, once
      """)
  }

  private func name(_ router: any Routing) -> String { "\(type(of: router))" }
}

// Disfavoured, so that a router's own methods call the overloads that know the name of their caller.
extension Routing where Self: RouterNode {
  /// Attaches `child`, for callers that know this router as a `Routing` only.
  @_disfavoredOverload
  public func attachChild(_ child: any Routing) {
    attachChild(child, caller: "attachChild(_:)")
  }

  /// Detaches `child`, for callers that know this router as a `Routing` only.
  @_disfavoredOverload
  public func detachChild(_ child: any Routing) {
    detachChild(child, caller: "detachChild(_:)")
  }
}

/// The children of a router, in the order in which they were attached.
///
/// A removal leaves a gap, and the gaps are closed once they outnumber the children. Attaching and detaching therefore
/// take constant time on average, wherever the child stands.
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

  mutating func removeAll() -> [RouterNode] {
    let all = nodes
    slots = []
    count = 0
    return all
  }

  private mutating func closeGaps() {
    slots.removeAll { $0 == nil }
    for (slot, node) in slots.enumerated() { node?.slot = slot }
  }
}

/// Stands in the tree for a router that is not a ``RouterNode``, a mock for instance.
private final class ForeignNode: RouterNode {
  private struct Reference {
    weak var node: ForeignNode?
  }

  /// The nodes by the routers that they stand for, so that a second parent finds the first.
  private static var all: [ObjectIdentifier: Reference] = [:]

  private let foreign: any Routing

  init(_ foreign: any Routing) {
    self.foreign = foreign
    super.init(foreign.interactable, driven: nil)
    Self.all[ObjectIdentifier(foreign)] = Reference(node: self)
  }

  isolated deinit {
    Self.all[ObjectIdentifier(foreign)] = nil
  }

  /// The node that stands for `foreign`, if that is attached.
  static func known(_ foreign: any Routing) -> ForeignNode? {
    all[ObjectIdentifier(foreign)]?.node
  }

  override var routing: any Routing { foreign }

  override func didLoad() { foreign.load() }
}
