@_exported public import AppleFoundation
@_exported public import Combine
@_exported public import StateBinding
@_exported public import UIKit

// The streams of a RIB as publishers, and the parts of a RIB that cancel subscriptions when they end.

extension InteractorScope {
  @_disfavoredOverload
  public var isActiveStream: AnyPublisher<Bool, Never> {
    let stream: Observable<Bool> = isActiveStream
    return AnyPublisher(stream)
  }
}

extension Working {
  @_disfavoredOverload
  public var isStartedStream: AnyPublisher<Bool, Never> {
    let stream: Observable<Bool> = isStartedStream
    return AnyPublisher(stream)
  }
}

extension RouterScope {
  @_disfavoredOverload
  public var lifecycle: AnyPublisher<RouterLifecycle, Never> {
    let stream: Observable<RouterLifecycle> = lifecycle
    return AnyPublisher(stream)
  }
}

extension Cancellable {
  /// Cancels this when `interactor` becomes inactive.
  @discardableResult
  public func cancelOnDeactivate(interactor: Interactor) -> any Cancellable {
    Disposables.create { self.cancel() }.disposeOnDeactivate(interactor: interactor)
    return self
  }

  /// Cancels this when the work of `worker` stops.
  @discardableResult
  public func cancelOnStop(_ worker: Worker) -> any Cancellable {
    Disposables.create { self.cancel() }.disposeOnStop(worker)
    return self
  }

  /// Cancels this when `workflow` ends.
  public func cancelWith<Item>(workflow: Workflow<Item>) {
    Disposables.create { self.cancel() }.disposeWith(workflow: workflow)
  }
}

extension Publisher {
  /// The values while `interactorScope` is active. The last value comes again when the scope becomes active.
  public func confineTo(_ interactorScope: any InteractorScope) -> AnyPublisher<Output, Failure> {
    AnyPublisher(stream.confineTo(interactorScope))
  }

  /// Makes the values of this publisher the first step of `workflow`.
  public func fork<Item, NextItem, Value>(
    _ workflow: Workflow<Item>
  ) -> Step<Item, NextItem, Value>? where Output == (NextItem, Value) {
    stream.fork(workflow)
  }
}

extension Workflow {
  public func onStep<NextItem, Value, Failure: Error>(
    _ onStep: @escaping (ActionableItemType) -> AnyPublisher<(NextItem, Value), Failure>
  ) -> Step<ActionableItemType, NextItem, Value> {
    self.onStep { onStep($0).stream }
  }
}

extension Step {
  public func onStep<NextItem, NextValue, Failure: Error>(
    _ onStep:
      @escaping (ActionableItemType, ValueType) -> AnyPublisher<
        (NextItem, NextValue), Failure
      >
  ) -> Step<WorkflowActionableItemType, NextItem, NextValue> {
    self.onStep { onStep($0, $1).stream }
  }
}
