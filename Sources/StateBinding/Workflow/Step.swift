/// A step in the description of a workflow.
@MainActor
public final class Step<WorkflowActionableItemType, ActionableItemType, ValueType> {
  private let workflow: Workflow<WorkflowActionableItemType>
  private let node: StepNode<(ActionableItemType, ValueType)>

  init(
    workflow: Workflow<WorkflowActionableItemType>,
    node: StepNode<(ActionableItemType, ValueType)>
  ) {
    self.workflow = workflow
    self.node = node
  }

  /// Adds a step that calls `onStep` with the item and the value of this step.
  public func onStep<NextActionableItemType, NextValueType>(
    _ onStep:
      @escaping (ActionableItemType, ValueType) -> Observable<
        (NextActionableItemType, NextValueType)
      >
  ) -> Step<WorkflowActionableItemType, NextActionableItemType, NextValueType> {
    Step<WorkflowActionableItemType, NextActionableItemType, NextValueType>(
      workflow: workflow,
      node: ActionNode(after: node, of: type(of: workflow), in: workflow.run, onStep))
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
    Step(workflow: workflow, node: CatchingNode(node, onError))
  }

  /// Makes the steps up to this one a part of the workflow.
  @discardableResult
  public func commit() -> Workflow<WorkflowActionableItemType> {
    workflow.commit(node)
    return workflow
  }

  /// The item and value of this step as a stream, to fork from. The step runs once for all subscribers of the stream.
  public func asObservable() -> Observable<(ActionableItemType, ValueType)> {
    Source { [node] observer in
      let registration = node.listen { [node] outcome in
        switch outcome {
        case .value:
          if let output = node.output { observer.onNext(output) }
          observer.onEnd(.completed)
        case .stopped: observer.onEnd(.completed)
        case .failed(let error, _): observer.onEnd(.failed(error))
        }
      }
      observer.hold(Disposables.create { registration.end() })
    }
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
    return Step(workflow: workflow, node: FirstNode(of: self))
  }
}

/// The outcome of a step of a workflow.
enum StepOutcome {
  /// The step ended with an item and a value for the next step. The step's node keeps both until every listener was called.
  case value
  /// The step with this number ended without a value.
  case stopped(step: Int)
  /// The step failed. `isTaken` is true if a step's `onError` received the error.
  case failed(any Error, isTaken: Bool)
}

/// One running step, without the type of its output. It begins when the first listener asks for its outcome, and runs once
/// for all listeners.
///
/// If the last listener leaves before there is an outcome, the step stops waiting. A later listener begins the step anew.
/// Code that does not need the type of the output stands here, because generic code looks up each type that it uses.
@MainActor
class RunningStep {
  typealias Listener = (StepOutcome) -> Void

  /// The registration of a listener with a step.
  @MainActor
  struct Registration {
    let step: RunningStep
    fileprivate let number: Int

    /// Removes the listener. Does nothing if the listener has heard the outcome.
    func end() { step.remove(number) }
  }

  private enum Phase {
    case new
    case begun
    case telling
    case over
  }

  private final var phase = Phase.new
  /// The listeners in their order. A listener that has left or heard the outcome is replaced by nil.
  private final var listeners: [Listener?] = []
  private final var listening = 0
  /// The registration of this step as a listener of the step before.
  private final var input: Registration?
  /// The subscription for which the step waits: to the activeness of its item, or to the stream of its action.
  private final var waiting: (any Disposable)?

  /// Begins the step. An override must resolve the step sooner or later.
  func begin() {}

  /// Releases the output, because all listeners have heard the outcome.
  func forget() {}

  /// The number of actions up to this step, since the last fork.
  var number: Int { 0 }

  /// The step that has begun and has no outcome yet: this one, or one before it.
  final var waitingStep: RunningStep {
    var step = self
    while let before = step.input?.step, !before.isOver { step = before }
    return step
  }

  /// Whether the step waits for its outcome.
  final var isRunning: Bool { phase == .begun }

  final var isOver: Bool { phase == .telling || phase == .over }

  /// Calls `listener` with the outcome, unless the registration ends first. A listener that registers after the outcome hears
  /// `stopped`.
  final func listen(_ listener: @escaping Listener) -> Registration {
    let registration = Registration(step: self, number: listeners.count)
    if phase == .over {
      listener(.stopped(step: number))
      return registration
    }
    listeners.append(listener)
    listening += 1
    if phase == .new {
      phase = .begun
      begin()
    }
    return registration
  }

  /// Calls all listeners in their order, even those that register meanwhile.
  final func resolve(_ outcome: StepOutcome) {
    guard !isOver else { return }
    phase = .telling
    leave()
    var number = 0
    while number < listeners.count {
      let listener = listeners[number].take()
      number += 1
      listener?(outcome)
    }
    listeners = []
    phase = .over
    forget()
  }

