extension StepNode {
  /// A step with an action: it waits for its input, for the item to be active, and for the action's first value.
  @inlinable
  static func action<Item, Value>(
    _ input: StepNode<(Item, Value)>, _ action: @escaping (Item, Value) -> Observable<Output>
  ) -> StepNode {
    StepNode { node in
      node.follow(
        input.listen { outcome in
          // It has been told, and has nothing to leave.
          node.input.object = nil
          switch outcome {
          case .value((let item, let value)): node.start(item, value, action)
          case .stopped: node.resolve(.stopped)
          case .failed(let error, let isTaken): node.resolve(.failed(error, isTaken: isTaken))
          }
        })
    }
  }

  /// Looks at the error of the step before, and passes the outcome on.
  static func error(
    _ input: StepNode, _ look: @escaping (any Error) -> Void
  ) -> StepNode {
    let node = StepNode { node in
      node.follow(
        input.listen { outcome in
          guard case .failed(let error, _) = outcome else {
            node.resolve(outcome)
            return
          }
          look(error)
          node.resolve(.failed(error, isTaken: true))
        })
    }
    node.time = StepTime(limited: input)
    return node
  }

  /// A step whose outcome is the first value of a stream: where a workflow forks off.
  static func stream(_ stream: Observable<Output>) -> StepNode {
    StepNode { node in
      node.startTimer()
      node.hear(stream)
    }
  }

  @inlinable
  func start<Item, Value>(
    _ item: Item, _ value: Value, _ action: @escaping (Item, Value) -> Observable<Output>
  ) {
    if time != nil { startTimer() }
    // The first step is not needed, but casts to classes are the fast ones.
    if let interactor = item as? Interactor, interactor.isActive {
      act(item, value, action)
    } else if let scope = item as? any InteractorScope, !scope.isActive {
      wait(for: scope) { node, scope in
        if let item = scope as? Item { node.act(item, value, action) }
      }
    } else {
      act(item, value, action)
    }
  }

  @inlinable
  func act<Item, Value>(
    _ item: Item, _ value: Value, _ action: (Item, Value) -> Observable<Output>
  ) {
    let result = action(item, value)
    // The action may have disposed the workflow.
    guard isRunning else { return }
    if let just = result as? Just<Output> {
      resolve(.value(just.element))
    } else {
      hear(result)
    }
  }

  /// Resolves with the first event of `stream`.
  @usableFromInline
  func hear(_ stream: Observable<Output>) {
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
  @usableFromInline
  func wait(
    for scope: any InteractorScope,
    _ act: @escaping (StepNode<Output>, any InteractorScope) -> Void
  ) {
    // Weak, as what waits must not keep a RIB that is over.
    let activeness = CallbackObserver<Bool>(
      next: { [weak self, weak scope] isActive in
        guard isActive, let self, let scope else { return }
        stopWaiting()
        act(self, scope)
      },
      end: { [weak self] _ in self?.resolve(.stopped) })
    waiting = activeness
    scope.isActiveStream.run(activeness)
  }

  /// Starts the timer, where there is a limit: it has what it needs.
  @usableFromInline
  func startTimer() {
    time?.limit?.start { [weak self] error in self?.resolve(.failed(error, isTaken: false)) }
  }
}
