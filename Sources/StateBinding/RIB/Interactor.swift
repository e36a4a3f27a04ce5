/// An object that becomes active and inactive, such as an interactor. Work can be tied to its activation.
@MainActor
public protocol InteractorScope: AnyObject {
  /// Whether the scope is active now.
  var isActive: Bool { get }
  /// Sends whether the scope is active: at first the current value, then each change. Completes when the interactor is
  /// released.
  var isActiveStream: Observable<Bool> { get }
}

/// The business logic of one RIB, as its router sees it.
@MainActor
public protocol Interactable: InteractorScope {
  /// Activates the interactor; does nothing if the interactor is active.
  func activate()
  /// Deactivates the interactor; does nothing if the interactor is inactive.
  func deactivate()
}

/// The business logic of one RIB.
///
/// The steps of an activation:
///
/// 1. ``isActive`` is true and ``isActiveStream`` sends true.
/// 2. ``didBecomeActive()`` is called.
/// 3. The children become active.
///
/// The steps of a deactivation:
///
/// 1. ``willResignActive()`` is called, while the interactor is still active.
/// 2. Everything tied to the activation is disposed or cancelled.
/// 3. ``isActive`` is false and ``isActiveStream`` sends false.
/// 4. The children become inactive.
@MainActor
open class Interactor: Interactable {
  private enum Sequel {
    case none
    case activate
    case followParent
  }

  // The small properties come first, so that they share one word.

  /// Whether the interactor is active.
  public private(set) final var isActive = false
  /// Whether `didBecomeActive()` of the current activation has begun.
  private final var hasBegun = false
  /// Whether a deactivation is under way, until every observer has heard of it.
  private final var isResigning = false
  /// The activation that was requested during a deactivation, and that follows right after.
  private final var sequel = Sequel.none

  final let run = AppRun.current
  /// The router that passes an activation on to the children.
  final var node = NodeReference()
  /// The last place of this interactor's router, set when the router is released; nil unless the leak detector is enabled.
  final var lastPlace: TreePlace?

  private final var activeness: BehaviorSubject<Bool>?
  /// Everything that ends with the current activation.
  private final var activeScope: CompositeDisposable?

  /// Makes an inactive interactor.
  public init() {}

  isolated deinit {
    guard isActive || activeness != nil else { return }
    ReleaseQueue.releasing {
      run.performInDeinit {
        deactivate()
        activeness?.onCompleted()
      }
    }
  }

  /// Sends whether the interactor is active: at first the current value, then each change. Completes when the interactor is
  /// released.
  public final var isActiveStream: Observable<Bool> {
    if let activeness { return activeness }
    let activeness = BehaviorSubject(value: isActive)
    self.activeness = activeness
    return activeness
  }

  /// Activates the interactor, and then the RIBs below, parent first. Does nothing if the interactor is active.
  ///
  /// A call during a deactivation takes effect when every observer has heard of the deactivation.
  public final func activate() {
    if isResigning {
      if !isActive { sequel = .activate }
      return
    }
    if becomeActive() { node.router?.spreadActivation() }
  }

  /// Deactivates the interactor, and then the RIBs below, parent first. Does nothing if the interactor is inactive.
  public final func deactivate() {
    if resignActive() { node.router?.spreadDeactivation() }
  }

  /// Called when the interactor has become active.
  open func didBecomeActive() {}

  /// Called at the beginning of a deactivation, while the interactor is still active.
  open func willResignActive() {}

  /// Runs `operation` on the main actor as counted work. A deactivation of the interactor cancels the task.
  ///
  /// On an inactive interactor the task starts cancelled. An error is reported as a diagnostic, unless the task was
  /// cancelled.
  @discardableResult
  public final func task(
    @_implicitSelfCapture _ operation: @escaping @MainActor () async throws -> Void
  ) -> any Disposable {
    let task = CountedTask(of: "\(type(of: self))", in: run, operation)
    endOnDeactivate(task, "a task", "cancelled")
    return task
  }

  /// Disposes `disposable` at the next deactivation. On an inactive interactor, disposes it at once and reports a diagnostic.
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

  /// Activates this interactor alone, because its parent became active. A deactivation that is under way ends first.
  /// Returns false if nothing has changed yet.
  final func followParent() -> Bool {
    guard isResigning else { return becomeActive() }
    sequel = .followParent
    return false
  }

  private final func becomeActive() -> Bool {
    guard !isActive else { return false }
    isActive = true
    hasBegun = false
    if Trace.isOn { run.trace.record(.activate, tracedPart) }
    activeness?.onNext(true)
    // An observer of the stream may have deactivated the interactor, and activated it again.
    guard isActive, !hasBegun else { return true }
    hasBegun = true
    didBecomeActive()
    return true
  }

  /// Deactivates this interactor alone. Returns false if it is inactive or being deactivated.
  final func resignActive() -> Bool {
    guard isActive, !isResigning else {
      sequel = .none
      return false
    }
    isResigning = true
    if hasBegun { willResignActive() }
    // The scope stays in its property during its disposal, so that work tied to it meanwhile ends at once.
    activeScope?.dispose()
    activeScope = nil
    isActive = false
    if Trace.isOn { run.trace.record(.deactivate, tracedPart) }
    activeness?.onNext(false)
    isResigning = false
    if LeakDetector.isEnabled { node.router?.expectDisappearance() }
    performSequel()
    return true
  }

  private final func performSequel() {
    switch replace(&sequel, with: .none) {
    case .none: break
    case .activate: activate()
    case .followParent: if node.router?.parent?.isActive == true { activate() }
    }
  }

  /// The object that names the RIB in the trace: the router, or the interactor if there is no router.
  private final var tracedPart: AnyObject { node.router?.routing ?? self }
}

/// An interactor with a presenter.
@MainActor
open class PresentableInteractor<PresenterType>: Interactor {
  /// The presenter.
  public let presenter: PresenterType

  /// Makes an interactor that presents through `presenter`.
  public init(presenter: PresenterType) {
    self.presenter = presenter
  }

  isolated deinit {
    guard LeakDetector.isEnabled else { return }
    run.leaks.expectRelease(
      of: presenter as AnyObject, at: lastPlace ?? TreePlace(of: type(of: self)))
  }
}
