/// A step in the description of a workflow.
@MainActor
public final class Step<WorkflowActionableItemType, ActionableItemType, ValueType> {
  private let workflow: Workflow<WorkflowActionableItemType>
  private let node: StepNode<(ActionableItemType, ValueType)>
  /// The node whose time `timeout` limits. For a node that `onError` added, this is the node before it.
  private let timedNode: StepNode<(ActionableItemType, ValueType)>

  init(
    workflow: Workflow<WorkflowActionableItemType>,
    node: StepNode<(ActionableItemType, ValueType)>,
    timedNode: StepNode<(ActionableItemType, ValueType)>? = nil
  ) {
    self.workflow = workflow
    self.node = node
    self.timedNode = timedNode ?? node
  }

  /// Adds a step that calls `onStep` with the item and the value of this step.
  public func onStep<NextActionableItemType, NextValueType>(
    _ onStep:
      @escaping (ActionableItemType, ValueType) -> Observable<
        (NextActionableItemType, NextValueType)
      >
  ) -> Step<WorkflowActionableItemType, NextActionableItemType, NextValueType> {
    Step<WorkflowActionableItemType, NextActionableItemType, NextValueType>(
      workflow: workflow, node: .action(after: node, onStep))
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
    self.onStep { item, value in .fromAsyncStep { try await onStep(item, value) } }
  }

  /// Calls `onError` when this step or a step before it fails, before the workflow receives the error.
  public func onError(
    _ onError: @escaping (any Error) -> Void
  ) -> Step<WorkflowActionableItemType, ActionableItemType, ValueType> {
    Step(workflow: workflow, node: .catching(node, onError), timedNode: timedNode)
  }

  /// Fails with ``WorkflowError/timedOut(after:)`` if this step has no value within `duration` after the step before.
  ///
  /// The time includes the wait for the item to become active. For the first step of a fork, the time begins at its commit.
  public func timeout(
    _ duration: Duration, clock: any Clock<Duration>
  ) -> Step<WorkflowActionableItemType, ActionableItemType, ValueType> {
    timedNode.limit = (duration, clock)
    return self
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
      observer.hold(
        node.listen { outcome in
          switch outcome {
          case .value(let output):
            observer.onNext(output)
            observer.onEnd(.completed)
          case .stopped: observer.onEnd(.completed)
          case .failed(let error, _): observer.onEnd(.failed(error))
          }
        })
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
    return Step(workflow: workflow, node: .first(of: self))
  }

  /// The result of `operation`, or completion without a value if the result is nil.
  static func fromAsyncStep(
    _ operation: @escaping @MainActor () async throws -> Element?
  ) -> Observable<Element> {
    Observable<Element?>.fromAsync(operation).compactMap { $0 }
  }
}

/// The outcome of a step of a workflow.
enum StepOutcome<Output> {
  /// The step ended with the item and value for the next step.
  case value(Output)
  /// The step ended without a value, so the workflow goes no further here.
  case stopped
  /// The step failed. `isTaken` is true if a step's `onError` received the error.
  case failed(any Error, isTaken: Bool)
}

/// One running step. It begins when the first listener asks for its outcome, and runs once for all listeners.
///
/// If the last listener leaves before there is an outcome, the step stops waiting. A later listener begins the step anew.
@MainActor
final class StepNode<Output> {
  typealias Listener = (StepOutcome<Output>) -> Void

  /// The limit on the time after `startTimer()`, if the step has one.
  var limit: (duration: Duration, clock: any Clock<Duration>)?

  private let begin: (StepNode) -> Void
  /// The listeners in their order. A listener that has left or heard the outcome is replaced by nil.
  private var listeners: [Listener?] = []
  private var listening = 0
  private var hasBegun = false
  private var isOver = false
  private var isTelling = false
  /// The registration of this step as a listener of the step before.
  private var input: (any Disposable)?
  /// The subscription for which the step waits: to the activeness of its item, or to the stream of its action.
  private var waiting: (any Disposable)?
  private var timer: (any Disposable)?

  /// Makes a step that calls `begin` to begin. Sooner or later, `begin` resolves the step.
  init(begin: @escaping (StepNode) -> Void = { _ in }) {
    self.begin = begin
  }

