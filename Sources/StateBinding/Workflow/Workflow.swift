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
  private final let root = StepNode<(ActionableItemType, ())>()
  private final let life: WorkflowLife
  final var run: AppRun { life.run }
  private final var phase: WorkflowPhase {
    get { life.phase }
    set { life.phase = newValue }
  }

  public init() { life = WorkflowLife(root) }

  // Lets a holder, such as a `CompositeDisposable`, drop a workflow that is over.
  final var hasEnded: Bool {
    if case .over = phase { true } else { false }
  }

  /// Called when every fork has got through its last step.
  open func didComplete() {}

  /// Called when every fork has ended, at least one of them at a step without a value.
  open func didStop() {}

  /// Called for each fork when it is described.
  open func didFork() {}

  /// Called at the first error, which ends the other forks too. Unless overridden, an error that no step's `onError` received
  /// is reported as a diagnostic.
  open func didReceiveError(_ error: any Error) {
    if case .ending(let watch, _) = phase { phase = .ending(watch: watch, isErrorUnseen: true) }
  }

  /// Adds a first step that calls `onStep` with the item passed to ``subscribe(_:)``.
  public final func onStep<NextActionableItemType, NextValueType>(
    _ onStep: @escaping (ActionableItemType) -> Observable<(NextActionableItemType, NextValueType)>
  ) -> Step<ActionableItemType, NextActionableItemType, NextValueType> {
    Step(
      workflow: self,
      node: ActionNode(after: root, of: type(of: self), in: run) { item, _ in onStep(item) })
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
    guard case .described(let forks) = phase else { return self }
    if forks.registrations.isEmpty {
      programError(
        "\(type(of: self)) is subscribed to before it is committed; call commit() on its last step first"
      )
    }
    let watch = run.workflowWatch
    phase = .running(forks, watch: watch)
    watch?.begin(self)
    if !forks.haveFailed { root.resolve(with: (actionableItem, ())) }
    endIfDone()
    return self
  }

  /// Cancels the workflow: no further step runs, and no callback follows.
  public final func dispose() { life.dispose() }

  /// The type of the workflow and the number of the step in which it waits; nil if it waits for nothing.
  final var wait: (workflow: String, step: Int)? {
    guard case .running(let forks, _) = phase else { return nil }
    let step = forks.registrations.lazy.map(\.step.waitingStep).first(where: \.isRunning)?.number
    return step.map { ("\(type(of: self))", $0) }
  }

  /// Disposes `disposable` when the workflow ends.
  fileprivate final func attach(_ disposable: any Disposable) {
    life.attachments.insert(disposable)
  }

  /// Makes the steps up to `node` a fork of the workflow.
  final func commit(_ node: RunningStep) {
    guard change({ $0.running += 1 }) else { return }
    let registration = node.listen { [weak self] outcome in
      if self?.change({ $0.note(outcome) }) == true { self?.endIfDone() }
    }
    // The step may have ended the workflow at once.
    if !change({ $0.registrations.append(registration) }) { registration.end() }
  }

  /// Changes the forks. Returns false if the workflow has left them.
  private func change(_ body: (inout Forks) -> Void) -> Bool {
    switch phase {
    case .described(var forks):
      body(&forks)
      phase = .described(forks)
    case .running(var forks, let watch):
      body(&forks)
      phase = .running(forks, watch: watch)
    case .ending, .over: return false
    }
    return true
  }

  private func endIfDone() {
    guard case .running(let forks, let watch) = phase, forks.areDone else { return }
    phase = .ending(watch: watch, isErrorUnseen: false)
    life.leave(forks)
    // Leaving a fork may have disposed the workflow.
    guard case .ending = phase else { return }
    let outcome: WorkflowOutcome
    switch forks.outcome {
    case .value:
      didComplete()
      outcome = .completed
    case .stopped(let step):
      didStop()
      outcome = .stopped(place: "step \(step) of \(type(of: self))")
    case .failed(let error, let isTaken):
      didReceiveError(error)
      if case .ending(watch: nil, isErrorUnseen: true) = phase, !isTaken {
        run.diagnostics.report(error, thatEnded: "\(type(of: self))")
      }
      outcome = .failed(error)
    }
    // If the callback has disposed the workflow, the watch has recorded the end already.
    guard case .ending = phase else { return }
    phase = .over
    watch?.end(outcome)
    life.attachments.dispose()
  }
}

/// The part of a workflow that ends on the main actor. The workflow itself has no `deinit`, so that a feature's workflow may
/// have a plain one.
@MainActor
private final class WorkflowLife {
  var phase = WorkflowPhase.described(Forks())
  /// The disposables that end with the workflow.
  let attachments = CompositeDisposable()
  private let root: RunningStep
  let run = AppRun.current

  init(_ root: RunningStep) {
    self.root = root
  }

  isolated deinit {
    switch phase {
    case .described, .running: run.performInDeinit { dispose() }
    case .ending, .over: break
    }
  }

  func dispose() {
    switch replace(&phase, with: .over) {
    case .described(let forks): leave(forks)
    case .running(let forks, let watch):
      leave(forks)
      watch?.end(nil)
    case .ending(let watch, _): watch?.end(nil)
    case .over: break
    }
    attachments.dispose()
  }

  func leave(_ forks: Forks) {
    for registration in forks.registrations { registration.end() }
    // If the workflow never ran, this completes the streams of its steps that others hold.
    root.resolve(.stopped(step: 0))
  }
}

// Not inside the generic class, because generic code looks up each nested type that it uses.
private enum WorkflowPhase {
  /// The workflow is not subscribed to. A fork that begins with another stream may have ended by now.
  case described(Forks)
  case running(Forks, watch: WorkflowWatch?)
  /// Every fork has been left, and the callback of the end is under way.
  case ending(watch: WorkflowWatch?, isErrorUnseen: Bool)
  /// The workflow has ended or was disposed.
  case over
}

/// The committed forks, and the outcome of those that have ended.
private struct Forks {
  /// The registrations of the workflow as a listener of the last steps.
  var registrations: [RunningStep.Registration] = []
  var running = 0
  var outcome = StepOutcome.value

  var haveFailed: Bool {
    if case .failed = outcome { true } else { false }
  }

  /// Whether nothing is left to wait for.
  var areDone: Bool { haveFailed || running == 0 }

  /// Notes the end of one fork. For the whole workflow the first error counts; without an error, a stop counts.
  mutating func note(_ end: StepOutcome) {
    running -= 1
    switch (outcome, end) {
    case (.failed, _), (_, .value): break
    case (.value, _), (.stopped, _): outcome = end
    }
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
