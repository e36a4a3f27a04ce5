/// A sequence of steps through the tree of RIBs, such as a deep link asks for.
///
/// Steps are described with ``onStep(_:)`` and made part of the workflow with ``Step/commit()``; ``subscribe(_:)`` runs
/// them. A step waits until the item that it works on, if that is a RIB's interactor, is active, and goes on with the
/// first value of the stream that it returns.
///
/// A workflow ends in one of three ways: ``didComplete()`` when every fork has got through, ``didStop()`` when every fork
/// has ended and one of them at a step without a value, ``didReceiveError(_:)`` at the first error, which ends the other
/// forks too. Disposing it cancels it, without a word. It is its own disposable: a pending workflow goes when nobody holds
/// it. A step whose closure captures the workflow strongly keeps it until it ends or is disposed.
@MainActor
open class Workflow<ActionableItemType>: Disposable, Ending {
  private final let root = StepNode<(ActionableItemType, ())>()
  /// The places of the workflow at the last steps of its forks.
  private final var branches: [any Disposable] = []
  private final var running = 0
  private final var isSubscribed = false
  private final var isOver = false
  private final var isDisposed = false
  private final var hasStopped = false
  private final var failure: (error: any Error, isTaken: Bool)?
  private final var isErrorUnseen = false
  /// The disposables that end with the workflow.
  private final let attachments = CompositeDisposable()
  private final var onEnd: ((WorkflowOutcome) -> Void)?
  // An isolated `deinit` sees no task-local values, so the workflow carries its run.
  private final let run = AppRun.current

  /// A workflow without a step.
  public init() {}

  isolated deinit {
    if !isOver { run.performInDeinit { dispose() } }
  }

  // Whoever holds the workflow to dispose it may let go of one that is over.
  final var hasEnded: Bool { isDisposed }

  /// Is called when every fork has got through its last step.
  open func didComplete() {}

  /// Is called when every fork has ended, at least one of them at a step that had no value.
  open func didStop() {}

  /// Is called for each fork that is described.
  open func didFork() {}

  /// Is called at the first error. Unless overridden, an error that no step's `onError` took is reported as a diagnostic.
  open func didReceiveError(_ error: any Error) {
    isErrorUnseen = true
  }

  /// Begins with `onStep`, done with the item that is subscribed with.
  public final func onStep<NextActionableItemType, NextValueType>(
    _ onStep: @escaping (ActionableItemType) -> Observable<(NextActionableItemType, NextValueType)>
  ) -> Step<ActionableItemType, NextActionableItemType, NextValueType> {
    Step(workflow: self, node: .action(after: root) { item, _ in onStep(item) })
  }

  /// Begins with `onStep`, done with the item that is subscribed with; nil stops the workflow.
  public final func onAsyncStep<NextActionableItemType, NextValueType>(
    _ onStep:
      @escaping @MainActor (ActionableItemType) async throws -> (
        NextActionableItemType, NextValueType
      )?
  ) -> Step<ActionableItemType, NextActionableItemType, NextValueType> {
    self.onStep { item in .fromAsyncStep { try await onStep(item) } }
  }

  /// Runs the workflow, from `actionableItem` on, until it ends or is disposed; the second time does nothing.
  public final func subscribe(_ actionableItem: ActionableItemType) -> any Disposable {
    if branches.isEmpty, !isOver {
      programError(
        "\(type(of: self)) is subscribed to before it is committed; call commit() on its last step first"
      )
    }
    isSubscribed = true
    // A fork of another stream may have failed by now.
    if !isOver, failure == nil { root.resolve(.value((actionableItem, ()))) }
    endIfDone()
    return self
  }

  /// Runs the workflow and calls `onEnd` when it has ended, maybe at once. A disposal is no end; an error counts as taken.
  ///
  /// The second time does nothing, and does not call `onEnd`.
  public final func subscribe(
    _ actionableItem: ActionableItemType, onEnd: @escaping (WorkflowOutcome) -> Void
  ) -> any Disposable {
    if !isSubscribed, !isOver { self.onEnd = onEnd }
    return subscribe(actionableItem)
  }

  /// Cancels the workflow: nothing of it runs any more, and no callback follows.
  public final func dispose() {
    letGo(of: onEnd.take())
    leaveBranches()
    isDisposed = true
    attachments.dispose()
  }

  /// Disposes `disposable` when the workflow ends.
  fileprivate final func attach(_ disposable: any Disposable) {
    attachments.insert(disposable)
  }

  /// Makes the steps up to `node` a fork of the workflow.
  final func commit<Output>(_ node: StepNode<Output>) {
    guard !isOver else { return }
    running += 1
    let branch = node.listen { [weak self] outcome in self?.branchEnded(outcome) }
    branches.append(branch)
    if isOver { branch.dispose() }
  }

  private func branchEnded<Output>(_ outcome: StepOutcome<Output>) {
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
    let onEnd = onEnd.take()
    let outcome: WorkflowOutcome
    if let failure {
      didReceiveError(failure.error)
      if isErrorUnseen, !failure.isTaken, onEnd == nil {
        Diagnostic.unhandledError(failure.error, in: "\(type(of: self))").report()
      }
      outcome = .failed(failure.error)
    } else if hasStopped {
      didStop()
      outcome = .stopped
    } else {
      didComplete()
      outcome = .completed
    }
    // The callback may have disposed the workflow.
    if !isDisposed { onEnd?(outcome) }
    isDisposed = true
    attachments.dispose()
  }

  private func leaveBranches() {
    isOver = true
    for branch in replace(&branches, with: []) { branch.dispose() }
    // Streams of its steps that others hold complete, if the workflow never ran.
    root.resolve(.stopped)
  }
}

/// How a workflow ended.
public enum WorkflowOutcome {
  /// Every fork got through its last step.
  case completed
  /// Every fork ended, at least one of them at a step that had no value.
  case stopped
  /// A step failed.
  case failed(any Error)
}

/// Why a workflow failed by itself.
public enum WorkflowError: Error, Equatable, CustomStringConvertible {
  /// A step had no value within its time.
  case timedOut(after: Duration)

  /// What happened, in a few words.
  public var description: String {
    switch self {
    case .timedOut(let duration): "a step had no value within \(duration)"
    }
  }
}

extension Disposable {
  /// Disposes this when `workflow` ends, in whichever way.
  public func disposeWith<ActionableItemType>(workflow: Workflow<ActionableItemType>) {
    workflow.attach(self)
  }
}
