/// The place of a router in the tree of RIBs, with everything of the router that must end on the main actor.
///
/// Only its router owns the node, so the node ends the RIB when the router is released. The router itself has no `deinit`:
/// below an isolated one, the compiler would refuse a plain `deinit` in a feature's router.
@MainActor
final class TreeNode {
  /// The interactor if it is an ``Interactor``, which calls this node directly when it becomes active or inactive.
  private(set) var driven: Interactor?
  /// The interactor if it is anything else, such as a mock.
  private let foreign: (any Interactable)?
  /// Passes the activations of a foreign interactor on to the children.
  private var activeness: (any Disposable)?
  let run: AppRun
  /// The type of the router, which names the RIB.
  let ribType: Any.Type
  var view: (any ViewControllable)?

  private var above = NodeReference()
  /// The ends of the chain of children, which goes through `next` and `previous`. A chain and not an array, so that a child comes
  /// and goes in constant time without memory of its own.
  private var first: TreeNode?
  private var last: TreeNode?
  private var previous: TreeNode?
  private var next: TreeNode?
  /// The router of this node while it is attached. The tree keeps the router, and the router keeps its node.
  private var attached: (any Routing)?
  // The small properties stand together, so that they share one word.
  /// Whether the node stands for a router that is no ``RouterNode``, such as a mock. Such a router drives its interactor
  /// itself.
  ///
  /// Only its parent knows the node, so a foreign router that is attached to two parents is not noticed.
  private let isForeign: Bool
  /// Whether the router is being detached and its interactor is being deactivated for that reason.
  private var isLeaving = false
  private(set) var isLoaded = false
  /// The last turn in which a method of the router named itself in the trace; 0 if none did.
  private var routedIn: UInt32 = 0

  private var lifecycleSubject: PublishSubject<RouterLifecycle>?
  /// Lists the router as detached, with the path that it had; nil if the router is not listed.
  private var detachment: LeakDetector.Detachment?

  init(
    _ interactable: any Interactable, driven: Interactor?, of ribType: Any.Type,
    isForeign: Bool = false
  ) {
    self.driven = driven
    foreign = driven == nil ? interactable : nil
    self.ribType = ribType
    self.isForeign = isForeign
    run = driven?.run ?? .current
  }

  isolated deinit {
    // The interactor may drive another router by now.
    if let driven, driven.tree.node === self {
      driven.tree.node = nil
      driven.hasLeftRouter = true
    }
    activeness?.dispose()
    let children = releaseChildren()
    if !children.isEmpty || isActive || lifecycleSubject != nil {
      run.performInDeinit {
        driven?.tellRelease()
        if !isForeign { interactable.deactivate() }
        for (child, _) in children {
          // A callback of another RIB may have attached this child elsewhere.
          guard child.parent == nil else { continue }
          child.interactable.deactivate()
          child.didLeave(self)
        }
        lifecycleSubject?.onCompleted()
      }
    }
    if LeakDetector.isOn, !isForeign { expectRelease() }
    endDetachment()
  }

  var interactable: any Interactable {
    guard let interactable: any Interactable = driven ?? foreign else {
      programError("\(ribType) is asked for its interactor after its release")
    }
    return interactable
  }

  var lifecycle: Observable<RouterLifecycle> {
    if let lifecycleSubject { return lifecycleSubject }
    let subject = PublishSubject<RouterLifecycle>()
    lifecycleSubject = subject
    return subject
  }

  var children: [any Routing] {
    var nodes: [TreeNode] = []
    appendChildrenReversed(to: &nodes)
    return nodes.reversed().compactMap(\.attached)
  }

  /// Notes that the router is loaded. Returns false if it was loaded before.
  func load() -> Bool {
    guard !isLoaded else { return false }
    isLoaded = true
    if let foreign, !isForeign { follow(foreign) }
    if run.trace.isOn { run.trace.record(.load, ribType) }
    if let driven, run.diagnostics.isObserved || run.leaks.looksByItself {
      driven.reportMissingReferences(of: self)
    }
    lifecycleSubject?.onNext(.didLoad)
    return true
  }

  /// Names `method` of the router in the trace.
  func trace(_ method: StaticString) {
    guard run.trace.isOn else { return }
    routedIn = Turn.number
    run.trace.record(.route, ribType, .text("\(method)"))
  }

