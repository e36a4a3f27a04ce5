/// One operator in a running chain: it hears `Input` and feeds `Output` to the next observer.
class Stage<Input, Output>: Observer<Input> {
  final private(set) var downstream: Observer<Output>?

  init(_ downstream: Observer<Output>) {
    self.downstream = downstream
  }

  /// Feeds the next observer.
  final func send(_ output: Output) { downstream?.onNext(output) }

  /// Feeds what `output` gives, or ends with the error it throws.
  final func send(_ output: () throws -> Output?) {
    do {
      if let output = try output() { downstream?.onNext(output) }
    } catch {
      onEnd(.failed(error))
    }
  }

  override func finish(_ termination: Termination) { downstream?.onEnd(termination) }

  override func release() { downstream = nil }

  override func lose() {
    let fed = downstream
    downstream = nil
    fed?.loseSource()
  }
}

/// A stream made of another by an operator with one input.
final class Lifted<Input, Output>: Observable<Output> {
  private let source: Observable<Input>
  private let makeStage: (Observer<Output>) -> Observer<Input>

  init(_ source: Observable<Input>, makeStage: @escaping (Observer<Output>) -> Observer<Input>) {
    self.source = source
    self.makeStage = makeStage
  }

  override func run(_ observer: Observer<Output>) {
    let stage = makeStage(observer)
    observer.hold(stage)
    source.run(stage)
  }
}

extension Observable {
  func lift<Output>(
    _ makeStage: @escaping (Observer<Output>) -> Observer<Element>
  ) -> Observable<Output> {
    Lifted(self, makeStage: makeStage)
  }
}
