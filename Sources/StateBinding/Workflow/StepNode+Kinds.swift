extension StepNode {
  /// Looks at the error of the step before, and passes the outcome on.
  static func error(
    _ input: StepNode, _ look: @escaping (any Error) -> Void
  ) -> StepNode {
    let node = StepNode { node in
      node.follow(
        input.listen { _, outcome in
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
    for scope: any InteractorScope, _ act: @escaping (any InteractorScope) -> Void
  ) {
    // Weak, as what waits must not keep a RIB that is over.
    let activeness = CallbackObserver<Bool>(
      next: { [weak self, weak scope] isActive in
        guard isActive, let self, let scope else { return }
        stopWaiting()
        act(scope)
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
