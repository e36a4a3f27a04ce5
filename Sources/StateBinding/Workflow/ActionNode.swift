/// A step with an action: it waits for its source, for the item to be active, and for the action's first value.
///
/// It holds what its closures need, so that they capture nothing and are not allocated; the row "workflow of 3 steps".
@usableFromInline
final class ActionNode<Item, Value, Output>: StepNode<Output> {
  @usableFromInline let source: StepNode<(Item, Value)>
  @usableFromInline let action: (Item, Value) -> Observable<Output>

  @inlinable
  init(
    _ source: StepNode<(Item, Value)>, _ action: @escaping (Item, Value) -> Observable<Output>
  ) {
    self.source = source
    self.action = action
    // Unsafe is right: a node begins itself, and is who listens.
    super.init { node in
      let node = unsafeDowncast(node, to: ActionNode.self)
      node.follow(
        node.source.listen(with: node) { node, outcome in
          guard let node else { return }
          unsafeDowncast(node, to: ActionNode.self).hear(outcome)
        })
    }
  }

  @inlinable
  func hear(_ outcome: StepOutcome<(Item, Value)>) {
    // It has been told, and has nothing to leave.
    input = nil
    switch outcome {
    case .value((let item, let value)): start(item, value)
    case .stopped: resolve(.stopped)
    case .failed(let error, let isTaken): resolve(.failed(error, isTaken: isTaken))
    }
  }

  @inlinable
  func start(_ item: Item, _ value: Value) {
    if time != nil { startTimer() }
    // The first step is not needed, but casts to classes are the fast ones.
    if let interactor = item as? Interactor, interactor.isActive {
      act(item, value)
    } else if let scope = item as? any InteractorScope, !scope.isActive {
      wait(for: scope) { [weak self] scope in
        if let item = scope as? Item { self?.act(item, value) }
      }
    } else {
      act(item, value)
    }
  }

  @inlinable
  func act(_ item: Item, _ value: Value) {
    let result = action(item, value)
    // The action may have disposed the workflow.
    guard isRunning else { return }
    if let just = result as? Just<Output> {
      resolve(.value(just.element))
    } else {
      hear(result)
    }
  }
}
