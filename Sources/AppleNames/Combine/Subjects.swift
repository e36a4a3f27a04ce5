public import StateBinding

/// A publisher that sends the values passed to `send(_:)`.
@MainActor
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// A subject without a current value.
public final class PassthroughSubject<Output, Failure: Error>: Subject, StreamPublisher {
  private let subject = PublishSubject<Output>()

  public init() {}

  public var stream: Observable<Output> { subject }

  public func send(_ value: Output) { subject.onNext(value) }

  public func send(completion: Subscribers.Completion<Failure>) { subject.end(with: completion) }
}

/// A subject with a current value, which every new subscriber hears first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, StreamPublisher {
  private let subject: BehaviorSubject<Output>
  private var current: Output
  private var hasEnded = false

  public init(_ value: Output) {
    subject = BehaviorSubject(value: value)
    current = value
  }

  /// The value sent last, even while an earlier value is still being delivered. Writing it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public var stream: Observable<Output> { subject }

  public func send(_ value: Output) {
    if hasEnded { return }
    let old = replace(&current, with: value)
    subject.onNext(value)
    letGo(of: old)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    hasEnded = true
    subject.end(with: completion)
  }
}

extension ObserverType {
  fileprivate func end(with completion: Subscribers.Completion<some Error>) {
    switch completion {
    case .finished: onCompleted()
    case .failure(let error): onError(error)
    }
  }
}

/// One value, then completion.
public struct Just<Output>: StreamPublisher {
  public typealias Failure = Never

  public let output: Output

  public init(_ output: Output) {
    self.output = output
  }

  public var stream: Observable<Output> { .just(output) }
}

/// Completion without a value, or nothing at all.
public struct Empty<Output, Failure: Error>: StreamPublisher {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type)
  {
    self.completeImmediately = completeImmediately
  }

  public var stream: Observable<Output> { completeImmediately ? .empty() : .never() }
}

/// An error without a value.
public struct Fail<Output, Failure: Error>: StreamPublisher {
  public let error: Failure

  public init(error: Failure) {
    self.error = error
  }

  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  public var stream: Observable<Output> { .error(error) }
}

/// One value that comes later, or an error.
public final class Future<Output, Failure: Error>: StreamPublisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let subject = ReplaySubject<Output>.create(bufferSize: 1)

  /// Calls `attemptToFulfill` at once. Only the first result counts.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [subject] result in
      switch result {
      case .success(let output):
        subject.onNext(output)
        subject.onCompleted()
      case .failure(let error): subject.onError(error)
      }
    }
  }

  public var stream: Observable<Output> { subject }

  /// The value, for a task that waits for it.
  public var value: Output {
    get async throws {
      for try await value in stream.values { return value }
      throw CancellationError()
    }
  }
}

/// Makes its publisher at each subscription.
public struct Deferred<DeferredPublisher: Publisher>: StreamPublisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public var stream: Observable<Output> { .deferred { createPublisher().stream } }
}

extension Sequence {
  @MainActor public var publisher: AnyPublisher<Element, Never> { AnyPublisher(.from(self)) }
}

extension Optional {
  @MainActor public var publisher: AnyPublisher<Wrapped, Never> {
    AnyPublisher(map { .just($0) } ?? .empty())
  }
}

extension Result {
  @MainActor public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value): AnyPublisher(.just(value))
    case .failure(let error): AnyPublisher(.error(error))
    }
  }
}
