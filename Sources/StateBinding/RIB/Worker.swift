/// Does work outside of an interactor, while the interactor is active.
@MainActor
public protocol Working: AnyObject {
  /// Starts the worker, bound to `interactorScope`; does nothing if the worker is started.
  func start(_ interactorScope: any InteractorScope)
  /// Stops the worker; does nothing if the worker is stopped.
  func stop()
  /// Whether the worker is started. It stays started while its scope is inactive.
  var isStarted: Bool { get }
  /// Sends whether the worker is started: at first the current value, then each change. Completes when the worker is
  /// released.
  var isStartedStream: Observable<Bool> { get }
}

/// Does work while an interactor is active. Each activation begins with ``didStart(_:)`` and ends with ``didStop()``.
@MainActor
open class Worker: Working {
  /// Whether the worker is started. It stays started while its scope is inactive.
  public private(set) final var isStarted = false

  final let run = AppRun.current
  private final let startedness = BehaviorSubject(value: false)
  private final var binding: (any Disposable)?
  /// The disposables that end when the work stops; nil while no work is under way.
  private final var workScope: CompositeDisposable?
  /// Whether the worker, or its work, is being stopped.
  private final var isStopping = false
  /// The scope of a start that was requested while the worker was being stopped.
  private final var nextScope: (any InteractorScope)?

  /// Makes a worker that is not started.
  public init() {}

  isolated deinit {
    run.performInDeinit {
      stop()
      startedness.onCompleted()
    }
  }

  /// Sends whether the worker is started: at first the current value, then each change. Completes when the worker is
  /// released.
  public final var isStartedStream: Observable<Bool> { startedness }

  /// Starts the worker, which works whenever `interactorScope` is active. The scope is held weakly.
  ///
  /// A call while the worker is being stopped takes effect once the worker has stopped.
  public final func start(_ interactorScope: any InteractorScope) {
    guard !isStarted else { return }
    if isStopping {
      nextScope = interactorScope
      return
    }
    isStarted = true
    startedness.onNext(true)
    // An observer may have stopped the worker, or started it anew.
    guard isStarted, binding == nil else { return }
    binding = interactorScope.isActiveStream.subscribe(
      onNext: { [weak self, weak interactorScope] isActive in
        if isActive, let interactorScope {
          self?.beginWork(in: interactorScope)
        } else {
          self?.endWork()
        }
      },
      onCompleted: { [weak self] in self?.endWork() })
    // didStart(_:) may have stopped the worker, before there was a binding to dispose.
    if !isStarted {
      binding?.dispose()
      binding = nil
    }
  }

  /// Stops the worker until it is started again.
  public final func stop() {
    nextScope = nil
    guard isStarted else { return }
    isStarted = false
    stopping {
      // The binding is disposed first, because an observer of the stop may activate or deactivate the scope.
      binding.take()?.dispose()
      startedness.onNext(false)
      endWork()
    }
  }

  /// Called when the work begins: at a start if the scope is active, and at each activation of the scope.
  open func didStart(_ interactorScope: any InteractorScope) {}

  /// Called when the work ends: at a stop, and at each deactivation of the scope.
  open func didStop() {}

  /// Runs `operation` on the main actor as counted work, which `:tree` names after `caller`.
  /// The task is cancelled when the work of this worker stops.
  ///
  /// If no work is under way, the task starts cancelled. An error is reported as a diagnostic, unless the task was
  /// cancelled.
  @discardableResult
  public final func task(
    caller: StaticString = #function,
    @_implicitSelfCapture _ operation: @escaping @MainActor () async throws -> Void
  ) -> any Disposable {
    let task = CountedTask(of: "\(type(of: self))", caller: caller, in: run, operation)
    endOnStop(task, "a task", "cancelled")
    return task
  }

  /// Disposes `disposable` when the work stops. If no work is under way, disposes it at once and reports a diagnostic.
  final func endOnStop(_ disposable: any Disposable, _ what: String, _ ended: String) {
    guard let workScope else {
      disposable.dispose()
      Diagnostic.inactiveScope(
        what, tiedTo: "\(type(of: self)), whose work does not go on", ended,
        remedy: "start it in didStart(_:) or later"
      ).report()
      return
    }
    workScope.insert(disposable)
  }

  private func beginWork(in interactorScope: any InteractorScope) {
    guard workScope == nil else { return }
    workScope = CompositeDisposable()
    didStart(interactorScope)
  }

  private func endWork() {
    guard let scope = workScope.take() else { return }
    stopping {
      scope.dispose()
      didStop()
    }
  }

  /// Runs `body`, which stops the worker or its work. Then starts the worker again if a start was requested meanwhile.
  private func stopping(_ body: () -> Void) {
    let isOutermost = !isStopping
    isStopping = true
    body()
    guard isOutermost else { return }
    isStopping = false
    if let scope = nextScope.take() { start(scope) }
  }
}
