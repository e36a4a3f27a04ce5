/// A step whose outcome is the first value of a stream: where a workflow forks off.
final class StreamNode<Output>: StepNode<Output> {
  private let stream: Observable<Output>
  private var waiting: (any Disposable)?

  init(_ stream: Observable<Output>) {
    self.stream = stream
  }

  override func begin() {
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

  override func leave() {
    waiting?.dispose()
    waiting = nil
  }
}
