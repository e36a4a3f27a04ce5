/// An object that becomes active and inactive, such as an interactor. Work can be tied to its activation.
@MainActor
public protocol InteractorScope: AnyObject {
  var isActive: Bool { get }
  /// Sends whether the scope is active, the current value first. Completes when the interactor is released.
  @_disfavoredOverload var isActiveStream: Observable<Bool> { get }
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
  /// The steps of an activation and of a deactivation.
  private enum Phase {
    case inactive
    /// The observers of the stream are being told of the activation.
    case announced
    /// `didBecomeActive()` has begun.
    case begun
    /// `willResignActive()` is being called, and then everything tied to the activation is ended.
    case resigning
    /// The observers of the stream are being told of the deactivation.
    case resigned
  }

  /// The activation that was requested during a deactivation and follows right after the deactivation.
  private enum Sequel {
    case none
    case activate
    case followParent
  }

  private final var phase = Phase.inactive
  private final var sequel = Sequel.none

  final let run = AppRun.current
  /// The router that passes an activation on to the children.
  final var tree = NodeReference()

  /// Whether the interactor had a router that is gone. That router has seen to the leaks.
  final var hasLeftRouter = false

  /// The stream of ``isActive``; nil until somebody asks for it.
  private final var activeness: BehaviorSubject<Bool>?
  /// Everything that ends with the current activation; nil while there is nothing.
  private final var scope: CompositeDisposable?

  public init() {}

  deinit {
    // The router has deactivated the interactor and has seen to the presenter, unless there is no router.
    if phase == .inactive, activeness == nil, hasLeftRouter { return }
    let (run, scope, activeness) = (run, scope, activeness)
    OnMainActor.perform {
      run.performInDeinit {
        tellRelease()
        deactivate()
        activeness?.onCompleted()
        if LeakDetector.isOn, !hasLeftRouter, let presenterObject {
          run.leaks.watch(presenterObject, of: RIBPath(ribs: [type(of: self)]), for: .release())
        }
      }
    } orLater: {
      run.performInDeinit {
        scope?.dispose()
        activeness?.onCompleted()
      }
    }
  }

  public final var isActive: Bool {
    switch phase {
    case .inactive, .resigned: false
    case .announced, .begun, .resigning: true
    }
  }

  @_disfavoredOverload public final var isActiveStream: Observable<Bool> {
    let activeness = activeness ?? BehaviorSubject(value: isActive)
    self.activeness = activeness
    return activeness
  }

  /// Activates the interactor, and then the RIBs below, parent first. Does nothing if the interactor is active.
  ///
  /// The framework calls this: the parent's router when it attaches this RIB or when the parent becomes active, and
  /// ``LaunchRouter/launch(from:)`` for the root. In a feature, only the tests call it.
  ///
  /// A call in `willResignActive()` does nothing, as in RIBs-iOS, because the interactor is still active. An observer of the
  /// deactivation may also call this method. The activation follows once every observer and every RIB below has heard of it.
  public final func activate() {
    if phase == .resigned {
      sequel = .activate
    } else if becomeActive() {
      tree.node?.spreadActivation()
    }
  }

  /// Deactivates the interactor, and then the RIBs below, parent first. Does nothing if the interactor is inactive.
  ///
  /// The framework calls this: the parent's router when it detaches this RIB or when the parent becomes inactive, and the
  /// router of this RIB when the router is released.
  public final func deactivate() {
    if resignActive() { tree.node?.spreadDeactivation() }
  }

  /// Called when the interactor has become active.
  open func didBecomeActive() {}

  /// Called at the beginning of a deactivation, while the interactor is still active.
  open func willResignActive() {}

  /// Names `method` in the trace, as in `* hear Root profileDidLogout()`. A method of a child's listener calls this first.
  public final func trace(_ method: StaticString = #function) {
    if run.trace.isOn { run.trace.record(.hear, tracedType, .text("\(method)")) }
  }

  /// Names `action` in the trace, as in `* action Profile logout`. Call this first in `request(action:)` if the view model is
  /// written by hand: ``ViewModel`` names each action itself.
  public final func trace(action: Any) {
    if run.trace.isOn { run.trace.record(.action, tracedType, .action(action)) }
  }

