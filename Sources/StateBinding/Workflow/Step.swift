/// A step in the description of a workflow.
@MainActor
public final class Step<WorkflowActionableItemType, ActionableItemType, ValueType> {
  private let workflow: Workflow<WorkflowActionableItemType>
  private let stream: StepStream<(ActionableItemType, ValueType)>

  init(
    _ workflow: Workflow<WorkflowActionableItemType>,
    _ stream: StepStream<(ActionableItemType, ValueType)>
  ) {
    self.workflow = workflow
    self.stream = stream
  }

  /// Adds a step that calls `onStep` with the item and the value of this step.
  public func onStep<NextActionableItemType, NextValueType>(
    _ onStep:
      @escaping (ActionableItemType, ValueType) -> Observable<
        (NextActionableItemType, NextValueType)
      >
  ) -> Step<WorkflowActionableItemType, NextActionableItemType, NextValueType> {
    Step<WorkflowActionableItemType, NextActionableItemType, NextValueType>(
      workflow, stream.then(in: workflow, onStep))
  }

  /// Adds a step that calls `onStep` with the item and the value of this step. Returning nil stops the workflow.
  ///
  /// `onStep` runs in a counted task, which is cancelled with the workflow.
  public func onAsyncStep<NextActionableItemType, NextValueType>(
    _ onStep:
      @escaping @MainActor (ActionableItemType, ValueType) async throws -> (
        NextActionableItemType, NextValueType
      )?
  ) -> Step<WorkflowActionableItemType, NextActionableItemType, NextValueType> {
    self.onStep { item, value in
      Observable.fromAsync { try await onStep(item, value) }.compactMap { $0 }
    }
  }

  /// Calls `onError` when this step or a step before it fails, before the workflow receives the error.
  public func onError(
    _ onError: @escaping (any Error) -> Void
  ) -> Step<WorkflowActionableItemType, ActionableItemType, ValueType> {
    let catching = stream.catch { failure in
      let error = TakenError.unwrapped(failure)
      onError(error)
      throw TakenError(error: error)
    }
    return Step(workflow, StepStream(stream.number, after: stream, of: catching))
  }

  /// Makes the steps up to this one a part of the workflow.
  @discardableResult
  public func commit() -> Workflow<WorkflowActionableItemType> {
    workflow.commit(stream)
    return workflow
  }

  /// The item and value of this step as a stream, to fork from. The step runs once for all subscribers of the stream.
  public func asObservable() -> Observable<(ActionableItemType, ValueType)> {
    stream.take(1).catch { throw TakenError.unwrapped($0) }
  }
}

extension Observable {
  /// Begins a fork of `workflow` that goes on from the first item and value of this stream.
  ///
  /// The result is never nil. It is optional for the sake of code that was written for RIBs-iOS.
  public func fork<WorkflowActionableItemType, ActionableItemType, ValueType>(
    _ workflow: Workflow<WorkflowActionableItemType>
  ) -> Step<WorkflowActionableItemType, ActionableItemType, ValueType>?
  where Element == (ActionableItemType, ValueType) {
    workflow.didFork()
    return Step(workflow, StepStream(1, of: self))
  }
}

/// An error that a step's `onError` has received.
struct TakenError: Error {
  let error: any Error

  /// The error of the step.
  static func unwrapped(_ error: any Error) -> any Error { (error as? TakenError)?.error ?? error }
}

/// A step, without the type of its output.
@MainActor
protocol StepPlace: AnyObject {
  /// The number of actions up to this step, since the last fork.
  var number: Int { get }
  var before: (any StepPlace)? { get }
  /// Whether the step has sent its item and value.
  var hasPassed: Bool { get }
  /// Ends the step, unless it has ended.
  func end(_ termination: Termination)
}

extension StepPlace {
  /// The number of the step whose turn it is: this one, or one before it.
  var current: Int {
    var step: any StepPlace = self
    while let before = step.before, !before.hasPassed { step = before }
    return step.number
  }
}

/// A running step sends its item and value, and then completes. It begins with the first observer, and runs once for all observers.
///
/// If the last observer leaves before there is a value, the step stops waiting. A later observer begins the step anew.
final class StepStream<Output>: Observable<Output>, StepPlace {
  let number: Int
  let before: (any StepPlace)?
  private(set) var hasPassed = false
  /// Sends the output as its first value; nil for the first item of a workflow, which `pass` sends.
  private let source: Observable<Output>?
  private let hub = Hub<Output>(owner: StepStream.self)
  private var input: Observer<Output>?
  /// The output while the observers are told of it. Another observer that comes meanwhile hears it too.
  private var passing: Output?

  init(_ number: Int, after before: (any StepPlace)? = nil, of source: Observable<Output>? = nil) {
    self.number = number
    self.before = before
    self.source = source
  }

  override func run(_ observer: Observer<Output>) {
    if observer.isDone { return }
    if let passing {
      observer.onNext(passing)
      return observer.onEnd(.completed)
    }
    hub.join(observer)
    if hub.termination != nil { return }
    observer.hold(Disposables.create { if !self.hub.hasObservers { self.input.take()?.dispose() } })
    guard let source, input == nil, !hasPassed else { return }
    let input = CallbackObserver<Output>(
      next: { self.pass($0) }, end: { self.end($0) }, lost: { self.hub.abandon() })
    self.input = input
    source.run(input)
  }

  func pass(_ output: Output) {
    if hasPassed || hub.termination != nil { return }
    hasPassed = true
    input.take()?.dispose()
    passing = output
    hub.send(output)
    passing = nil
    hub.on(.completed)
  }

  func end(_ termination: Termination) {
    if hasPassed { return }
    input.take()?.dispose()
    hub.on(termination.event())
  }

  /// The step after this one: waits until the item is active, and sends the first value of what `action` returns.
  func then<Item, Value, Next>(
    in workflow: Workflow<some Any>, _ action: @escaping (Item, Value) -> Observable<Next>
  ) -> StepStream<Next> where Output == (Item, Value) {
    let (run, name, number) = (workflow.run, type(of: workflow), number + 1)
    func act(_ item: Item, _ value: Value) -> Observable<Next> {
      if run.trace.isOn {
        let place = item is any InteractorScope ? " on \(ribName(of: type(of: item)))" : ""
        run.trace.record(.step, name, .text("\(number)\(place)"))
      }
      return action(item, value)
    }
    let outputs = lift { (observer: Observer<Next>) in
      var hasBegun = false
      return Stage(observer) { stage, output in
        hasBegun = true
        let (item, value) = output
        guard let scope = item as? any InteractorScope, !scope.isActive else {
          return stage.goOn(with: act(item, value))
        }
        // Weak, because a waiting step must not keep a RIB alive.
        let active = scope.isActiveStream.filter { $0 }.take(1).compactMap { [weak scope] _ in
          scope as? Item
        }
        stage.goOn(with: active.flatMap { act($0, value) })
      } end: { stage, termination in
        // The step before completes after its value.
        if !hasBegun { stage.passOn(termination) }
      }
    }
    return StepStream<Next>(number, after: self, of: outputs)
  }
}