  /// Records that `method` changes the tree, unless a method of the router has named itself in this turn.
  private func recordRoute(_ method: StaticString) {
    if routedIn != Turn.number { run.trace.recordRoute(self, ribType, method) }
  }

  /// Attaches `child`, in the steps that ``RouterNode/attachChild(_:caller:)`` lists.
  func attach(_ child: any Routing, _ caller: StaticString) {
    let node =
      node(of: child)
      ?? TreeNode(
        child.interactable, driven: nil, of: type(of: child), isForeign: true)
    checkAttachable(node, caller)
    if run.trace.isOn {
      recordRoute(caller)
      run.trace.record(.attach, node.ribType, .text("to \(ribName(of: ribType))"))
    }
    link(node, child)
    node.isLeaving = false
    node.endDetachment()
    if isActive {
      if node.followParent() { node.spreadActivation() }
    } else if node.isActive {
      node.interactable.deactivate()
    }
    // The child may have left again when it became active.
    guard node.parent === self else { return }
    if node.isForeign { _ = node.load() }
    child.load()
  }

  /// Detaches `child` from `router`, the router of this node, in the steps that ``RouterNode/detachChild(_:caller:)`` lists.
  func detach(_ child: any Routing, from router: RouterNode, _ caller: StaticString) {
    guard let node = node(of: child), node.parent === self else {
      refuseToDetach(child, from: router, caller)
    }
    if run.trace.isOn { recordRoute(caller) }
    node.isLeaving = true
    node.interactable.deactivate()
    // A callback may have detached the child already, and attached it again.
    guard node.parent === self, node.isLeaving else { return }
    unlink(node)
    node.isLeaving = false
    node.didLeave(self)
  }

  /// The node of `router`; nil if `router` is no `RouterNode` and no child.
  private func node(of router: any Routing) -> TreeNode? {
    if let router = router as? RouterNode { return router.node }
    var next = first
    while let node = next, node.attached !== router { next = node.next }
    return next
  }

  /// Makes `node`, the node of `router`, the last child.
  private func link(_ node: TreeNode, _ router: any Routing) {
    node.above.node = self
    node.attached = router
    node.previous = last
    if let last { last.next = node } else { first = node }
    last = node
  }

  private func unlink(_ node: TreeNode) {
    let (previous, next) = (node.previous.take(), node.next.take())
    if let previous { previous.next = next } else { first = next }
    if let next { next.previous = previous } else { last = previous }
    node.above.node = nil
    node.attached = nil
  }

  /// Unlinks all children and returns them with their routers, for the caller to release.
  private func releaseChildren() -> [(node: TreeNode, router: any Routing)] {
    var children: [(node: TreeNode, router: any Routing)] = []
    while let node = first {
      if let router = node.attached { children.append((node, router)) }
      unlink(node)
    }
    return children
  }

  /// Appends the children to `path`, the last one first.
  private func appendChildrenReversed(to path: inout [TreeNode]) {
    var next = last
    while let node = next {
      path.append(node)
      next = node.previous
    }
  }

  /// The node to whose router this router is attached; nil once the `deinit` of that node has begun.
  var parent: TreeNode? { above.node }

  var isActive: Bool { driven?.isActive ?? foreign?.isActive ?? false }

  /// Activates the routers below, parent first and without recursion.
  func spreadActivation() {
    forEachBelow { node in
      // A callback may have detached the node, or deactivated its parent again.
      guard let parent = node.parent, parent.isActive else { return false }
      if node.driven == nil, node.isActive { return false }
      return node.followParent()
    }
  }

