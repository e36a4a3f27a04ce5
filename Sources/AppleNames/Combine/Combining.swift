public import StateBinding

// Operators with several inputs.

extension Publisher {
  /// The values of all publishers that `transform` returns: of all at once, or with `.max(1)` of one after another.
  public func flatMap<Next: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Next
  ) -> AnyPublisher<Next.Output, Failure> where Next.Failure == Failure {
    AnyPublisher(stream.flatMap(upTo: maxPublishers) { transform($0).stream })
  }

  /// As above, for a transform that cannot fail.
  @_disfavoredOverload
  public func flatMap<Next: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Next
  ) -> AnyPublisher<Next.Output, Failure> where Next.Failure == Never {
    AnyPublisher(stream.flatMap(upTo: maxPublishers) { transform($0).stream })
  }

  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher(stream.flatMapLatest { $0.stream })
  }

  public func merge(with others: (any Publisher<Output, Failure>)...) -> Transformed<Output> {
    AnyPublisher(.merge([stream] + others.map { $0.stream }))
  }

  public func combineLatest<each Other>(
    _ other: repeat any Publisher<each Other, Failure>
  ) -> Transformed<(Output, repeat each Other)> {
    AnyPublisher(.combineLatest(stream, repeat (each other).stream))
  }

  public func combineLatest<each Other, Result>(
    _ other: repeat any Publisher<each Other, Failure>,
    transform: @escaping (Output, repeat each Other) -> Result
  ) -> Transformed<Result> {
    AnyPublisher(
      .combineLatest(stream, repeat (each other).stream, resultSelector: transform))
  }

  public func zip<each Other>(
    _ other: repeat any Publisher<each Other, Failure>
  ) -> Transformed<(Output, repeat each Other)> {
    AnyPublisher(.zip(stream, repeat (each other).stream))
  }

  public func zip<each Other, Result>(
    _ other: repeat any Publisher<each Other, Failure>,
    transform: @escaping (Output, repeat each Other) -> Result
  ) -> Transformed<Result> {
    AnyPublisher(.zip(stream, repeat (each other).stream, resultSelector: transform))
  }
}

/// The operators with several inputs as types.
public enum Publishers {
  public struct Merge<A: Publisher, B: Publisher>: StreamPublisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let stream: Observable<Output>

    public init(_ a: A, _ b: B) {
      stream = .merge(a.stream, b.stream)
    }
  }

  public struct MergeMany<Upstream: Publisher>: StreamPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let stream: Observable<Output>

    public init(_ upstream: Upstream...) {
      self.init(upstream)
    }

    public init(_ upstream: some Sequence<Upstream>) {
      stream = .merge(upstream.map(\.stream))
    }
  }

  public struct CombineLatest<Failure: Error, each Value>: StreamPublisher {
    public let stream: Observable<(repeat each Value)>

    public init(_ publisher: repeat any Publisher<each Value, Failure>) {
      stream = .combineLatest(repeat (each publisher).stream)
    }
  }

  public typealias CombineLatest3 = CombineLatest
  public typealias CombineLatest4 = CombineLatest

  public struct Zip<Failure: Error, each Value>: StreamPublisher {
    public let stream: Observable<(repeat each Value)>

    public init(_ publisher: repeat any Publisher<each Value, Failure>) {
      stream = .zip(repeat (each publisher).stream)
    }
  }

  public typealias Zip3 = Zip
  public typealias Zip4 = Zip
}

extension Observable {
  /// The values of all streams that `transform` returns, or with the limit 1 of one stream after another.
  fileprivate func flatMap<Output>(
    upTo demand: Subscribers.Demand, _ transform: @escaping (Element) -> Observable<Output>
  ) -> Observable<Output> {
    switch demand.limit {
    case nil: return flatMap(transform)
    case 1: return flatMapInTurn(transform)
    case let limit?:
      programError(
        "flatMap(maxPublishers: .max(\(limit))) is not supported; write .max(1) for one publisher after another, or leave the limit out"
      )
    }
  }
}
