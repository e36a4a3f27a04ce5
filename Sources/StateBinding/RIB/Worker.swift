/// Does work outside of an interactor, while the interactor is active.
@MainActor
public protocol Working: AnyObject {
  /// Starts the worker, bound to `interactorScope`; does nothing if the worker is started.
  func start(_ interactorScope: any InteractorScope)
  /// Stops the worker; does nothing if the worker is stopped.
  func stop()
  /// Whether the worker is started. It stays started while its scope is inactive.
  var isStarted: Bool { get }
  /// Sends whether the worker is started, the current value first. Completes when the worker is released.
  @_disfavoredOverload var isStartedStream: Observable<Bool> { get }
}

/// Does work while an interactor is active.
///
/// When the interactor becomes active, ``didStart(_:)`` is called. When the interactor deactivates, the worker ends its work:
/// the tasks are cancelled, the subscriptions are disposed, and then ``didStop()`` is called. The worker stays started, and the
/// next activation begins the work anew.
@MainActor
open class Worker: Working {
  private enum Phase: Sendable {
    case stopped
    /// The worker is started and listens to its scope through the binding, but no work is under way.
    case started(Binding)
    /// The work is under way. The disposables end with the work.
    case working(Binding, CompositeDisposable)
    /// The scope became inactive, and the work is being ended.
    case resting(Binding)
    /// The worker is being stopped. `next` is the start that was requested meanwhile.
    case stopping(next: (@MainActor (Worker) -> Void)?)
  }

  /// The subscription to the activeness of the scope.
  private typealias Binding = CallbackObserver<Bool>

  final let run = AppRun.current
  private final let startedness = BehaviorSubject(value: false)
  private final var phase = Phase.stopped

  public init() {}

  deinit {
    let (run, phase, startedness) = (run, phase, startedness)
    OnMainActor.perform {
      run.performInDeinit {
        stop()
        startedness.onCompleted()
      }
    } orLater: {
      run.performInDeinit {
        switch phase {
        case .started(let binding), .resting(let binding): binding.dispose()
        case .working(let binding, let work):
          binding.dispose()
          work.dispose()
        case .stopped, .stopping: break
        }
        startedness.onCompleted()
      }
    }
  }

  public final var isStarted: Bool {
    switch phase {
    case .stopped, .stopping: false
    case .started, .working, .resting: true
    }
  }

  @_disfavoredOverload public final var isStartedStream: Observable<Bool> { startedness }

  /// Starts the worker, which works whenever `interactorScope` is active. The scope is held weakly.
  ///
  /// A call while the worker is being stopped takes effect once the worker has stopped.
  public final func start(_ interactorScope: any InteractorScope) {
    switch phase {
    case .started, .working, .resting: break
    case .stopping: phase = .stopping(next: { $0.start(interactorScope) })
    case .stopped:
      let binding = Binding(
        next: { [weak self, weak interactorScope] isActive in
          if isActive, let interactorScope {
            self?.beginWork(in: interactorScope)
          } else {
            self?.endWork()
          }
        },
        end: { [weak self] _ in self?.endWork() })
      phase = .started(binding)
      startedness.onNext(true)
      // If an observer has stopped the worker, the binding is disposed and hears nothing.
      interactorScope.isActiveStream.run(binding)
    }
  }

  /// Stops the worker until it is started again.
  public final func stop() {
    switch phase {
    case .stopped: break
    case .stopping: phase = .stopping(next: nil)
    case .started(let binding):
      announceStop(binding)
      endStop()
    case .working(let binding, let work):
      announceStop(binding)
      work.dispose()
      didStop()
      endStop()
    case .resting(let binding):
      // `endWork()` is under way and ends the stop too.
      announceStop(binding)
    }
  }

  /// Called when the work begins: at a start if the scope is active, and at each activation of the scope.
  open func didStart(_ interactorScope: any InteractorScope) {}

  /// Called when the work ends: at a stop, and at each deactivation of the scope.
  open func didStop() {}

  /// Runs `operation` as ``Interactor/task(caller:_:)`` does. The task is cancelled when the work of this worker stops, and
  /// starts cancelled if no work is under way.
  @discardableResult
  public final func task(
    caller: StaticString = #function,
    @_implicitSelfCapture _ operation: @escaping @MainActor () async throws -> Void
  ) -> any Disposable {
    let task = CountedTask(of: "\(type(of: self))", caller: caller, in: run, operation)
    endOnStop(task)
    return task
  }

  /// Disposes `disposable` when the work stops. If no work is under way, disposes it at once and reports a diagnostic.
  final func endOnStop(_ disposable: any Disposable) {
    guard case .working(_, let work) = phase else {
      return run.end(
        disposable, tiedTo: "\(type(of: self)), whose work does not go on",
        remedy: "start it in didStart(_:) or later")
    }
    work.insert(disposable)
  }

  private func beginWork(in interactorScope: any InteractorScope) {
    switch phase {
    case .started(let binding), .resting(let binding):
      phase = .working(binding, CompositeDisposable())
      didStart(interactorScope)
    case .stopped, .working, .stopping: break
    }
  }

  private func endWork() {
    guard case .working(let binding, let work) = phase else { return }
    phase = .resting(binding)
    work.dispose()
    didStop()
    switch phase {
    case .resting: phase = .started(binding)
    case .stopping: endStop()
    // `didStop()` has stopped the worker and started it anew, or the scope is active again.
    case .stopped, .started, .working: break
    }
  }

  private func announceStop(_ binding: Binding) {
    phase = .stopping(next: nil)
    // The binding is disposed first, because an observer of the stop may activate or deactivate the scope.
    binding.dispose()
    startedness.onNext(false)
  }

  private func endStop() {
    guard case .stopping(let next) = phase else { return }
    phase = .stopped
    next?(self)
  }
}