  /// Deactivates the routers below, parent first and without recursion.
  func spreadDeactivation() {
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

  /// Activates this RIB alone, because its parent became active. Returns false if nothing changed.
  private func followParent() -> Bool {
    if isLeaving { return false }
    if let driven { return driven.followParent() }
    interactable.activate()
    return true
  }

  /// Visits the nodes below, parent first. Skips the nodes below a node for which `visit` returns false.
  private func forEachBelow(_ visit: (TreeNode) -> Bool) {
    if first == nil { return }
    var path: [TreeNode] = []
    appendChildrenReversed(to: &path)
    while let node = path.popLast() {
      if visit(node) { node.appendChildrenReversed(to: &path) }
    }
  }

  private func follow(_ foreign: any Interactable) {
    activeness = foreign.isActiveStream.subscribe(onNext: {
      [weak self] isActive in
      if isActive {
        self?.spreadActivation()
      } else {
        self?.spreadDeactivation()
      }
    })
  }

  /// Expects that the view leaves the screen, now that the interactor is inactive.
  func expectDisappearance() {
    guard let view, view.isOnScreen else { return }
    let isStillShown = { @MainActor [weak view, weak interactable] in
      view?.isOnScreen == true && interactable?.isActive != true
    }
    run.leaks.watch(view, of: path, for: .disappearance(isStillShown: isStillShown))
  }

  /// Expects that the interactor, the view and the presenter are released with the router, each unless one before it is kept
  /// and may hold it.
  private func expectRelease() {
    let leaks = run.leaks
    var presenter = driven?.presenterObject
    if let foreign { leaks.watch(foreign, of: path, for: .release()) }
    var (interactor, view): (Interactor?, AnyObject?) = (driven.take(), view.take())
    let watch = leaks.release(&interactor, of: path)
    if view === presenter { presenter = nil }
    leaks.release(&view, of: path, wasAttached: isLoaded)
    leaks.release(&presenter, of: path, after: watch)
  }

  /// The path from the root down to this router. A detached router keeps its path.
  var path: RIBPath { detachment?.path ?? path(below: parent) }

  private func path(below parent: TreeNode?) -> RIBPath {
    var ribs: [Any.Type] = []
    ribs.reserveCapacity(8)
    ribs.append(ribType)
    var next = parent
    while let node = next {
      if let path = node.detachment?.path {
        ribs += path.ribs
        break
      }
      ribs.append(node.ribType)
      next = node.parent
    }
    return RIBPath(ribs: ribs)
  }

  private func didLeave(_ parent: TreeNode) {
    if run.trace.isOn {
      run.trace.record(.detach, ribType, .text("from \(ribName(of: parent.ribType))"))
    }
    if LeakDetector.isOn, !isForeign {
      detachment = run.leaks.noteDetachment(
        of: self, at: path(below: parent), holder: SelfHold.property(holdingRouterOf:))
    }
  }

  private func endDetachment() {
    if let detachment = detachment.take() { run.leaks.end(detachment) }
  }

  private func checkAttachable(_ node: TreeNode, _ caller: StaticString) {
    if let parent = node.parent {
      programError(
        """
        \(node.ribType) cannot be attached to \(ribType) in \(caller): \
        it is already attached to \(parent === self ? "it; attach it once" : "\(parent.ribType); detach it first")
        """)
    }
    if node === self {
      programError("\(ribType) cannot be attached to itself; attach a router of another RIB")
    }
    // Only a node with children can be above this router. Without this shortcut, attaching RIB after RIB at the bottom of a
    // chain would take quadratic time.
    if node.first == nil { return }
    var ancestor = parent
    while let above = ancestor {
      if above === node {
        programError(
          """
          \(node.ribType) cannot be attached to \(ribType): it stands above it in the tree; \
          detach \(ribType) from there first
          """)
      }
      ancestor = above.parent
    }
  }

  private func refuseToDetach(
    _ child: any Routing, from router: RouterNode, _ caller: StaticString
  ) -> Never {
    let remedy = "detach it from its own parent, once"
    let property = storedProperties(of: router).first { object(in: $0.value) === child }?.name
    let clearing = property.map { ", and set \(ribType).\($0) to nil then" }
    let reason =
      switch (child as? RouterNode)?.node {
      case nil: "is not among its children; \(remedy)"
      case let node? where !node.isLoaded:
        "was never attached to any router; call attachChild(_:) in the method that shows the RIB"
      case let node?:
        node.parent.map { "is a child of \($0.ribType); \(remedy)" }
          ?? "is not attached any more; detach it once\(clearing ?? "")"
      }
    programError("\(type(of: child)) cannot be detached from \(ribType) in \(caller): it \(reason)")
  }
}

/// A reference to the node of the RIB's own router, or of the parent's router. The node clears the reference in its `deinit`.
///
/// Not `unowned`: a last release on another thread queues the node's isolated `deinit`. An interactor that becomes active or
/// inactive in between would trap. Not `weak`: the first weak reference to an object allocates memory and slows down every
/// later use of the object.
///
/// Unsafe is right, because the memory of the node stays until its `deinit` ends. Do not let the node escape.
@MainActor
struct NodeReference {
  unowned(unsafe) var node: TreeNode?
}