  private final func remove(_ number: Int) {
    guard number < listeners.count, let listener = listeners[number].take() else { return }
    listening -= 1
    if !isOver, listening == 0 {
      listeners = []
      phase = .new
      leave()
    }
    letGo(of: listener)
  }

  /// Stops waiting.
  private final func leave() {
    input.take()?.end()
    waiting.take()?.dispose()
  }

  /// Calls `listener` with the outcome of `source`, the step before.
  final func follow(_ source: RunningStep, _ listener: @escaping Listener) {
    let input = source.listen(listener)
    // The source may have called the listener at once, so this step may be over.
    if !isOver { self.input = input }
  }

  /// Waits for an event of `stream`, which feeds `observer`.
  final func wait<Element>(for stream: Observable<Element>, _ observer: Observer<Element>) {
    waiting = observer
    stream.run(observer)
  }

  /// Waits until `scope`, the interactor of a RIB for instance, becomes active, and then calls `act`.
  final func wait(
    for scope: any InteractorScope, _ act: @escaping (any InteractorScope) -> Void
  ) {
    // Weak, because a waiting step must not keep a RIB alive.
    let activeness = CallbackObserver<Bool>(
      next: { [weak self, weak scope] isActive in
        guard isActive, let self, let scope else { return }
        waiting.take()?.dispose()
        act(scope)
      },
      end: { [weak self] _ in self.map { $0.resolve(.stopped(step: $0.number)) } })
    wait(for: scope.isActiveStream, activeness)
  }
}

/// A running step whose output is an item and a value for the next step.
class StepNode<Output>: RunningStep {
  /// The output, while the listeners are being told of it.
  private(set) final var output: Output?

  /// Resolves the step with `output`.
  final func resolve(with output: Output) {
    if isOver { return }
    self.output = output
    resolve(.value)
  }

  final override func forget() { letGo(of: output.take()) }

  /// Resolves with the first event of `stream`.
  final func resolve(withFirstOf stream: Observable<Output>) {
    if let just = stream as? Just<Output> { return resolve(with: just.element) }
    let first = CallbackObserver<Output>(
      next: { [weak self] output in self?.resolve(with: output) },
      end: { [weak self] termination in
        switch termination {
        case .completed: self.map { $0.resolve(.stopped(step: $0.number)) }
        case .failed(let error): self?.resolve(.failed(error, isTaken: false))
        }
      })
    wait(for: stream, first)
  }
}

/// Waits for the step before, for its item to be active, and for the first value of an action.
final class ActionNode<Item, Value, Output>: StepNode<Output> {
  private let source: StepNode<(Item, Value)>
  private let workflow: Any.Type
  private let run: AppRun
  private let action: (Item, Value) -> Observable<Output>

  override var number: Int { source.number + 1 }

  init(
    after source: StepNode<(Item, Value)>, of workflow: Any.Type, in run: AppRun,
    _ action: @escaping (Item, Value) -> Observable<Output>
  ) {
    self.source = source
    self.workflow = workflow
    self.run = run
    self.action = action
  }

  override func begin() {
    follow(source) { [self] outcome in
      guard case .value = outcome, let (item, value) = source.output else {
        return resolve(outcome)
      }
      if let scope = item as? any InteractorScope, !scope.isActive {
        wait(for: scope) { [weak self] scope in
          if let item = scope as? Item { self?.act(item, value) }
        }
      } else {
        act(item, value)
      }
    }
  }

  /// Resolves with the first event of the stream that the action returns.
  private func act(_ item: Item, _ value: Value) {
    if run.trace.isOn {
      let place = item is any InteractorScope ? " on \(ribName(of: type(of: item)))" : ""
      run.trace.record(.step, workflow, .text("\(number)\(place)"))
    }
    let stream = action(item, value)
    // The action may have disposed the workflow.
    if isRunning { resolve(withFirstOf: stream) }
  }
}

/// Passes on the outcome of a step. If the outcome is an error, calls a closure with the error first.
private final class CatchingNode<Output>: StepNode<Output> {
  private let source: StepNode<Output>
  private let look: (any Error) -> Void

  override var number: Int { source.number }

  init(_ source: StepNode<Output>, _ look: @escaping (any Error) -> Void) {
    self.source = source
    self.look = look
  }

  override func begin() {
    follow(source) { [self] outcome in
      switch outcome {
      case .value: if let output = source.output { resolve(with: output) }
      case .stopped: resolve(outcome)
      case .failed(let error, _):
        look(error)
        resolve(.failed(error, isTaken: true))
      }
    }
  }
}

/// Resolves with the first event of a stream, as the beginning of a fork.
private final class FirstNode<Output>: StepNode<Output> {
  private let stream: Observable<Output>

  override var number: Int { 1 }

  init(of stream: Observable<Output>) {
    self.stream = stream
  }

  override func begin() {
    resolve(withFirstOf: stream)
  }
}
