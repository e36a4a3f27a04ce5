/// The business logic of one RIB.
///
/// Activation is: ``isActive`` and ``isActiveStream`` say true, then ``didBecomeActive()``, then the children become
/// active. Deactivation is: ``willResignActive()`` while it is still active, then everything tied to it is disposed and
/// cancelled, then the stream says false, then the children become inactive.
@MainActor
open class Interactor: Interactable {
  // Unchecked is right, here and below: no access outlasts a load or a store; rows "attach + detach".

  /// Whether it is active.
  @exclusivity(unchecked) public private(set) final var isActive = false

  /// The app that it is a part of.
  final let run = AppRun.current
  /// The router that carries its activation on to the children.
  ///
  /// Unsafe is right: the router's `deinit` takes it away on the main actor, before the memory goes. A checked reference
  /// would end the process between the last release and that `deinit`, if the last release was on another thread.
  @exclusivity(unchecked) final var nodeReference = Unkept<RouterNode>()
  /// Where its router stood last, which is gone, as this should be; only kept, by hand, while leaks are looked for.
  @exclusivity(unchecked) private final var lastPlace = Unkept<Place>()

  private final var activeness: BehaviorSubject<Bool>?
  /// What ends with the current activation.
  private final var activeScope: CompositeDisposable?
  /// Whether it is about to be inactive, or is and has not told everybody.
  private final var isResigning = false
  /// What it has been asked for meanwhile, and does right after.
  private final var sequel = Sequel.none
  /// Whether `didBecomeActive()` of the current activation has begun.
  private final var hasBegun = false

  /// An inactive interactor.
  public init() {}

  isolated deinit {
    if isActive || activeness != nil {
      ReleaseQueue.releasing {
        run.performInDeinit {
          deactivate()
          activeness?.onCompleted()
        }
      }
    }
    leaveLastPlace()
  }

  /// Whether it is active: now, and each change, without repeats; completes when it goes.
  public final var isActiveStream: Observable<Bool> {
    if let activeness { return activeness }
    let activeness = BehaviorSubject(value: isActive)
    self.activeness = activeness
    return activeness
  }

  /// Makes it active, and then its children, parent first; does nothing where it is.
  ///
  /// Called by who hears that it is inactive, it waits until everybody has heard.
  public final func activate() {
    if isResigning {
      if !isActive { sequel = .activation }
      return
    }
    guard becomeActive() else { return }
    node?.spreadActivation()
  }

  /// Makes it inactive, and then its children, parent first; does nothing where it is.
  public final func deactivate() {
    guard resignActive() else { return }
    node?.spreadDeactivation()
  }

  /// Is called when it has become active.
  open func didBecomeActive() {}

  /// Is called while it is still active, just before it no longer is.
  open func willResignActive() {}

  /// Runs `operation` on the main actor, counted, until it ends or the interactor is deactivated, which cancels it.
  ///
  /// On an inactive interactor it starts cancelled. An error that it throws is reported as a diagnostic, unless it was
  /// cancelled.
  @discardableResult
  public final func task(
    @_implicitSelfCapture _ operation: @escaping @MainActor () async throws -> Void
  ) -> any Disposable {
    let task = CountedTask(of: "\(type(of: self))", in: run, operation)
    endOnDeactivate(task, "a task", "cancelled")
    return task
  }

  /// Disposes `disposable` at the next deactivation; at once, and says so, where it is inactive.
  final func endOnDeactivate(_ disposable: any Disposable, _ what: String, _ ended: String) {
    guard isActive else {
      disposable.dispose()
      Diagnostic.inactiveScope(
        what, tiedTo: "\(type(of: self)), which is inactive", ended,
        remedy: "start it in didBecomeActive() or later"
      ).report()
      return
    }
    let scope = activeScope ?? CompositeDisposable()
    activeScope = scope
    scope.insert(disposable)
  }

  /// Becomes active, without the children; false where it is.
  final func becomeActive() -> Bool {
    guard !isActive else { return false }
    isActive = true
    hasBegun = false
    if Trace.isOn { run.trace.record(.activate, tracedPart) }
    activeness?.onNext(true)
    // An observer of the stream may have ended it again.
    guard isActive, !hasBegun else { return true }
    hasBegun = true
    didBecomeActive()
    return true
  }

  /// Becomes active as its parent is, without the children, and not before it has resigned; false where it is.
  final func followParent() -> Bool {
    guard isResigning else { return becomeActive() }
    sequel = .following
    return false
  }

  /// Becomes inactive, without the children; false where it is, or is about to be.
  final func resignActive() -> Bool {
    guard isActive, !isResigning else {
      sequel = .none
      return false
    }
    isResigning = true
    if hasBegun { willResignActive() }
    // It stays in place, so that what is tied to it while it is being disposed goes with it.
    if let activeScope {
      activeScope.dispose()
      self.activeScope = nil
    }
    isActive = false
    if Trace.isOn { run.trace.record(.deactivate, tracedPart) }
    activeness?.onNext(false)
    isResigning = false
    // Kept meanwhile: what asks the view is the feature's code.
    if LeakDetector.isEnabled { node?.expectDisappearance() }
    if sequel != .none { goOn() }
    return true
  }

  /// Expects that it goes, as the router does that stood at `place`, which this keeps from now on.
  final func expectRelease(at place: Unkept<Place>) {
    leaveLastPlace()
    lastPlace = place
    place.with { run.leaks.expect(.release, of: self, at: $0) }
  }

  private final func leaveLastPlace() {
    if lastPlace.isEmpty { return }
    lastPlace.with { run.leaks.drop($0) }
    lastPlace.letGo()
  }

  /// Whether the view controller that was expected to go with its router is at `address`.
  @usableFromInline
  final func isView(_ address: UInt) -> Bool {
    lastPlace.with { $0.view == address } ?? false
  }

  /// Expects that its presenter goes, as this does.
  @usableFromInline
  final func expectRelease(ofPresenter presenter: AnyObject) {
    run.leaks.expectRelease(of: presenter, at: lastPlace.object ?? Place(of: type(of: self)))
  }

  /// Does what it has been asked for meanwhile.
  private final func goOn() {
    let isWanted = sequel == .activation || node?.parent?.isActive == true
    sequel = .none
    if isWanted { activate() }
  }

  private enum Sequel {
    case none
    /// To become active.
    case activation
    /// To become active as its parent has, if that still is.
    case following
  }

  private final var node: RouterNode? { nodeReference.object }

  /// What names its RIB in the trace: the router, while there is one.
  private final var tracedPart: AnyObject { node?.routing ?? self }
}
