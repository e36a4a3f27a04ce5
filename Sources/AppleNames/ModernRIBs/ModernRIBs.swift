public import Combine
// Only what ModernRIBs has: another name, such as `ViewModel`, would compete with a team's own.
@_exported public import AppleFoundation
@_exported public import RIBsBuilders
@_exported public import protocol StateBinding.Buildable
@_exported public import class StateBinding.Builder
@_exported public import class StateBinding.Component
@_exported public import protocol StateBinding.Dependency
@_exported public import class StateBinding.EmptyComponent
@_exported public import protocol StateBinding.EmptyDependency
@_exported public import class StateBinding.Interactor
@_exported public import class StateBinding.LaunchRouter
@_exported public import protocol StateBinding.Presentable
@_exported public import class StateBinding.PresentableInteractor
@_exported public import class StateBinding.Presenter
@_exported public import class StateBinding.Router
@_exported public import enum StateBinding.RouterLifecycle
@_exported public import class StateBinding.Step
@_exported public import class StateBinding.ViewableRouter
@_exported public import class StateBinding.Workflow
@_exported public import UIKit

public import StateBinding

// The parts of a RIB that cancel subscriptions when they end, and workflows whose steps are publishers.

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

extension Workflow: Cancellable {
  public func cancel() { dispose() }

  /// Runs the workflow with `actionableItem` as its first item, until it ends or is cancelled.
  @_disfavoredOverload
  public func subscribe(_ actionableItem: ActionableItemType) -> any Cancellable {
    let _: any Disposable = subscribe(actionableItem)
    return self
  }

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

  /// A publisher of the item and value of this step, from which a workflow can fork.
  public func asPublisher() -> AnyPublisher<(ActionableItemType, ValueType), any Error> {
    AnyPublisher(asObservable())
  }
}
