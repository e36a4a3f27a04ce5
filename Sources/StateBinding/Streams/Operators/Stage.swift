extension Observable {
  /// A stream that puts a new stage between this stream and each observer.
  func lift<Output>(
    _ makeStage: @escaping (Observer<Output>) -> Stage<Element, Output>
  ) -> Observable<Output> {
    Source(in: diagnostics) { observer in
      let stage = makeStage(observer)
      observer.hold(stage)
      self.run(stage)
    }
  }
}

/// One running operator with one input. It receives `Input` values and sends `Output` values to the next observer.
final class Stage<Input, Output>: Observer<Input> {
  private var downstream: Observer<Output>?
  private let next: (Stage, Input) throws -> Void
  private let end: ((Stage, Termination) throws -> Void)?

  /// Makes a stage that calls `next` for each value and `end` for the end of its source.
  ///
  /// Without `end`, the stage passes the end on. An error thrown by `next` counts as the end of the source. An error thrown
  /// by `end` is passed on.
  init(
    _ downstream: Observer<Output>, disposed: (() -> Void)? = nil,
    next: @escaping (Stage, Input) throws -> Void,
    end: ((Stage, Termination) throws -> Void)? = nil
  ) {
    self.downstream = downstream
    self.next = next
    self.end = end
    super.init(disposed: disposed)
  }

  func send(_ output: Output) { downstream?.onNext(output) }

  /// Ends the next observer, and with it this stage.
  func passOn(_ termination: Termination) { downstream?.onEnd(termination) }

  /// Makes `stream` feed the next observer instead of this stage.
  func goOn(with stream: Observable<Output>) {
    guard let downstream else { return }
    if let element = stream.only {
      downstream.onNext(element)
      return downstream.onEnd(.completed)
    }
    let rest = Stage<Output, Output>(downstream) { $0.send($1) }
    downstream.hold(rest)
    stream.run(rest)
  }

  override func receive(_ element: Input) {
    do {
      try next(self, element)
    } catch {
      onEnd(.failed(error))
    }
  }

  override func finish(_ termination: Termination) {
    guard let end else { return passOn(termination) }
    do {
      try end(self, termination)
    } catch {
      passOn(.failed(error))
    }
  }

  override func release() { downstream = nil }
}

/// The inputs of an observer that has several.
///
/// The observer fails with the first input that fails, and completes when all inputs have completed.
final class Inputs<Output>: Disposable {
  // Weak, because the observer owns this object. The closures of the inputs hold both.
  private weak var downstream: Observer<Output>?
  private let observers = CompositeDisposable()
  /// The number of inputs that may still send, plus one until all inputs have been added.
  private var live = 1

  init(of downstream: Observer<Output>) {
    self.downstream = downstream
    downstream.hold(self)
  }

  /// Adds an input for a stream to feed. The input is disposed already if the observer is done.
  func add<Input>(
    completed: @escaping () -> Void = {}, next: @escaping (Input) -> Void
  ) -> Observer<Input> {
    let downstream = downstream
    let input = CallbackObserver<Input>(
      next: next,
      end: { termination in
        switch termination {
        case .failed: downstream?.onEnd(termination)
        case .completed: completed()
        }
        self.close()
      })
    live += 1
    observers.insert(input)
    if downstream?.hasEnded ?? true { input.dispose() }
    return input
  }

  /// Stops counting `input` and disposes it.
  func remove(_ input: Observer<some Any>) {
    if !input.hasEnded { live -= 1 }
    input.dispose()
  }

  /// Counts one live input less, because an input is over or all inputs have been added.
  func close() {
    live -= 1
    if live == 0 { downstream?.onEnd(.completed) }
  }

  func dispose() { observers.dispose() }
}
