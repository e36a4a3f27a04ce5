/// A step of a workflow that is being described.
@MainActor
public final class Step<WorkflowActionableItemType, ActionableItemType, ValueType> {
  private let workflow: Workflow<WorkflowActionableItemType>
  private let node: StepNode<(ActionableItemType, ValueType)>
  /// The node whose time `timeout` limits: not the one that `onError` adds, but the one before.
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

  /// Goes on with `onStep`, done with the item and the value of this step.
  public func onStep<NextActionableItemType, NextValueType>(
    _ onStep:
      @escaping (ActionableItemType, ValueType) -> Observable<
        (NextActionableItemType, NextValueType)
      >
  ) -> Step<WorkflowActionableItemType, NextActionableItemType, NextValueType> {
    Step<WorkflowActionableItemType, NextActionableItemType, NextValueType>(
      workflow: workflow, node: .action(after: node, onStep))
  }

  /// Goes on with `onStep`, done with the item and the value of this step; nil stops the workflow.
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
    Step(workflow: workflow, node: .catching(node, onError), timedNode: timedNode)
  }

  /// Fails with ``WorkflowError/timedOut(after:)`` if this step has no value within `duration` of the one before,
  /// the wait for its item to be active included; the first step of a fork has the time from its commit.
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

  /// The item and value of this step as a stream, to fork from; all that follows it runs this step once.
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
  /// The result is never nil; it is optional for code that was written for RIBs-iOS.
  public func fork<WorkflowActionableItemType, ActionableItemType, ValueType>(
    _ workflow: Workflow<WorkflowActionableItemType>
  ) -> Step<WorkflowActionableItemType, ActionableItemType, ValueType>?
  where Element == (ActionableItemType, ValueType) {
    workflow.didFork()
    return Step(workflow: workflow, node: .first(of: self))
  }

  /// The value of `operation`, or completion without one for nil.
  static func fromAsyncStep(
    _ operation: @escaping @MainActor () async throws -> Element?
  ) -> Observable<Element> {
    Observable<Element?>.fromAsync(operation).compactMap { $0 }
  }
}

/// How a step of a workflow ended.
enum StepOutcome<Output> {
  /// With the item and value that the next step works on.
  case value(Output)
  /// With nothing: the workflow goes no further here.
  case stopped
  /// With an error, and whether a step's `onError` took it.
  case failed(any Error, isTaken: Bool)
}

/// One step as it runs: it begins when the first listener wants its outcome, and runs once for all of them.
///
/// When the last listener leaves before the outcome is there, the step leaves what it waits for; a later listener begins
/// the step anew.
@MainActor
final class StepNode<Output> {
  typealias Listener = (StepOutcome<Output>) -> Void

  /// The time that the step may take from ``startTimer()`` on, if it is limited.
  var limit: (duration: Duration, clock: any Clock<Duration>)?

  private let begin: (StepNode) -> Void
  /// The listeners in their order, nil in the place of one that has left or been told.
  private var listeners: [Listener?] = []
  private var listening = 0
  private var hasBegun = false
  private var isOver = false
  private var isTelling = false
  /// The place of this step at the step before.
  private var input: (any Disposable)?
  /// The subscription to the activeness or to the action that the step waits for.
  private var waiting: (any Disposable)?
  private var timer: (any Disposable)?

  /// A step that calls `begin` to begin, which resolves it sooner or later.
  init(begin: @escaping (StepNode) -> Void = { _ in }) {
    self.begin = begin
  }

  /// Tells `listener` the outcome, unless the result is disposed before; too late, the outcome is that the step stopped.
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

  /// Tells all listeners, also those that come meanwhile, in their order.
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

  /// Leaves what the step waits for.
  private func leave() {
    timer.take()?.dispose()
    input.take()?.dispose()
    waiting.take()?.dispose()
  }

  private func follow<Input>(
    _ source: StepNode<Input>, _ listener: @escaping StepNode<Input>.Listener
  ) {
    let input = source.listen(listener)
    // The source may have told at once, and this step may be over.
    if !isOver { self.input = input }
  }

  /// Starts the timer, if there is a limit: the step has what it needs.
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
    // Weak, as a step that waits must not keep a RIB that is over.
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

  /// Resolves with the first event of the stream that `action` gives.
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

  /// Passes the outcome of `source` on, and hands an error to `look` before.
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

  /// Resolves with the first value of `stream`: the begin of a fork.
  static func first(of stream: Observable<Output>) -> StepNode {
    StepNode { node in
      node.startTimer()
      node.resolve(withFirstOf: stream)
    }
  }
}
