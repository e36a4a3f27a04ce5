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
open class Workflow<ActionableItemType>: Disposable, Ending {
  private final let root: RunningStep<(ActionableItemType, ())>
  private final let life: WorkflowLife
  final var run: AppRun { life.run }

  public init() {
    let run = AppRun.current
    root = RunningStep(0, in: run.diagnostics, action: nil)
    life = WorkflowLife(root, in: run)
  }

  // Lets a holder, such as a `CompositeDisposable`, drop a workflow that is over.
  final var hasEnded: Bool { life.phase == .over }

  /// Called when every fork has got through its last step.
  open func didComplete() {}

  /// Called when every fork has ended, at least one of them at a step without a value.
  open func didStop() {}

  /// Called for each fork when it is described.
  open func didFork() {}

  /// Called at the first error, which ends the other forks too. Unless overridden, an error that no step's `onError` received
  /// is reported as a diagnostic.
  open func didReceiveError(_ error: any Error) {
    life.isErrorUnseen = true
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
    guard life.phase == .described else { return self }
    if life.forks.isEmpty {
      programError(
        "\(type(of: self)) is subscribed to before it is committed; call commit() on its last step first"
      )
    }
    life.run(as: type(of: self))
    if !life.isDone { root.pass((actionableItem, ())) }
    endIfDone()
    return self
  }

  /// Cancels the workflow: no further step runs, and no callback follows.
  public final func dispose() { life.dispose() }

  /// Disposes `disposable` when the workflow ends.
  fileprivate final func attach(_ disposable: any Disposable) {
    life.attachments.insert(disposable)
  }

  /// Makes the steps up to `step` a fork of the workflow.
  final func commit(_ step: StepPlace) {
    guard life.isOpen else { return }
    let fork = CallbackObserver<Void>(
      next: { [weak self] in self?.note(.completed) },
      end: { [weak self] termination in
        switch termination {
        case .failed(let error): self?.note(.failed(error))
        case .completed where step.hasPassed: break
        case .completed:
          self?.note(.stopped(place: "step \(step.current) of \(Self.self)"))
        }
      })
    life.forks.append((step, fork))
    life.running += 1
    step.run(fork)
  }

  /// Notes the end of one fork.
  private func note(_ end: WorkflowOutcome) {
    guard life.isOpen else { return }
    life.note(end)
    endIfDone()
  }

  private func endIfDone() {
    guard life.phase == .running, life.isDone else { return }
    life.phase = .ending
    life.leave()
    // Leaving a fork may have disposed the workflow.
    guard life.phase == .ending else { return }
    var outcome = life.outcome
    switch outcome {
    case .completed: didComplete()
    case .stopped: didStop()
    case .failed(let failure):
      let error = TakenError.unwrapped(failure)
      outcome = .failed(error)
      didReceiveError(error)
      if life.phase == .ending, life.isErrorUnseen, life.watch == nil, !(failure is TakenError) {
        run.diagnostics.report(error, thatEnded: "\(type(of: self))")
      }
    }
    // If the callback has disposed the workflow, the watch has recorded the end already.
    if life.phase == .ending { life.end(outcome) }
  }
}

/// The part of a workflow that ends on the main actor. The workflow itself has no `deinit`, so that a feature's workflow may
/// have a plain one.
@MainActor
private final class WorkflowLife: Waiting {
  enum Phase {
    /// The workflow is not subscribed to. A fork that begins with another stream may have ended by now.
    case described
    case running
    /// Every fork has been left, and the callback of the end is under way.
    case ending
    /// The workflow has ended or was disposed.
    case over
  }

  var phase = Phase.described
  /// The last steps of the committed forks, and the observers of these steps.
  var forks: [(step: StepPlace, observer: any Disposable & Ending)] = []
  /// The number of forks that have not ended.
  var running = 0
  /// The outcome of the forks that have ended.
  private(set) var outcome = WorkflowOutcome.completed
  /// Whether `didReceiveError` was not overridden.
  var isErrorUnseen = false
  private(set) var watch: WorkflowWatch?
  /// The disposables that end with the workflow.
  let attachments = CompositeDisposable()
  let run: AppRun
  private let root: StepPlace
  private var workflow: Any.Type?

  init(_ root: StepPlace, in run: AppRun) {
    self.root = root
    self.run = run
  }

  isolated deinit {
    if isOpen { run.performInDeinit { dispose() } }
  }

  /// Whether forks may still be added and end.
  var isOpen: Bool { phase == .described || phase == .running }

  /// Whether nothing is left to wait for.
  var isDone: Bool {
    if case .failed = outcome { true } else { running == 0 }
  }

  var wait: (workflow: String, step: Int)? {
    guard phase == .running, let workflow else { return nil }
    return forks.first { !$0.observer.hasEnded }.map { ("\(workflow)", $0.step.current) }
  }

  func run(as workflow: Any.Type) {
    self.workflow = workflow
    phase = .running
    watch = run.workflowWatch
    watch?.begin(self)
  }

  /// Notes the end of one fork. For the whole workflow the first error counts; without an error, a stop counts.
  func note(_ end: WorkflowOutcome) {
    running -= 1
    switch (outcome, end) {
    case (.failed, _), (_, .completed): break
    case (.completed, _), (.stopped, _): outcome = end
    }
  }

  func leave() {
    for fork in replace(&forks, with: []) { fork.observer.dispose() }
    // If the workflow never ran, this completes the streams of its steps that others hold.
    root.end(.completed)
  }

  func dispose() {
    if phase == .over { return }
    phase = .over
    leave()
    end(nil)
  }

  func end(_ outcome: WorkflowOutcome?) {
    phase = .over
    watch?.end(outcome)
    attachments.dispose()
  }
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
