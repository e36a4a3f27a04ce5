public import StateBinding

// Operators with one input. Each is the operator of the stream, with Combine's name and the type of the error.

extension Publisher {
  public typealias Transformed<Result> = AnyPublisher<Result, Failure>

  public func map<Result>(_ transform: @escaping (Output) -> Result) -> Transformed<Result> {
    AnyPublisher(stream.map(transform))
  }

  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> Transformed<Result> {
    AnyPublisher(stream.compactMap(transform))
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Transformed<Output> {
    AnyPublisher(stream.filter(isIncluded))
  }

  public func scan<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> Transformed<Result> {
    AnyPublisher(stream.scan(initialResult, accumulator: nextPartialResult))
  }

  public func reduce<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> Transformed<Result> {
    AnyPublisher(stream.reduced(initialResult, nextPartialResult))
  }

  public func collect() -> Transformed<[Output]> {
    AnyPublisher(stream.grouped(by: .max, keepsEmpty: true))
  }

  /// Groups of `count` values. The last group may be smaller.
  public func collect(_ count: Int) -> Transformed<[Output]> {
    AnyPublisher(stream.grouped(by: count, keepsEmpty: false))
  }

  public func contains(where predicate: @escaping (Output) -> Bool) -> Transformed<Bool> {
    AnyPublisher(stream.filter(predicate).take(1).map { _ in true }.orIfEmpty(false))
  }

  public func contains(_ output: Output) -> Transformed<Bool> where Output: Equatable {
    contains { $0 == output }
  }

  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Transformed<Bool> {
    contains { !predicate($0) }.map { !$0 }
  }

  public func last(where predicate: @escaping (Output) -> Bool) -> Transformed<Output> {
    filter(predicate).last()
  }

  public func output(at index: Int) -> Transformed<Output> { dropFirst(index).first() }

  public func count() -> Transformed<Int> { reduce(0) { count, _ in count + 1 } }

  public func last() -> Transformed<Output> { reduce(nil) { $1 }.compactMap { $0 } }

  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Transformed<Output> {
    AnyPublisher(stream.distinctUntilChanged(predicate))
  }

  public func removeDuplicates() -> Transformed<Output> where Output: Equatable {
    removeDuplicates { $0 == $1 }
  }

  public func first() -> Transformed<Output> { prefix(1) }

  public func first(where predicate: @escaping (Output) -> Bool) -> Transformed<Output> {
    filter(predicate).first()
  }

  public func prefix(_ maxLength: Int) -> Transformed<Output> {
    AnyPublisher(stream.take(maxLength))
  }

  public func prefix(while predicate: @escaping (Output) -> Bool) -> Transformed<Output> {
    AnyPublisher(stream.beginning(while: predicate))
  }

  public func prefix(untilOutputFrom publisher: some Publisher) -> Transformed<Output> {
    AnyPublisher(stream.take(until: publisher.stream))
  }

  public func dropFirst(_ count: Int = 1) -> Transformed<Output> {
    AnyPublisher(stream.skip(count))
  }

  public func drop(while predicate: @escaping (Output) -> Bool) -> Transformed<Output> {
    AnyPublisher(stream.rest(after: predicate))
  }

  public func prepend(_ elements: Output...) -> Transformed<Output> {
    AnyPublisher(.from(elements).concat(stream))
  }

  public func prepend(
    _ publisher: some Publisher<Output, Failure>
  ) -> Transformed<Output> {
    AnyPublisher(publisher.stream.concat(stream))
  }

  public func append(_ elements: Output...) -> Transformed<Output> {
    AnyPublisher(stream.concat(.from(elements)))
  }

  public func append(_ publisher: some Publisher<Output, Failure>) -> Transformed<Output> {
    AnyPublisher(stream.concat(publisher.stream))
  }

  /// Calls the closures with the events. Demand is not reported: it is always unlimited.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Transformed<Output> {
    AnyPublisher(
      .deferred {
        var hasEnded = false
        return stream.do(
          onNext: receiveOutput,
          onError: {
            hasEnded = true
            receiveCompletion?(.failure(Self.failure($0)))
          },
          onCompleted: {
            hasEnded = true
            receiveCompletion?(.finished)
          },
          onSubscribe: { receiveSubscription?(Unstarted()) },
          onDispose: { if !hasEnded { receiveCancel?() } })
      })
  }

  /// Prints nothing: a script's output is its screens.
  public func print(_ prefix: String = "") -> Transformed<Output> { eraseToAnyPublisher() }

  public func share() -> Transformed<Output> { AnyPublisher(stream.share()) }

  /// The values, for a `for try await` loop.
  public var values: Observable<Output>.Values { stream.values }
}

extension Publisher {
  public func map<A>(_ keyPath: KeyPath<Output, A>) -> Transformed<A> {
    map { $0[keyPath: keyPath] }
  }

  public func map<A, B>(
    _ a: KeyPath<Output, A>, _ b: KeyPath<Output, B>
  ) -> Transformed<(A, B)> {
    map { ($0[keyPath: a], $0[keyPath: b]) }
  }
}

// Errors.

extension Publisher {
  public func tryMap<Result>(
    _ transform: @escaping (Output) throws -> Result
  ) -> AnyPublisher<Result, any Error> {
    AnyPublisher(stream.map(transform))
  }

  public func encode(encoder: JSONEncoder) -> AnyPublisher<Data, any Error>
  where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }

  public func decode<Item: Decodable>(
    type: Item.Type, decoder: JSONDecoder
  ) -> AnyPublisher<Item, any Error> where Output == Data {
    tryMap { try decoder.decode(type, from: $0) }
  }

  public func mapError<Other: Error>(
    _ transform: @escaping (Failure) -> Other
  ) -> Publishers.MapError<Self, Other> {
    Publishers.MapError(upstream: self, transform)
  }

  public func `catch`<Replacement: Publisher>(
    _ handler: @escaping (Failure) -> Replacement
  ) -> AnyPublisher<Output, Replacement.Failure> where Replacement.Output == Output {
    AnyPublisher(stream.catch { handler(Self.failure($0)).stream })
  }

  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher(stream.catchAndReturn(output))
  }

  /// Subscribes again after a failure, at most `retries` times.
  public func retry(_ retries: Int) -> Transformed<Output> {
    AnyPublisher(stream.attempted(times: retries == .max ? .max : retries + 1))
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<Other: Error>(to: Other.Type) -> AnyPublisher<Output, Other> {
    AnyPublisher(stream)
  }
}

/// What `handleEvents` shows of a subscription.
private struct Unstarted: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
