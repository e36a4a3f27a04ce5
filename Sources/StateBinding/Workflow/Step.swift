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
    let catching = running.catch { failure in
      let error = TakenError.unwrapped(failure)
      onError(error)
      throw TakenError(error: error)
    }
    return Step(
      workflow,
      RunningStep(running.number, after: running, in: running.diagnostics) {
        $0.wait(for: catching)
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
    running.take(1).catch { throw TakenError.unwrapped($0) }
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

/// A running step, without the type of its output.
@MainActor
protocol StepPlace: AnyObject, Sendable {
  var hasPassed: Bool { get }
  /// The number of the step whose turn it is: this one, or one before it.
  var current: Int { get }
}

private enum StepPhase {
  case open
  /// The observers are being told that the step has passed.
  case passing
  case passed
  /// The step ended without passing.
  case ended(Termination)
}

/// A running step: a stream that sends the output once, when the step has passed, and then completes.
///
/// A step begins with its first observer, and runs once for all observers. If the last observer leaves before the step has
/// passed, the step stops waiting. A later observer begins it anew.
final class RunningStep<Output>: Observable<Output>, StepPlace, Disposable {
  /// The number of actions up to this step, since the last fork.
  fileprivate let number: Int
  private let before: (any StepPlace)?
  private let action: (RunningStep) -> Void
  private var phase = StepPhase.open
  private var observer: Observer<Output>?
  /// Has the observers that joined after the first; nil until there is a second.
  private var forks: Hub<Output>?
  /// Hands the output to an observer that joins while the others are told of it.
  private var tell: ((Observer<Output>) -> Void)?
  /// The observer of the step before, of the item's activeness, or of the stream that the action returned.
  private var input: (any Disposable)?

  /// Makes a step that calls `action` when somebody begins to wait for it.
  init(
    _ number: Int, after before: (any StepPlace)? = nil, in diagnostics: any ErrorReporting,
    _ action: @escaping (RunningStep) -> Void
  ) {
    self.number = number
    self.before = before
    self.action = action
    super.init(diagnostics)
  }

  var current: Int {
    if let before, !before.hasPassed { before.current } else { number }
  }

  var hasPassed: Bool {
    switch phase {
    case .open, .ended: false
    case .passing, .passed: true
    }
  }

  private var isOpen: Bool {
    if case .open = phase { true } else { false }
  }

  private var isAwaited: Bool { observer != nil || forks?.hasObservers == true }

  override func run(_ observer: Observer<Output>) {
    if observer.hasEnded { return }
    switch phase {
    case .open:
      if isAwaited {
        let forks = forks ?? Hub(owner: RunningStep.self)
        self.forks = forks
        forks.join(observer)
      } else {
        self.observer = observer
      }
      // When the observer is disposed, it disposes this step.
      observer.hold(self)
      if input == nil { action(self) }
    case .passing:
      tell?(observer)
      observer.onEnd(.completed)
    case .passed: observer.onEnd(.completed)
    case .ended(let termination): observer.onEnd(termination)
    }
  }

  func dispose() {
    if observer?.hasEnded == true { observer = nil }
    if isOpen, !isAwaited { stopHearing() }
  }

  private func stopHearing() { input.take()?.dispose() }

  /// Hears `stream` instead of the stream before. Does nothing if nobody waits for the step any more.
  private func hear<Value>(_ stream: Observable<Value>, next: @escaping (Value) -> Void) {
    guard isAwaited else { return }
    stopHearing()
    let input = CallbackObserver<Value>(next: next, end: { self.end($0) })
    self.input = input
    stream.run(input)
  }

  /// Ends the step, unless it has passed or ended.
  func end(_ termination: Termination) {
    guard isOpen else { return }
    phase = .ended(termination)
    stopHearing()
    observer?.onEnd(termination)
    forks?.on(termination.event())
  }

  func pass(_ output: Output) {
    guard isOpen else { return }
    phase = .passing
    stopHearing()
    tell = { $0.onNext(output) }
    let observer = observer
    observer?.onNext(output)
    forks?.send(output)
    tell = nil
    phase = .passed
    observer?.onEnd(.completed)
    forks?.on(.completed)
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
      step.hear(self) { item, value in
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
}

/// An error that a step's `onError` has received.
struct TakenError: Error {
  let error: any Error

  static func unwrapped(_ error: any Error) -> any Error { (error as? TakenError)?.error ?? error }
}
