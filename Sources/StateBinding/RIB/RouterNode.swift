/// What every router is, whatever its interactor: a node of the tree.
///
/// Subclass ``Router`` or ``ViewableRouter`` instead.
@MainActor
open class RouterNode: Routing {
  /// The interactor, if it is one of the framework's, whose activation reaches the children through this node.
  ///
  /// Unsafe is right: the subclass ``Router`` keeps it, and lets go of it after everything that is done here.
  final let driven: Unkept<Interactor>
  /// The interactor, if it is not.
  private final let foreign: ForeignInteractor?
  /// The router that it is attached to.
  ///
  /// Unsafe is right: that router's `deinit` takes it away on the main actor, before the memory goes. A checked
  /// reference would end the process in a subclass's own `deinit`, which may detach children.
  @exclusivity(unchecked) final var parentReference = Unkept<RouterNode>()
  // Unchecked is right: the list runs no code but its own; rows "attach + detach".
  @exclusivity(unchecked) final var childList = ChildList()
  // Beside it in its parent's list, which keeps both.
  @exclusivity(unchecked) final var previousSibling = Unkept<RouterNode>()
  @exclusivity(unchecked) final var nextSibling = Unkept<RouterNode>()
  /// Whether it is being detached, and resigns for that.
  final var isLeaving = false
  /// How deep in routers that go because their parents' own properties went.
  final var releaseDepth = 0
  /// Where it stands, or stood last, and that it comes back or goes; only kept while leaks are looked for.
  ///
  /// It keeps that by hand, and gives it to the interactor as it goes: used without a retain; rows "attach + detach".
  @exclusivity(unchecked) final var placeReference = Unkept<Place>()

  private final var isLoaded = false
  private final var lifecycleSubject: PublishSubject<RouterLifecycle>?

  @usableFromInline
  init(interactor: __shared Interactor) {
    driven = Unkept(interactor)
    foreign = nil
    interactor.nodeReference.object = self
  }

  @usableFromInline
  init(foreign: any Interactable) {
    driven = Unkept()
    self.foreign = ForeignInteractor(foreign)
  }

  /// Ends it: the isolated `deinit` of its direct subclasses.
  ///
  /// It is none of this class, as each class with one in the line of descent checks the executor once more.
  @usableFromInline
  final func end() {
    // Nothing may find its way back to this router any more, and the children's code runs below.
    driven.with { if $0.nodeReference.refers(to: self) { $0.nodeReference.object = nil } }
    if let foreign { foreign.activeness?.dispose() }
    if childList.isEmpty, !hasListeners {
      expectReleaseIfWatched()
    } else {
      endWithOthers()
    }
  }

  private final func endWithOthers() {
    let children = childList.removeAll()
    children.forEach { $0.parent = nil }

    let depth = ReleaseQueue.isReleasing ? 1 : releaseDepth + 1
    run.performInDeinit {
      if isDriver { deactivate() }
      // What happens on the way may attach one elsewhere.
      children.forEach { child in
        guard child.parentReference.isEmpty else { return }
        child.releaseDepth = depth
        child.deactivate()
        child.didLeave(self)
      }
      lifecycleSubject?.onCompleted()
    }
    // What has been attached on the way.
    childList.removeAll().forEach { $0.parent = nil }
    expectReleaseIfWatched()

    guard !children.isEmpty else { return }
    if depth <= ReleaseQueue.depthLimit {
      ReleaseQueue.release(consume children)
    } else {
      ReleaseQueue.releaseLater(consume children, of: run)
    }
  }

  private final func expectReleaseIfWatched() {
    if LeakDetector.isEnabled, isDriver {
      if placeReference.isEmpty { placeReference = Unkept(keeping: Place(of: routerType)) }
      expectRelease()
    }
    if placeReference.isEmpty { return }
    placeReference.with { run.leaks.drop($0) }
    placeReference.letGo()
    placeReference = Unkept()
  }

  /// The interactor, if it is one of the framework's.
  final var interactorBase: Interactor? { driven.object }

  /// The interactor that it drives.
  public final var interactable: any Interactable {
    if let interactorBase { return interactorBase }
    guard let foreign else { programError("\(type(of: self)) has no interactor") }
    return foreign.interactable
  }

  /// The app that it is a part of.
  final var run: AppRun { interactorBase?.run ?? foreign?.run ?? .current }

  /// Says `didLoad` when that happens, not to those who come later; completes when the router goes.
  public final var lifecycle: Observable<RouterLifecycle> {
    if let lifecycleSubject { return lifecycleSubject }
    let subject = PublishSubject<RouterLifecycle>()
    lifecycleSubject = subject
    return subject
  }

  /// The attached children, in the order in which they were attached.
  public final var children: [any Routing] { childList.nodes.map(\.routing) }

  /// Loads it: once, however often it is called and whether it is active or not.
  public final func load() {
    guard !isLoaded else { return }
    isLoaded = true
    if interactorBase == nil, isDriver { followActiveness() }
    if Trace.isOn { run.trace.record(.load, routing) }
    lifecycleSubject?.onNext(.didLoad)
    didLoad()
  }

  /// Is called once, when it has been loaded: the place to attach what is always there.
  open func didLoad() {}

  /// The router that this node stands for: itself, unless that is none of the framework's.
  var routing: any Routing { self }

  /// The type of that.
  var routerType: Any.Type { type(of: self) }

  /// Whether the interactor is its own to drive, and goes with it.
  var isDriver: Bool { true }

  /// Expects that its view leaves the screen, now that the interactor is inactive.
  func expectDisappearance() {}

  /// Expects that what belongs to it goes with it, of which its interactor, one of the framework's, takes its place over.
  func expectRelease() {
    if driven.isEmpty {
      placeReference.with { run.leaks.expectRelease(of: interactable, at: $0) }
    } else {
      driven.with { $0.expectRelease(at: placeReference) }
      placeReference = Unkept()
    }
  }

  /// Where it stands, or stood last, while leaks are looked for.
  final var place: Place? { placeReference.object }

  /// Whether its end is of interest to anybody but its children.
  private var hasListeners: Bool {
    lifecycleSubject != nil || interactorBase?.isActive ?? true
  }

  private func followActiveness() {
    foreign?.activeness = interactable.isActiveStream.subscribe(onNext: { [weak self] isActive in
      if isActive {
        self?.spreadActivation()
      } else {
        self?.spreadDeactivation()
      }
    })
  }
}
