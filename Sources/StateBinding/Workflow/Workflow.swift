/// A sequence of steps through the tree of RIBs, such as a deep link asks for.
///
/// Steps are described with ``onStep(_:)`` and made part of the workflow with ``Step/commit()``; ``subscribe(_:)`` runs
/// them. A step waits until the item that it works on, if that is a RIB's interactor, is active, and goes on with the
/// first value of the stream that it returns.
///
/// A workflow ends in one of three ways: ``didComplete()`` when every fork has got through, ``didStop()`` when every fork
/// has ended and one of them at a step without a value, ``didReceiveError(_:)`` at the first error, which ends the other
/// forks too. Disposing it cancels it, without a word. It is its own disposable: one that is pending goes when nobody
/// holds it. A step whose closure captures the workflow strongly keeps it until it ends or is disposed.
@MainActor
open class Workflow<ActionableItemType>: Disposable {
  final let root = StepNode<(ActionableItemType, ())>()
  private final var branches: [any Disposable] = []
  private final var running = 0
  private final var isSubscribed = false
  private final var isOver = false
  private final var hasStopped = false
  private final var failure: (error: any Error, isTaken: Bool)?
  /// What ends with it.
  private final let attachments = CompositeDisposable()
  private final var isErrorUnseen = false
  private final var onEnd: ((WorkflowOutcome) -> Void)?
  /// The run it was made in, which is not the current one in an isolated `deinit`.
  private final let run = AppRun.current

  /// A workflow without a step.
  public init() {}

  isolated deinit {
    if !isOver { run.performInDeinit { dispose() } }
  }

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

  /// Begins with what `onStep` does with the item that is subscribed with.
  public final func onStep<NextActionableItemType, NextValueType>(
    _ onStep: @escaping (ActionableItemType) -> Observable<(NextActionableItemType, NextValueType)>
  ) -> Step<ActionableItemType, NextActionableItemType, NextValueType> {
    Step(workflow: self, node: ActionNode(root) { item, _ in onStep(item) })
  }

  /// Begins with what `onStep` does with the item that is subscribed with; nil stops the workflow.
  public final func onAsyncStep<NextActionableItemType, NextValueType>(
    _ onStep:
      @escaping @MainActor (ActionableItemType) async throws -> (
        NextActionableItemType, NextValueType
      )?
  ) -> Step<ActionableItemType, NextActionableItemType, NextValueType> {
    Step(
      workflow: self,
      node: ActionNode(root) { item, _ in .fromAsyncStep { try await onStep(item) } })
  }

  /// Runs it, from `actionableItem` on, until it ends or is disposed; the second time does nothing.
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

  /// Runs it and calls `onEnd` when it has ended, maybe at once; disposing it is no end. An error counts as taken.
  public final func subscribe(
    _ actionableItem: ActionableItemType, onEnd: @escaping (WorkflowOutcome) -> Void
  ) -> any Disposable {
    self.onEnd = onEnd
    return subscribe(actionableItem)
  }

  /// Cancels it: nothing of it runs any more, and no callback follows.
  public final func dispose() {
    letGo(of: replace(&onEnd, with: nil))
    leaveBranches()
    attachments.dispose()
  }

  final func attach(_ disposable: any Disposable) {
    attachments.insert(disposable)
  }

  /// Makes what ends with `node` a part of it.
  final func commit<Output>(_ node: StepNode<Output>) {
    guard !isOver else { return }
    running += 1
    // Weak, as leaving one branch may end another while the workflow goes.
    branches.append(node.listen { [weak self] in self?.branchEnded($0) })
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
    if attachments.isDisposed { return }
    let onEnd = replace(&onEnd, with: nil)
    if let failure {
      didReceiveError(failure.error)
      onEnd?(.failed(failure.error))
      if isErrorUnseen, !failure.isTaken, onEnd == nil {
        Diagnostic.unhandledError(failure.error, in: "\(type(of: self))").report()
      }
    } else if hasStopped {
      didStop()
      onEnd?(.stopped)
    } else {
      didComplete()
      onEnd?(.completed)
    }
    attachments.dispose()
  }

  private func leaveBranches() {
    isOver = true
    let branches = branches
    self.branches = []
    for branch in branches { branch.dispose() }
    // Where it never ran, for who shares its steps from outside.
    root.resolve(.stopped)
  }
}

extension Disposable {
  /// Disposes this when `workflow` ends, in whichever way.
  public func disposeWith<ActionableItemType>(workflow: Workflow<ActionableItemType>) {
    workflow.attach(self)
  }
}
