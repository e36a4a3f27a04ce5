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

  // The compiler cannot require equal failures of a parameter pack, so there is one overload for each number of inputs.

  public func combineLatest<P: Publisher>(_ p: P) -> Transformed<(Output, P.Output)>
  where P.Failure == Failure {
    AnyPublisher(.combineLatest(stream, p.stream))
  }

  public func combineLatest<P: Publisher, Result>(
    _ p: P, _ transform: @escaping (Output, P.Output) -> Result
  ) -> Transformed<Result> where P.Failure == Failure {
    AnyPublisher(.combineLatest(stream, p.stream, resultSelector: transform))
  }

  public func combineLatest<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> Transformed<
    (Output, P.Output, Q.Output)
  > where P.Failure == Failure, Q.Failure == Failure {
    AnyPublisher(.combineLatest(stream, p.stream, q.stream))
  }

  public func combineLatest<P: Publisher, Q: Publisher, Result>(
    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> Result
  ) -> Transformed<Result> where P.Failure == Failure, Q.Failure == Failure {
    AnyPublisher(.combineLatest(stream, p.stream, q.stream, resultSelector: transform))
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ p: P, _ q: Q, _ r: R)
    -> Transformed<(Output, P.Output, Q.Output, R.Output)>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    AnyPublisher(.combineLatest(stream, p.stream, q.stream, r.stream))
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, Result>(
    _ p: P, _ q: Q, _ r: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> Result
  ) -> Transformed<Result> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    AnyPublisher(.combineLatest(stream, p.stream, q.stream, r.stream, resultSelector: transform))
  }

  public func zip<P: Publisher>(_ p: P) -> Transformed<(Output, P.Output)>
  where P.Failure == Failure {
    AnyPublisher(.zip(stream, p.stream))
  }

  public func zip<P: Publisher, Result>(_ p: P, _ transform: @escaping (Output, P.Output) -> Result)
    -> Transformed<Result> where P.Failure == Failure
  {
    AnyPublisher(.zip(stream, p.stream, resultSelector: transform))
  }

  public func zip<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> Transformed<
    (Output, P.Output, Q.Output)
  > where P.Failure == Failure, Q.Failure == Failure {
    AnyPublisher(.zip(stream, p.stream, q.stream))
  }

  public func zip<P: Publisher, Q: Publisher, Result>(
    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> Result
  ) -> Transformed<Result> where P.Failure == Failure, Q.Failure == Failure {
    AnyPublisher(.zip(stream, p.stream, q.stream, resultSelector: transform))
  }
}

/// The operators with several inputs as types.
public enum Publishers {
  public struct MapError<Upstream: Publisher, Failure: Error>: StreamPublisher {
    public typealias Output = Upstream.Output

    public let stream: Observable<Output>

    public init(upstream: Upstream, _ transform: @escaping (Upstream.Failure) -> Failure) {
      stream = upstream.stream.catch { .error(transform(Upstream.failure($0))) }
    }
  }

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

  public struct CombineLatest<A: Publisher, B: Publisher>: StreamPublisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let stream: Observable<Output>

    public init(_ a: A, _ b: B) {
      stream = .combineLatest(a.stream, b.stream)
    }
  }

  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: StreamPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let stream: Observable<Output>

    public init(_ a: A, _ b: B, _ c: C) {
      stream = .combineLatest(a.stream, b.stream, c.stream)
    }
  }

  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>:
    StreamPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let stream: Observable<Output>

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      stream = .combineLatest(a.stream, b.stream, c.stream, d.stream)
    }
  }

  public struct Zip<A: Publisher, B: Publisher>: StreamPublisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let stream: Observable<Output>

    public init(_ a: A, _ b: B) {
      stream = .zip(a.stream, b.stream)
    }
  }
}

extension Observable {
  /// The values of all streams that `transform` returns, or of as many at a time as `demand` says.
  fileprivate func flatMap<Output>(
    upTo demand: Subscribers.Demand, _ transform: @escaping (Element) -> Observable<Output>
  ) -> Observable<Output> {
    guard let limit = demand.max else { return flatMap(transform) }
    return flatMap(limit: limit) { value in .deferred { transform(value) } }
  }
}
