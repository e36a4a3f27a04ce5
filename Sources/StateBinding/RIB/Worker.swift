/// Work that goes on while an interactor is active, kept out of it.
@MainActor
public protocol Working: AnyObject {
  /// Starts it, bound to `interactorScope`; does nothing where it is started.
  func start(_ interactorScope: any InteractorScope)
  /// Stops it; does nothing where it is stopped.
  func stop()
  /// Whether it has been started and not been stopped, be its scope active or not.
  var isStarted: Bool { get }
  /// Whether it is started: now, and each change; completes when it goes.
  var isStartedStream: Observable<Bool> { get }
}

/// Work that goes on while an interactor is active: from ``didStart(_:)`` to ``didStop()``, again at each activation.
@MainActor
open class Worker: Working {
  /// Whether it has been started and not been stopped, be its scope active or not.
  public private(set) final var isStarted = false

  /// The app that it is a part of.
  final let run = AppRun.current
  private final let startedness = BehaviorSubject(value: false)
  private final var binding: (any Disposable)?
  /// What ends when the work stops; there only while it goes on.
  private final var workScope: CompositeDisposable?
  /// Whether it is being stopped, or its work is.
  private final var isStopping = false
  /// Where it has been started again meanwhile.
  private final var nextScope: (any InteractorScope)?

  /// A worker that is not started.
  public init() {}

  isolated deinit {
    run.performInDeinit {
      stop()
      startedness.onCompleted()
    }
  }

  /// Whether it is started: now, and each change; completes when it goes.
  public final var isStartedStream: Observable<Bool> { startedness }

  /// Starts it: the work goes on whenever `interactorScope`, which is not retained, is active.
  ///
  /// Called while it stops, by who hears of that for instance, it waits until it has stopped.
  public final func start(_ interactorScope: any InteractorScope) {
    guard !isStarted else { return }
    if isStopping {
      nextScope = interactorScope
      return
    }
    isStarted = true
    startedness.onNext(true)
    // Who hears of it may have stopped it, or started it anew.
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
    // It may have been stopped while it began, before there was anything to unbind.
    if !isStarted {
      binding?.dispose()
      binding = nil
    }
  }

  /// Stops it, for good unless it is started again.
  public final func stop() {
    nextScope = nil
    guard isStarted else { return }
    isStarted = false
    stopping {
      // First, as who hears that it stops may change the scope's activeness.
      binding.take()?.dispose()
      startedness.onNext(false)
      endWork()
    }
  }

  /// Is called when the work begins: when it is started in an active scope, and when its scope becomes active.
  open func didStart(_ interactorScope: any InteractorScope) {}

  /// Is called when the work ends: when it is stopped, and when its scope becomes inactive.
  open func didStop() {}

  /// Runs `operation` on the main actor, counted, until it ends or the work stops, which cancels it.
  ///
  /// On a worker whose work does not go on it starts cancelled. An error that it throws is reported as a diagnostic,
  /// unless it was cancelled.
  @discardableResult
  public final func task(
    @_implicitSelfCapture _ operation: @escaping @MainActor () async throws -> Void
  ) -> any Disposable {
    let task = CountedTask(of: "\(type(of: self))", in: run, operation)
    endOnStop(task, "a task", "cancelled")
    return task
  }

  /// Disposes `disposable` when the work stops; at once, and says so, where it does not go on.
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

  /// Does `body`, which stops it or its work, and after that what has been asked for meanwhile: to start it again.
  private func stopping(_ body: () -> Void) {
    let isOutermost = !isStopping
    isStopping = true
    body()
    guard isOutermost else { return }
    isStopping = false
    if let scope = nextScope.take() { start(scope) }
  }
}
