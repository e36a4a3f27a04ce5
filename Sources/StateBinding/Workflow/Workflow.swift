/// A sequence of steps through the tree of RIBs, for a deep link, for instance.
///
/// ``onStep(_:)`` describes a step, ``Step/commit()`` makes the described steps part of the workflow, and ``subscribe(_:)``
/// runs them. A step whose item is the interactor of a RIB first waits until that interactor is active. The workflow goes
/// on with the first value of the stream that the step returns.
///
/// A workflow ends in one of three ways:
///
/// - ``didComplete()`` is called when every fork has got through its last step.
/// - ``didStop()`` is called when every fork has ended, at least one of them at a step without a value.
/// - ``didReceiveError(_:)`` is called at the first error, which ends the other forks too.
///
/// Disposing a workflow cancels it, and none of the three is called. A workflow is its own disposable, so a pending
/// workflow is released when nobody holds it. A step whose closure captures the workflow strongly keeps the workflow until
/// the workflow ends or is disposed.
@MainActor
open class Workflow<ActionableItemType>: Disposable, Ending, Waiting {
  private final let root = StepNode<(ActionableItemType, ())>()
  /// The registrations of the workflow as a listener of the last steps of its forks.
  private final var branches: [RunningStep.Registration] = []
  private final var running = 0
  private final var isSubscribed = false
  private final var isOver = false
  private final var isDisposed = false
  private final var hasStopped = false
  private final var failure: (error: any Error, isTaken: Bool)?
  private final var isErrorUnseen = false
  /// The disposables that end with the workflow.
  private final let attachments = CompositeDisposable()
  private final var watch: WorkflowWatch?
  // An isolated `deinit` sees no task-local values, so the workflow stores its run.
  private final let run = AppRun.current

  /// Makes a workflow without steps.
  public init() {}

  isolated deinit {
    if !isOver { run.performInDeinit { dispose() } }
  }

  // Lets a holder, such as a `CompositeDisposable`, drop a workflow that is over.
  final var hasEnded: Bool { isDisposed }

  /// Called when every fork has got through its last step.
  open func didComplete() {}

  /// Called when every fork has ended, at least one of them at a step without a value.
  open func didStop() {}

  /// Called for each fork when it is described.
  open func didFork() {}

  /// Called at the first error. Unless overridden, an error that no step's `onError` received is reported as a diagnostic.
  open func didReceiveError(_ error: any Error) {
    isErrorUnseen = true
  }

  /// Adds a first step that calls `onStep` with the item passed to ``subscribe(_:)``.
  public final func onStep<NextActionableItemType, NextValueType>(
    _ onStep: @escaping (ActionableItemType) -> Observable<(NextActionableItemType, NextValueType)>
  ) -> Step<ActionableItemType, NextActionableItemType, NextValueType> {
    Step(workflow: self, node: ActionNode(after: root) { item, _ in onStep(item) })
  }

  /// Adds a first step that calls `onStep` with the item passed to ``subscribe(_:)``. Returning nil stops the workflow.
  public final func onAsyncStep<NextActionableItemType, NextValueType>(
    _ onStep:
      @escaping @MainActor (ActionableItemType) async throws -> (
        NextActionableItemType, NextValueType
      )?
  ) -> Step<ActionableItemType, NextActionableItemType, NextValueType> {
    self.onStep { item in .fromAsyncStep { try await onStep(item) } }
  }

  /// Runs the workflow with `actionableItem` as its first item, until it ends or is disposed. A second call does nothing.
  public final func subscribe(_ actionableItem: ActionableItemType) -> any Disposable {
    if branches.isEmpty, !isOver {
      programError(
        "\(type(of: self)) is subscribed to before it is committed; call commit() on its last step first"
      )
    }
    if !isSubscribed, !isOver {
      watch = WorkflowWatch.current
      watch?.begin(self)
    }
    isSubscribed = true
    // A fork of another stream may have failed by now.
    if !isOver, failure == nil { root.resolve(with: (actionableItem, ())) }
    endIfDone()
    return self
  }

  /// Cancels the workflow: no further step runs, and no callback follows.
  public final func dispose() {
    leaveBranches()
    isDisposed = true
    watch.take()?.end(nil)
    attachments.dispose()
  }

