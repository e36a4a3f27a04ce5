/// A step in the description of a workflow.
@MainActor
public final class Step<WorkflowActionableItemType, ActionableItemType, ValueType> {
  private let workflow: Workflow<WorkflowActionableItemType>
  private let running: RunningStep<(ActionableItemType, ValueType)>

  init(
    _ workflow: Workflow<WorkflowActionableItemType>,
    _ running: RunningStep<(ActionableItemType, ValueType)>
  ) {
    self.workflow = workflow
    self.running = running
  }

  /// Adds a step that calls `onStep` with the item and the value of this step.
  public func onStep<NextActionableItemType, NextValueType>(
    _ onStep:
      @escaping (ActionableItemType, ValueType) -> Observable<
        (NextActionableItemType, NextValueType)
      >
  ) -> Step<WorkflowActionableItemType, NextActionableItemType, NextValueType> {
    Step<WorkflowActionableItemType, NextActionableItemType, NextValueType>(
      workflow, running.then(in: workflow, onStep))
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
    let (before, workflow) = (running, workflow)
    let catching = before.catch { failure in
      let error = TakenError.unwrapped(failure)
      onError(error)
      throw TakenError(error: error)
    }
    return Step(
      workflow,
      RunningStep(before.number, after: before, through: catching, in: before.diagnostics) {
        step in
        if let output = before.output { step.pass(output()) }
      })
  }

  /// Makes the steps up to this one a part of the workflow.
  @discardableResult
  public func commit() -> Workflow<WorkflowActionableItemType> {
    workflow.commit(running)
    return workflow
  }

  /// The item and value of this step as a stream, to fork from. The step runs once for all subscribers of the stream.
  public func asObservable() -> Observable<(ActionableItemType, ValueType)> {
    running.compactMap { [running] in running.output?() }.take(1)
      .catch { throw TakenError.unwrapped($0) }
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
    return Step(workflow, RunningStep(1, in: diagnostics) { $0.wait(for: self) })
  }
}

/// A running step, without the type of its output: a stream that sends once, when the step has passed, and then completes.
///
/// A step begins with its first observer, and runs once for all observers. If the last observer leaves before the step has
/// passed, the step stops waiting. A later observer begins it anew.
class StepPlace: Observable<Void>, Disposable {
  private enum Phase {
    case open
    /// The observers are being told that the step has passed.
    case passing
    case passed
    /// The step ended without passing.
    case ended(Termination)
  }

  /// The number of actions up to this step, since the last fork.
  fileprivate let number: Int
  private let before: StepPlace?
  /// Sends when the step before has passed; nil for a first step, which acts at once.
  private let source: Observable<Void>?
  private final var phase = Phase.open
  private final var observers: [Observer<Void>] = []
  /// The observer of the source, of the item's activeness, or of the stream that the action returned.
  private final var input: (any Disposable)?

  fileprivate init(
    _ number: Int, after before: StepPlace?, through source: Observable<Void>?,
    in diagnostics: any ErrorReporting
  ) {
    self.number = number
    self.before = before
    self.source = source ?? before
    super.init(diagnostics)
  }

  fileprivate func act() {}

  /// The number of the step whose turn it is: this one, or one before it.
  final var current: Int {
    var step = self
    while let before = step.before, !before.hasPassed { step = before }
    return step.number
  }

  final var hasPassed: Bool {
    switch phase {
    case .open, .ended: false
    case .passing, .passed: true
    }
  }

  fileprivate final var isOpen: Bool {
    if case .open = phase { true } else { false }
  }

  override func run(_ observer: Observer<Void>) {
    if observer.hasEnded { return }
    switch phase {
    case .open:
      observers.append(observer)
      // An observer that leaves disposes this step.
      observer.hold(self)
      guard input == nil else { return }
      if let source { hear(source) { self.act() } } else { act() }
    case .passing:
      observer.onNext(())
      observer.onEnd(.completed)
    case .passed: observer.onEnd(.completed)
    case .ended(let termination): observer.onEnd(termination)
    }
  }

  final func dispose() {
    guard isOpen else { return }
    observers.removeAll { $0.hasEnded }
    if observers.isEmpty { stopHearing() }
  }

  fileprivate final func stopHearing() { input.take()?.dispose() }

  /// Hears `stream` instead of the stream before. Does nothing if nobody waits for the step any more.
  fileprivate final func hear<Value>(
    _ stream: Observable<Value>, next: @escaping (Value) -> Void
  ) {
    if observers.isEmpty { return }
    stopHearing()
    let input = CallbackObserver<Value>(next: next, end: { self.end($0) })
    self.input = input
    stream.run(input)
  }

  /// Ends the step, unless it has passed or ended.
  final func end(_ termination: Termination) {
    guard isOpen else { return }
    phase = .ended(termination)
    stopHearing()
    for observer in replace(&observers, with: []) { observer.onEnd(termination) }
  }

  fileprivate final func pass() {
    phase = .passing
    stopHearing()
    let observers = replace(&observers, with: [])
    for observer in observers { observer.onNext(()) }
    phase = .passed
    for observer in observers { observer.onEnd(.completed) }
  }
}

final class RunningStep<Output>: StepPlace {
  /// Returns the output; nil unless the observers are being told that the step has passed.
  // Not an optional output, whose type would be looked up at each use.
  fileprivate private(set) var output: (() -> Output)?
  private let action: ((RunningStep) -> Void)?

  /// Makes a step that calls `action` when its turn comes. Without an action, the workflow passes the step.
  init(
    _ number: Int, after before: StepPlace? = nil, through source: Observable<Void>? = nil,
    in diagnostics: any ErrorReporting, action: ((RunningStep) -> Void)?
  ) {
    self.action = action
    super.init(number, after: before, through: source, in: diagnostics)
  }

  fileprivate override func act() { action?(self) }

  func pass(_ output: Output) {
    guard isOpen else { return }
    self.output = { output }
    pass()
    self.output = nil
  }

  /// Passes with the first value of `stream`.
  fileprivate func wait(for stream: Observable<Output>) {
    if let output = stream.only { return pass(output) }
    hear(stream) { self.pass($0) }
  }

  /// The step after this one: waits until the item is active, and passes with the first value of what `action` returns.
  func then<Item, Value, Next>(
    in workflow: Workflow<some Any>, _ action: @escaping (Item, Value) -> Observable<Next>
  ) -> RunningStep<Next> where Output == (Item, Value) {
    let (run, name, number) = (workflow.run, type(of: workflow), number + 1)
    func act(_ step: RunningStep<Next>, _ item: Item, _ value: Value) {
      if run.trace.isOn {
        let place = item is any InteractorScope ? " on \(ribName(of: type(of: item)))" : ""
        run.trace.record(.step, name, .text("\(number)\(place)"))
      }
      step.wait(for: action(item, value))
    }
    return RunningStep<Next>(number, after: self, in: diagnostics) { step in
      guard let output = self.output else { return }
      let (item, value) = output()
      guard let scope = item as? any InteractorScope, !scope.isActive else {
        return act(step, item, value)
      }
      // Weak, because a waiting step must not keep a RIB alive.
      step.hear(scope.isActiveStream) { [weak scope] isActive in
        guard isActive, let item = scope as? Item else { return }
        step.stopHearing()
        act(step, item, value)
      }
    }
  }
}

/// An error that a step's `onError` has received.
struct TakenError: Error {
  let error: any Error

  static func unwrapped(_ error: any Error) -> any Error { (error as? TakenError)?.error ?? error }
}