  /// Calls `listener` with the outcome, unless the result is disposed before. A listener that comes after the outcome hears
  /// `stopped`.
  func listen(_ listener: @escaping Listener) -> any Disposable {
    if isOver, !isTelling {
      listener(.stopped)
      return Disposables.create()
    }
    let number = listeners.count
    listeners.append(listener)
    listening += 1
    if !hasBegun {
      hasBegun = true
      begin(self)
    }
    return Disposables.create { self.remove(number) }
  }

  /// Calls all listeners in their order, even those that come meanwhile.
  func resolve(_ outcome: StepOutcome<Output>) {
    guard !isOver else { return }
    isOver = true
    leave()
    isTelling = true
    var number = 0
    while number < listeners.count {
      let listener = listeners[number].take()
      number += 1
      listener?(outcome)
    }
    listeners = []
    isTelling = false
  }

  private func remove(_ number: Int) {
    guard number < listeners.count, let listener = listeners[number].take() else { return }
    listening -= 1
    if !isOver, listening == 0 {
      listeners = []
      hasBegun = false
      leave()
    }
    letGo(of: listener)
  }

  /// Stops the timer and everything else for which the step waits.
  private func leave() {
    timer.take()?.dispose()
    input.take()?.dispose()
    waiting.take()?.dispose()
  }

  private func follow<Input>(
    _ source: StepNode<Input>, _ listener: @escaping StepNode<Input>.Listener
  ) {
    let input = source.listen(listener)
    // The source may have called the listener at once, so this step may be over.
    if !isOver { self.input = input }
  }

  /// Starts the timer if the step has a limit. Called once the step before has its value.
  private func startTimer() {
    guard let limit else { return }
    timer = CountedTask(of: "a workflow step") { [weak self] in
      try await limit.clock.sleep(for: limit.duration)
      self?.resolve(
        .failed(WorkflowError.timedOut(after: limit.duration), isTaken: false))
    }
  }

  /// Resolves with the first event of `stream`.
  private func resolve(withFirstOf stream: Observable<Output>) {
    let first = CallbackObserver<Output>(
      next: { [weak self] output in self?.resolve(.value(output)) },
      end: { [weak self] termination in
        switch termination {
        case .completed: self?.resolve(.stopped)
        case .failed(let error): self?.resolve(.failed(error, isTaken: false))
        }
      })
    waiting = first
    stream.run(first)
  }

  /// Calls `act` when `scope` becomes active.
  private func wait(
    for scope: any InteractorScope, _ act: @escaping (any InteractorScope) -> Void
  ) {
    // Weak, because a waiting step must not keep a RIB alive.
    let activeness = CallbackObserver<Bool>(
      next: { [weak self, weak scope] isActive in
        guard isActive, let self, let scope else { return }
        waiting.take()?.dispose()
        act(scope)
      },
      end: { [weak self] _ in self?.resolve(.stopped) })
    waiting = activeness
    scope.isActiveStream.run(activeness)
  }

  /// Resolves with the first event of the stream that `action` returns.
  private func act(_ action: () -> Observable<Output>) {
    let stream = action()
    // The action may have disposed the workflow.
    if hasBegun, !isOver { resolve(withFirstOf: stream) }
  }

  /// Waits for `source`, for its item to be active, and for the first value of `action`.
  static func action<Item, Value>(
    after source: StepNode<(Item, Value)>,
    _ action: @escaping (Item, Value) -> Observable<Output>
  ) -> StepNode {
    StepNode { node in
      node.follow(source) { outcome in
        switch outcome {
        case .value((let item, let value)):
          node.startTimer()
          if let scope = item as? any InteractorScope, !scope.isActive {
            node.wait(for: scope) { [weak node] scope in
              if let item = scope as? Item { node?.act { action(item, value) } }
            }
          } else {
            node.act { action(item, value) }
          }
        case .stopped: node.resolve(.stopped)
        case .failed(let error, let isTaken): node.resolve(.failed(error, isTaken: isTaken))
        }
      }
    }
  }

  /// Passes the outcome of `source` on, but calls `look` with an error first.
  static func catching(
    _ source: StepNode, _ look: @escaping (any Error) -> Void
  ) -> StepNode {
    StepNode { node in
      node.follow(source) { outcome in
        guard case .failed(let error, _) = outcome else { return node.resolve(outcome) }
        look(error)
        node.resolve(.failed(error, isTaken: true))
      }
    }
  }

  /// Resolves with the first event of `stream`, as the beginning of a fork.
  static func first(of stream: Observable<Output>) -> StepNode {
    StepNode { node in
      node.startTimer()
      node.resolve(withFirstOf: stream)
    }
  }
}