  /// Says that this interactor drops `action`, which came too early: with an event `lost` in the trace, and a diagnostic that has the
  /// `reason`, such as "saving is under way".
  public final func drop(_ action: Any, because reason: String) {
    if run.trace.isOn { run.trace.record(.lost, tracedType, .action(action)) }
    let message = """
      \(type(of: self)) dropped \(mention(action)) because \(reason); disable what requests it until then
      """
    run.diagnostics.report(Diagnostic(kind: .lostAction, message: message))
  }

  /// Runs `operation` on the main actor as counted work, which `:tree` names after `caller`.
  /// A deactivation of the interactor cancels the task.
  ///
  /// On an inactive interactor the task starts cancelled. An error of a task that was not cancelled is a diagnostic.
  @discardableResult
  public final func task(
    caller: StaticString = #function,
    @_implicitSelfCapture _ operation: @escaping @MainActor () async throws -> Void
  ) -> any Disposable {
    let task = CountedTask(of: "\(type(of: self))", caller: caller, in: run, operation)
    endOnDeactivate(task)
    return task
  }

  /// The work of the tasks that end with the current activation.
  package final var openTasks: [ParkedWork] {
    scope?.owned.compactMap { ($0 as? CountedTask)?.work } ?? []
  }

  /// Tells the run of the tasks that end because the interactor, or its router, is released.
  final func tellRelease() { run.onRelease?(openTasks) }

  /// Disposes `disposable` at the next deactivation. On an inactive interactor, disposes it at once and reports a diagnostic.
  final func endOnDeactivate(_ disposable: any Disposable) {
    guard isActive else {
      return run.end(
        disposable, tiedTo: "\(type(of: self)), which is inactive",
        remedy: "start it in didBecomeActive() or later"
          + (tree.node == nil ? ", and call activate() first if a test made the interactor" : ""))
    }
    let scope = scope ?? CompositeDisposable()
    self.scope = scope
    scope.insert(disposable)
  }

  /// Activates this interactor alone, because its parent became active. A deactivation that is under way ends first.
  /// Returns false if nothing has changed yet.
  final func followParent() -> Bool {
    switch phase {
    case .resigning, .resigned:
      sequel = .followParent
      return false
    case .inactive, .announced, .begun: return becomeActive()
    }
  }

  private final func becomeActive() -> Bool {
    guard phase == .inactive else { return false }
    phase = .announced
    if run.trace.isOn { run.trace.record(.activate, tracedType) }
    activeness?.onNext(true)
    // An observer of the stream may have deactivated the interactor, and activated it again.
    guard phase == .announced else { return true }
    phase = .begun
    let outer = replace(&run.underWay.rib, with: type(of: self))
    didBecomeActive()
    run.underWay.rib = outer
    return true
  }

  /// Deactivates this interactor alone. Returns false if it is inactive or being deactivated.
  final func resignActive() -> Bool {
    let hasBegun = phase == .begun
    guard hasBegun || phase == .announced else {
      sequel = .none
      return false
    }
    phase = .resigning
    if hasBegun { willResignActive() }
    // The scope stays in its property during its disposal, so that work tied to it meanwhile ends at once.
    scope?.dispose()
    scope = nil
    phase = .resigned
    if run.trace.isOn { run.trace.record(.deactivate, tracedType) }
    activeness?.onNext(false)
    phase = .inactive
    if LeakDetector.isOn { tree.node?.expectDisappearance() }
    performSequel()
    return true
  }

  private final func performSequel() {
    let next = replace(&sequel, with: .none)
    if next == .none { return }
    // The RIBs below hear of the deactivation first.
    tree.node?.spreadDeactivation()
    if tree.node?.parent?.isActive ?? (next == .activate) { activate() }
  }

  /// The presenter, if the interactor has one.
  var presenterObject: AnyObject? { nil }

  /// The type that names the RIB in the trace: that of the router, or of the interactor if there is no router.
  private final var tracedType: Any.Type { tree.node?.ribType ?? type(of: self) }
}

@MainActor
open class PresentableInteractor<PresenterType>: Interactor {
  public let presenter: PresenterType

  public init(presenter: PresenterType) {
    self.presenter = presenter
    super.init()
  }

  final override var presenterObject: AnyObject? { presenter as AnyObject }
}
