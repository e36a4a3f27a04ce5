/// A sequence of steps through the tree of RIBs, for a deep link, for instance.
///
/// ``onStep(_:)`` describes a step, ``Step/commit()`` makes the described steps part of the workflow, and ``subscribe(_:)``
/// runs them. A step whose item is the interactor of a RIB first waits until that interactor is active. The workflow goes
/// on with the first value of the stream that the step returns.
///
/// A workflow ends with a call of ``didComplete()``, ``didStop()`` or ``didReceiveError(_:)``.
///
/// Disposing a workflow cancels it, and none of the three is called. A workflow is its own disposable, so a pending
/// workflow is released when nobody holds it. A step whose closure captures the workflow strongly keeps the workflow until
/// the workflow ends or is disposed.
@MainActor
open class Workflow<ActionableItemType>: Disposable, Ending, Waiting {
  private typealias Fork = (step: any StepPlace, observer: any Disposable & Ending & Sendable)

  final let run = AppRun.current
  private final let root: RunningStep<(ActionableItemType, ())>
  private final var phase = WorkflowPhase.described
  /// The last steps of the committed forks, and the observers of these steps.
  private final var forks: [Fork] = []
  /// The number of forks that have not ended.
  private final var running = 0
  /// The outcome of the forks that have ended.
  private final var outcome = WorkflowOutcome.completed
  /// Whether `didReceiveError` was not overridden.
  private final var isErrorUnseen = false
  private final var watch: WorkflowWatch?
  /// The disposables that end with the workflow.
  private final let attachments = CompositeDisposable()

  public init() {
    root = RunningStep(0, in: run.diagnostics) { _ in }
  }

  deinit {
    if phase == .over { return }
    let (run, root, forks, watch, attachments) = (run, root, forks, watch, attachments)
    let cancel = { @MainActor @Sendable in
      run.performInDeinit {
        Self.leave(forks, of: root)
        watch?.end(nil)
        attachments.dispose()
      }
    }
    OnMainActor.perform(cancel, orLater: cancel)
  }

  // Lets a holder, such as a `CompositeDisposable`, drop a workflow that is over.
  final var hasEnded: Bool { phase == .over }

  /// Called when every fork has got through its last step.
  open func didComplete() {}

  /// Called when every fork has ended, at least one of them at a step without a value.
  open func didStop() {}

  /// Called for each fork when it is described.
  open func didFork() {}

  /// Called at the first error, which ends the other forks too. Unless overridden, an error that no step's `onError` received
  /// is reported as a diagnostic.
  open func didReceiveError(_ error: any Error) {
    isErrorUnseen = true
  }

  /// Adds a first step that calls `onStep` with the item passed to ``subscribe(_:)``.
  public final func onStep<NextActionableItemType, NextValueType>(
    _ onStep: @escaping (ActionableItemType) -> Observable<(NextActionableItemType, NextValueType)>
  ) -> Step<ActionableItemType, NextActionableItemType, NextValueType> {
    Step(self, root.then(in: self) { item, _ in onStep(item) })
  }

  /// Adds a first step that calls `onStep` with the item passed to ``subscribe(_:)``. Returning nil stops the workflow.
  public final func onAsyncStep<NextActionableItemType, NextValueType>(
    _ onStep:
      @escaping @MainActor (ActionableItemType) async throws -> (
        NextActionableItemType, NextValueType
      )?
  ) -> Step<ActionableItemType, NextActionableItemType, NextValueType> {
    self.onStep { item in Observable.fromAsync { try await onStep(item) }.compactMap { $0 } }
  }

  /// Runs the workflow with `actionableItem` as its first item, until it ends or is disposed. A second call does nothing.
  public final func subscribe(_ actionableItem: ActionableItemType) -> any Disposable {
    guard phase == .described else { return self }
    if forks.isEmpty {
      programError(
        "\(type(of: self)) is subscribed to before it is committed; call commit() on its last step first"
      )
    }
    phase = .running
    watch = run.workflowWatch
    watch?.begin(self)
    if !isDone { root.pass((actionableItem, ())) }
    endIfDone()
    return self
  }

