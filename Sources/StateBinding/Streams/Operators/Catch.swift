extension Observable {
  /// This stream; if it fails, the stream that `handler` gives for the error.
  public func `catch`(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    lift { CatchStage($0, handler) }
  }

  /// This stream; if it fails, `element` and completion.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in .just(element) }
  }
}

private final class CatchStage<Element>: Stage<Element, Element> {
  private let handler: (any Error) throws -> Observable<Element>

  init(
    _ downstream: Observer<Element>, _ handler: @escaping (any Error) throws -> Observable<Element>
  ) {
    self.handler = handler
    super.init(downstream)
  }

  override func receive(_ element: Element) { send(element) }

  override func finish(_ termination: Termination) {
    guard case .failed(let error) = termination, let downstream else {
      super.finish(termination)
      return
    }
    do {
      let replacement = try handler(error)
      let rest = Self.passing(to: downstream)
      downstream.hold(rest)
      // Before the source is left, so that what both share goes on.
      replacement.run(rest)
    } catch {
      super.finish(.failed(error))
    }
  }
}
