/// A step of a workflow that is being described.
@MainActor
public final class Step<WorkflowActionableItemType, ActionableItemType, ValueType> {
  @usableFromInline let workflow: Workflow<WorkflowActionableItemType>
  @usableFromInline let node: StepNode<(ActionableItemType, ValueType)>

  // Inlinable, for which see `StepNode`.

  @inlinable
  init(
    workflow: Workflow<WorkflowActionableItemType>, node: StepNode<(ActionableItemType, ValueType)>
  ) {
    self.workflow = workflow
    self.node = node
  }

  /// Goes on with what `onStep` does with the item and the value of this step.
  @inlinable
  public func onStep<NextActionableItemType, NextValueType>(
    _ onStep:
      @escaping (ActionableItemType, ValueType) -> Observable<
        (NextActionableItemType, NextValueType)
      >
  ) -> Step<WorkflowActionableItemType, NextActionableItemType, NextValueType> {
    Step<WorkflowActionableItemType, NextActionableItemType, NextValueType>(
      workflow: workflow, node: ActionNode(node, onStep))
  }

  /// Goes on with what `onStep` does with the item and the value of this step; nil stops the workflow.
  ///
  /// The work is counted until it ends, and cancelled with the workflow.
  public func onAsyncStep<NextActionableItemType, NextValueType>(
    _ onStep:
      @escaping @MainActor (ActionableItemType, ValueType) async throws -> (
        NextActionableItemType, NextValueType
      )?
  ) -> Step<WorkflowActionableItemType, NextActionableItemType, NextValueType> {
    self.onStep { item, value in .fromAsyncStep { try await onStep(item, value) } }
  }

  /// Calls `onError` when this step or one before it fails, before the workflow is told.
  public func onError(
    _ onError: @escaping (any Error) -> Void
  ) -> Step<WorkflowActionableItemType, ActionableItemType, ValueType> {
    Step(workflow: workflow, node: .error(node, onError))
  }

  /// Fails with ``WorkflowError/timedOut(after:)`` if this step has no value within `duration` of the one before,
  /// the wait for its item to be active included; the first step of a fork has the time from its commit.
  public func timeout(
    _ duration: Duration, clock: any Clock<Duration>
  ) -> Step<WorkflowActionableItemType, ActionableItemType, ValueType> {
    node.setLimit(StepLimit(duration, clock))
    return self
  }

  /// Makes the steps up to this one a part of the workflow.
  @inlinable
  @discardableResult
  public func commit() -> Workflow<WorkflowActionableItemType> {
    workflow.commit(node)
    return workflow
  }

  /// The item and value of this step as a stream, to fork from; all that follows it runs this step once.
  public func asObservable() -> Observable<(ActionableItemType, ValueType)> {
    Source { [node] observer in
      let listening = node.listen { _, outcome in
        switch outcome {
        case .value(let output):
          observer.onNext(output)
          observer.onEnd(.completed)
        case .stopped: observer.onEnd(.completed)
        case .failed(let error, _): observer.onEnd(.failed(error))
        }
      }
      observer.hold(Disposables.create(with: listening.leave))
    }
  }
}

extension Observable {
  /// Begins a fork of `workflow` that goes on from the first item and value of this stream.
  ///
  /// The result is never nil; it is optional for code that was written for RIBs-iOS.
  public func fork<WorkflowActionableItemType, ActionableItemType, ValueType>(
    _ workflow: Workflow<WorkflowActionableItemType>
  ) -> Step<WorkflowActionableItemType, ActionableItemType, ValueType>?
  where Element == (ActionableItemType, ValueType) {
    workflow.didFork()
    return Step(workflow: workflow, node: .stream(self))
  }

  /// The value of `operation`, or completion without one for nil.
  static func fromAsyncStep(
    _ operation: @escaping @MainActor () async throws -> Element?
  ) -> Observable<Element> {
    Observable<Element?>.fromAsync(operation).compactMap { $0 }
  }
}