  /// Cancels the workflow: no further step runs, and no callback follows.
  public final func dispose() {
    if phase == .over { return }
    phase = .over
    leave()
    end(nil)
  }

  /// Disposes `disposable` when the workflow ends.
  fileprivate final func attach(_ disposable: any Disposable) {
    attachments.insert(disposable)
  }

  /// Makes the steps up to `step` a fork of the workflow.
  final func commit<Output>(_ step: RunningStep<Output>) {
    guard isOpen else { return }
    let fork = CallbackObserver<Output>(
      next: { [weak self] _ in self?.note(.completed) },
      end: { [weak self] termination in
        switch termination {
        case .failed(let error): self?.note(.failed(error))
        case .completed where step.hasPassed: break
        case .completed: self?.note(.stopped(place: "step \(step.current) of \(Self.self)"))
        }
      })
    forks.append((step, fork))
    running += 1
    step.run(fork)
  }

  /// Whether forks may still be added and end.
  private final var isOpen: Bool { phase == .described || phase == .running }

  /// Whether nothing is left to wait for.
  private final var isDone: Bool {
    if case .failed = outcome { true } else { running == 0 }
  }

  final var wait: (workflow: String, step: Int)? {
    guard phase == .running else { return nil }
    return forks.first { !$0.observer.hasEnded }.map { ("\(type(of: self))", $0.step.current) }
  }

  /// Notes the end of one fork. For the whole workflow the first error counts; without an error, a stop counts.
  private final func note(_ end: WorkflowOutcome) {
    guard isOpen else { return }
    running -= 1
    switch (outcome, end) {
    case (.failed, _), (_, .completed): break
    case (.completed, _), (.stopped, _): outcome = end
    }
    endIfDone()
  }

  private final func endIfDone() {
    guard phase == .running, isDone else { return }
    phase = .ending
    leave()
    // Leaving a fork may have disposed the workflow.
    guard phase == .ending else { return }
    var outcome = outcome
    switch outcome {
    case .completed: didComplete()
    case .stopped: didStop()
    case .failed(let failure):
      let error = TakenError.unwrapped(failure)
      outcome = .failed(error)
      didReceiveError(error)
      if phase == .ending, isErrorUnseen, watch == nil, !(failure is TakenError) {
        run.diagnostics.report(error, thatEnded: "\(type(of: self))")
      }
    }
    // If the callback has disposed the workflow, the watch has recorded the end already.
    if phase == .ending { end(outcome) }
  }

  private final func leave() { Self.leave(replace(&forks, with: []), of: root) }

  private static func leave(
    _ forks: [Fork], of root: RunningStep<(ActionableItemType, ())>
  ) {
    for fork in forks { fork.observer.dispose() }
    // If the workflow never ran, this completes the streams of its steps that others hold.
    root.end(.completed)
  }

  private final func end(_ outcome: WorkflowOutcome?) {
    phase = .over
    watch?.end(outcome)
    attachments.dispose()
  }
}

// Not inside the generic class, as in `ObserverPhase`.
private enum WorkflowPhase {
  /// The workflow is not subscribed to. A fork that begins with another stream may have ended by now.
  case described
  case running
  /// Every fork has been left, and the callback of the end is under way.
  case ending
  /// The workflow has ended or was disposed.
  case over
}

extension Disposable {
  /// Disposes this when `workflow` ends or is disposed.
  public func disposeWith<ActionableItemType>(workflow: Workflow<ActionableItemType>) {
    workflow.attach(self)
  }
}

extension Task where Success: Sendable {
  /// Cancels this task when `workflow` ends or is disposed.
  @MainActor @discardableResult
  public func cancel<ActionableItemType>(with workflow: Workflow<ActionableItemType>) -> Task {
    workflow.attach(ForeignTask(self, in: workflow.run))
    return self
  }
}
