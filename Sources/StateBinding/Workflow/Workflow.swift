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
  @usableFromInline final let root = StepNode<(ActionableItemType, ())>()
  // Exclusivity is unchecked for the same reason as in `StepState`.
  /// The places of what ends with it at its last steps; most have one.
  @exclusivity(unchecked) @usableFromInline final var branch: StepListening?
  @exclusivity(unchecked) @usableFromInline final var otherBranches: [StepListening] = []
  @exclusivity(unchecked) @usableFromInline final var running = 0
  @exclusivity(unchecked) @usableFromInline final var isSubscribed = false
  @exclusivity(unchecked) @usableFromInline final var isOver = false
  final private(set) var isDisposed = false
  private final var hasStopped = false
  @exclusivity(unchecked) @usableFromInline final var failure: StepFailure?
  /// What ends with it, once there is something.
  private final var attachments: CompositeDisposable?
  private final var isErrorUnseen = false
  @exclusivity(unchecked) private final var onEnd: ((WorkflowOutcome) -> Void)?
  /// The run it was made in, which is not the current one in an isolated `deinit`.
  private final let run = AppRun.current

  /// A workflow without a step.
  @inlinable
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

  // Inlinable, for which see `StepNode`.

  /// Begins with what `onStep` does with the item that is subscribed with.
  @inlinable
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
  @inlinable
  public final func subscribe(_ actionableItem: ActionableItemType) -> any Disposable {
    if branch == nil, !isOver { refuse() }
    isSubscribed = true
    // A fork of another stream may have failed by now.
    if !isOver, failure == nil { root.resolve(.value((actionableItem, ()))) }
    endIfDone()
    return self
  }

  /// Runs it and calls `onEnd` when it has ended, maybe at once; disposing it is no end. An error counts as taken.
  ///
  /// The second time does nothing, and does not call `onEnd`.
  public final func subscribe(
    _ actionableItem: ActionableItemType, onEnd: @escaping (WorkflowOutcome) -> Void
  ) -> any Disposable {
    if !isSubscribed, !isOver { self.onEnd = onEnd }
    return subscribe(actionableItem)
  }

  /// Cancels it: nothing of it runs any more, and no callback follows.
  public final func dispose() {
    letGo(of: replace(&onEnd, with: nil))
    leaveBranches()
    isDisposed = true
    disposeAttachments()
  }

  final func attach(_ disposable: any Disposable) {
    if isDisposed {
      disposable.dispose()
      return
    }
    let attachments = attachments ?? CompositeDisposable()
    self.attachments = attachments
    attachments.insert(disposable)
  }

  /// Makes what ends with `node` a part of it.
  @inlinable
  final func commit<Output>(_ node: StepNode<Output>) {
    guard !isOver else { return }
    running += 1
    // Unsafe is right: the workflow leaves its branches before it goes, on the main actor. A weak reference is a fifth of
    // the row "workflow of 3 steps".
    let listening = node.listen { [unowned(unsafe) self] _, outcome in
      switch outcome {
      case .value: branchEnded()
      case .stopped: branchEnded(hasStopped: true)
      case .failed(let error, let isTaken):
        branchEnded(failure: StepFailure(error: error, isTaken: isTaken))
      }
    }
    if branch == nil { branch = listening } else { otherBranches.append(listening) }
  }

  @usableFromInline
  final func branchEnded(hasStopped: Bool = false, failure: StepFailure? = nil) {
    running -= 1
    if hasStopped { self.hasStopped = true }
    if let failure, self.failure == nil { self.failure = failure }
    endIfDone()
  }

  @usableFromInline
  final func refuse() -> Never {
    programError(
      "\(type(of: self)) is subscribed to before it is committed; call commit() on its last step first"
    )
  }

  @usableFromInline
  final func endIfDone() {
    guard isSubscribed, !isOver, running == 0 || failure != nil else { return }
    leaveBranches()
    // Leaving a branch may have disposed the workflow.
    if isDisposed { return }
    let onEnd = replace(&onEnd, with: nil)
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
    // What was called may have disposed it.
    if !isDisposed { onEnd?(outcome) }
    isDisposed = true
    disposeAttachments()
  }

  private func leaveBranches() {
    isOver = true
    branch.take()?.leave()
    if !otherBranches.isEmpty {
      for branch in replace(&otherBranches, with: []) { branch.leave() }
    }
    // Where it never ran, for who shares its steps from outside.
    if !root.isOver { stopRoot() }
  }

  // Apart, as it looks up metadata, which the compiler has done before it is known to be needed.
  @inline(never)
  private func stopRoot() {
    root.resolve(.stopped)
  }

  private func disposeAttachments() {
    if let attachments = attachments.take() { attachments.dispose() }
  }
}
