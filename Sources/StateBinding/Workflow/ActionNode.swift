/// A step with an action: it waits for its input, for the item to be active, and for the action's first value.
final class ActionNode<Item, Value, Output>: StepNode<Output> {
  private let input: StepNode<(Item, Value)>
  private let action: (Item, Value) -> Observable<Output>
  private var listening: (any Disposable)?
  /// The activeness or the action that is waited for.
  private var waiting: (any Disposable)?
  private var timer: (any Disposable)?
  private var limit: (duration: Duration, clock: any Clock<Duration>)?

  init(
    _ input: StepNode<(Item, Value)>, _ action: @escaping (Item, Value) -> Observable<Output>
  ) {
    self.input = input
    self.action = action
  }

  override func setLimit(_ duration: Duration, _ clock: any Clock<Duration>) {
    limit = (duration, clock)
  }

  override func begin() {
    listening = input.listen { [unowned self] outcome in
      switch outcome {
      case .value((let item, let value)): begin(item, value)
      case .stopped: resolve(.stopped)
      case .failed(let error, let isTaken): resolve(.failed(error, isTaken: isTaken))
      }
    }
  }

  override func leave() {
    listening?.dispose()
    waiting?.dispose()
    timer?.dispose()
    listening = nil
    waiting = nil
    timer = nil
  }

  private func begin(_ item: Item, _ value: Value) {
    if let limit { startTimer(limit.duration, limit.clock) }
    guard let scope = item as? any InteractorScope, !scope.isActive else {
      act(item, value)
      return
    }
    // Weak, as what waits must not keep a RIB that is over.
    let activeness = CallbackObserver<Bool>(
      next: { [weak self, weak scope] isActive in
        guard isActive, let item = scope as? Item else { return }
        self?.stopWaiting()
        self?.act(item, value)
      },
      end: { [weak self] _ in self?.resolve(.stopped) })
    waiting = activeness
    scope.isActiveStream.run(activeness)
  }

  private func act(_ item: Item, _ value: Value) {
    let result = action(item, value)
    // The action may have disposed the workflow.
    guard isRunning else { return }
    let first = CallbackObserver<Output>(
      next: { [weak self] output in self?.resolve(.value(output)) },
      end: { [weak self] termination in
        switch termination {
        case .completed: self?.resolve(.stopped)
        case .failed(let error): self?.resolve(.failed(error, isTaken: false))
        }
      })
    waiting = first
    result.run(first)
  }

  private func stopWaiting() {
    waiting?.dispose()
    waiting = nil
  }

  private func startTimer(_ duration: Duration, _ clock: any Clock<Duration>) {
    timer = CountedTask(of: "a workflow step") { [weak self] in
      try await clock.sleep(for: duration)
      self?.resolve(.failed(WorkflowError.timedOut(after: duration), isTaken: false))
    }
  }
}
