/// A stream that is a function: `start` is called for each subscription and feeds its observer.
final class Source<Element>: Observable<Element> {
  private let start: (Observer<Element>) -> Void

  init(_ start: @escaping (Observer<Element>) -> Void) {
    self.start = start
  }

  override func run(_ observer: Observer<Element>) {
    if !observer.isDone { start(observer) }
  }
}
