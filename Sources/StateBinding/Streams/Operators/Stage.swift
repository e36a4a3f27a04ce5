extension Observable {
  /// A stream that puts a stage of its own between this stream and each observer.
  func lift<Output>(
    _ makeStage: @escaping (Observer<Output>) -> Stage<Element, Output>
  ) -> Observable<Output> {
    Source { observer in
      let stage = makeStage(observer)
      observer.hold(stage)
      self.run(stage)
    }
  }
}

/// One operator with one input, in a running chain: it hears `Input` and feeds `Output` to the next observer.
final class Stage<Input, Output>: Observer<Input> {
  private var downstream: Observer<Output>?
  private let next: (Stage, Input) throws -> Void
  private let end: ((Stage, Termination) throws -> Void)?

  /// A stage that does `next` with each value, and `end`, else ``passOn(_:)``, with the end of its source.
  ///
  /// An error that `next` throws is the end of the source; one that `end` throws takes the end's place.
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

  /// A stage that hands on what it hears, so that `downstream` can leave this input by itself.
  static func passing(to downstream: Observer<Output>) -> Stage where Input == Output {
    Stage(downstream) { $0.send($1) }
  }

  /// Feeds the next observer.
  func send(_ output: Output) { downstream?.onNext(output) }

  /// Ends the next observer, and with it this stage.
  func passOn(_ termination: Termination) { downstream?.onEnd(termination) }

  /// Has `stream` feed the next observer in the place of this stage.
  func replace(with stream: Observable<Output>) {
    guard let downstream else { return }
    let rest = Stage<Output, Output>.passing(to: downstream)
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

  override func release() { letGo(of: downstream.take()) }

  override func lose() { downstream.take()?.loseSource() }
}

/// The inputs of one observer that has several.
///
/// The observer fails with the first input that fails, and completes when all inputs have. If some have lost their source
/// and none of the others can bring anything any more, the observer has lost its source.
final class Inputs<Output>: Disposable, Ending {
  // Weak, as the observer owns this; the inputs' closures own both.
  private weak var downstream: Observer<Output>?
  private let observers = CompositeDisposable()
  /// The number of inputs that may bring something; one more until all have been added.
  private var live = 1
  private var lost = 0

  init(of downstream: Observer<Output>) {
    self.downstream = downstream
    downstream.hold(self)
  }

  var hasEnded: Bool { observers.count == 0 }

  /// One more input, to run a stream with; it is disposed already if the observer is done.
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
      },
      lost: {
        self.lost += 1
        self.close()
      })
    live += 1
    observers.insert(input)
    if downstream?.isDone ?? true { input.dispose() }
    return input
  }

  /// Takes `input` out, which counts no longer, and disposes it.
  func remove(_ input: Observer<some Any>) {
    if input.isLost {
      lost -= 1
    } else if !input.isDone {
      live -= 1
    }
    input.dispose()
  }

  /// Counts one input less that can bring anything: one that is over, or the adding of inputs itself.
  func close() {
    live -= 1
    if live > 0 { return }
    if lost > 0 { downstream?.loseSource() } else { downstream?.onEnd(.completed) }
  }

  func dispose() { observers.dispose() }
}
