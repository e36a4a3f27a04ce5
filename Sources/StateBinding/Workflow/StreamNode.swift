/// A step whose outcome is the first value of a stream: where a workflow forks off.
final class StreamNode<Output>: StepNode<Output> {
  private let stream: Observable<Output>
  private var waiting: (any Disposable)?

  init(_ stream: Observable<Output>) {
    self.stream = stream
  }

  override func begin() {
    startTimer()
    let first = makeObserver()
    waiting = first
    stream.run(first)
  }

  override func leave() {
    waiting?.dispose()
    waiting = nil
  }
}