  /// The place at which the workflow waits, such as `LogoutWorkflow waits in step 1`; nil if it waits for nothing.
  final var waitingPlace: String? {
    let waiting = branches.map(\.step.waitingStep).filter(\.isRunning)
    guard let step = waiting.first else { return nil }
    return "\(type(of: self)) waits in step \(step.number)"
  }

  /// Disposes `disposable` when the workflow ends.
  fileprivate final func attach(_ disposable: any Disposable) {
    attachments.insert(disposable)
  }

  /// Makes the steps up to `node` a fork of the workflow.
  final func commit(_ node: RunningStep) {
    guard !isOver else { return }
    running += 1
    let branch = node.listen { [weak self] outcome in self?.branchEnded(outcome) }
    branches.append(branch)
    if isOver { branch.end() }
  }

  private func branchEnded(_ outcome: StepOutcome) {
    running -= 1
    switch outcome {
    case .value: break
    case .stopped: hasStopped = true
    case .failed(let error, let isTaken): failure = failure ?? (error, isTaken)
    }
    endIfDone()
  }

  private func endIfDone() {
    guard isSubscribed, !isOver, running == 0 || failure != nil else { return }
    leaveBranches()
    // Leaving a branch may have disposed the workflow.
    if isDisposed { return }
    let outcome: WorkflowOutcome
    if let failure {
      didReceiveError(failure.error)
      if isErrorUnseen, !failure.isTaken, watch == nil {
        AppRun.current.report(failure.error, thatEnded: "\(type(of: self))")
      }
      outcome = .failed(failure.error)
    } else if hasStopped {
      didStop()
      outcome = .stopped
    } else {
      didComplete()
      outcome = .completed
    }
    isDisposed = true
    // If the callback has disposed the workflow, the watch has seen that end.
    watch.take()?.end(outcome)
    attachments.dispose()
  }

  private func leaveBranches() {
    isOver = true
    for branch in replace(&branches, with: []) { branch.end() }
    // If the workflow never ran, this completes the streams of its steps that others hold.
    root.resolve(.stopped)
  }
}

/// The end of a workflow.
package enum WorkflowOutcome {
  /// Every fork got through its last step.
  case completed
  /// Every fork ended, at least one of them at a step without a value.
  case stopped
  /// A step failed.
  case failed(any Error)
}

/// Watches the workflows that a closure subscribes to, and records how they end. The closure opens a link, for example.
///
/// The errors of these workflows are not reported as diagnostics.
@MainActor
package final class WorkflowWatch {
  /// The watch whose closure runs now.
  fileprivate static var current: WorkflowWatch?

  private struct Watched {
    weak var workflow: (any Waiting)?
  }

  private var running = 0
  private var ends: [WorkflowOutcome?] = []
  private var watched: [Watched] = []

  /// A watch that has seen no workflow.
  package init() {}

  /// Whether at least one watched workflow is still running.
  package var isRunning: Bool { running > 0 }

  /// The places at which the watched workflows wait, such as `LogoutWorkflow waits in step 1`.
  package var waitingPlaces: [String] { watched.compactMap { $0.workflow?.waitingPlace } }

  /// Runs `body` and watches each workflow that `body` subscribes to before it returns.
  package func watch<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = replace(&Self.current, with: self)
    defer { Self.current = outer }
    return try body()
  }

  /// The ends of workflows since the last call, in their order. The end of a disposed workflow is nil.
  package func takeEnds() -> [WorkflowOutcome?] {
    replace(&ends, with: [])
  }

  fileprivate func begin(_ workflow: any Waiting) {
    running += 1
    watched.append(Watched(workflow: workflow))
  }

  fileprivate func end(_ outcome: WorkflowOutcome?) {
    running -= 1
    ends.append(outcome)
  }
}

/// A workflow, without the type of its first item.
@MainActor
protocol Waiting: AnyObject {
  var waitingPlace: String? { get }
}

/// An error that a workflow itself raises.
public enum WorkflowError: Error, Equatable, CustomStringConvertible {
  /// A step had no value within its time limit.
  case timedOut(after: Duration)

  /// The error in a few words.
  public var description: String {
    switch self {
    case .timedOut(let duration): "a step had no value within \(duration)"
    }
  }
}

extension Disposable {
  /// Disposes this when `workflow` ends or is disposed.
  public func disposeWith<ActionableItemType>(workflow: Workflow<ActionableItemType>) {
    workflow.attach(self)
  }
}
