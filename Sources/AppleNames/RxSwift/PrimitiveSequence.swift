public import StateBinding

// Streams of at most one value, and streams of none. `Single` is StateBinding's own.

public enum MaybeTrait {}
public enum CompletableTrait {}

/// A stream of at most one value, or an error.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// A stream that only completes or fails.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// A stream whose type says how many values it has.
@MainActor
public struct PrimitiveSequence<Trait, Element>: ObservableConvertibleType {
  private let stream: Observable<Element>

  init(_ stream: Observable<Element>) {
    self.stream = stream
  }

  public func asObservable() -> Observable<Element> { stream }

  public static func error(_ error: any Error) -> Self { Self(.error(error)) }

  public static func never() -> Self { Self(.never()) }

  public static func empty() -> Self { Self(.empty()) }

  public static func deferred(_ make: @escaping () throws -> Self) -> Self {
    Self(.deferred { try make().stream })
  }
}

/// A stream whose type says how many values it has: a `Single`, a `Maybe` or a `Completable`.
@MainActor
public protocol PrimitiveSequenceType: ObservableConvertibleType {
  /// The sequence with the events of `stream`, which has as many values as the sequence may have.
  static func wrapping(_ stream: Observable<Element>) -> Self
}

extension Single: PrimitiveSequenceType {
  public static func wrapping(_ stream: Observable<Element>) -> Single { stream.asSingle() }
}

extension PrimitiveSequence: PrimitiveSequenceType {
  public static func wrapping(_ stream: Observable<Element>) -> Self { Self(stream) }
}

extension PrimitiveSequenceType {
  public func observe(on scheduler: any ImmediateSchedulerType) -> Self {
    .wrapping(asObservable().observe(on: scheduler))
  }

  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Self { self }

  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
    .wrapping(asObservable().delay(dueTime, scheduler: scheduler))
  }

  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
    .wrapping(asObservable().delaySubscription(dueTime, scheduler: scheduler))
  }

  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
    .wrapping(asObservable().timeout(dueTime, scheduler: scheduler))
  }

  public func `catch`(_ handler: @escaping (any Error) throws -> Self) -> Self {
    .wrapping(asObservable().catch { try handler($0).asObservable() })
  }

  public func catchAndReturn(_ element: Element) -> Self {
    .wrapping(asObservable().catchAndReturn(element))
  }

  public func retry(_ maxAttemptCount: Int) -> Self {
    .wrapping(asObservable().retry(maxAttemptCount))
  }

  public func retry() -> Self { .wrapping(asObservable().retry()) }

  public func retry<Trigger: ObservableType>(
    when handler: @escaping (Observable<any Error>) -> Trigger
  ) -> Self {
    .wrapping(asObservable().retry(when: handler))
  }

  public func debug(_ identifier: String? = nil, trimOutput: Bool = false) -> Self { self }

  // The spellings of RxSwift 5.

  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Self { self }

  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Self { self }

  public func catchError(_ handler: @escaping (any Error) throws -> Self) -> Self {
    self.catch(handler)
  }

  public func catchErrorJustReturn(_ element: Element) -> Self { catchAndReturn(element) }
}

/// The outcome of a maybe.
public enum MaybeEvent<Element> {
  case success(Element)
  case error(any Error)
  case completed
}

extension PrimitiveSequence where Trait == MaybeTrait {
  /// Calls `subscribe` for each subscription. Only the first outcome that it reports counts.
  public static func create(
    subscribe: @escaping (@escaping (MaybeEvent<Element>) -> Void) -> any Disposable
  ) -> Maybe<Element> {
    let outcomes = Observable<Element>.create { observer in
      subscribe { outcome in
        switch outcome {
        case .success(let element): observer.onNext(element)
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
    }
    return Maybe(outcomes.take(1))
  }

  public static func just(_ element: Element) -> Maybe<Element> { Maybe(.just(element)) }

  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    stream.map(Optional.some).ifEmpty(default: nil).subscribe(
      onNext: { element in
        if let element { onSuccess?(element) } else { onCompleted?() }
      }, onError: onError, onDisposed: onDisposed)
  }

  public func subscribe(_ handler: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
    subscribe(
      onSuccess: { handler(.success($0)) }, onError: { handler(.error($0)) },
      onCompleted: { handler(.completed) })
  }

  /// Calls the closures with `object` while `object` lives.
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onSuccess: calling(onSuccess, with: object),
      onError: calling(onError, with: object),
      onCompleted: calling(onCompleted, with: object),
      onDisposed: calling(onDisposed, with: object))
  }

  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
    Maybe<Result>(stream.map(transform))
  }

  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Maybe<Result> {
    Maybe<Result>(stream.compactMap(transform))
  }

  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(stream.filter(predicate))
  }

  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe<Result>(stream.flatMap { try selector($0).stream })
  }

  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    Maybe(
      stream.do(
        onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
        onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe,
        onSubscribed: onSubscribed, onDispose: onDispose))
  }

  public func ifEmpty(default element: Element) -> Single<Element> {
    stream.ifEmpty(default: element).asSingle()
  }

  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    stream.ifEmpty(switchTo: other.asObservable()).asSingle()
  }

  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(stream.ifEmpty(switchTo: other.stream))
  }

  public static func zip<each Input>(
    _ source: repeat Maybe<each Input>,
    resultSelector: @escaping (repeat each Input) throws -> Element
  ) -> Maybe<Element> {
    Maybe(.zip(repeat each source, resultSelector: resultSelector))
  }

  public static func zip<each Input>(
    _ source: repeat Maybe<each Input>
  ) -> Maybe<Element> where Element == (repeat each Input) {
    Maybe(.zip(repeat each source))
  }

  /// The value, or nil if there is none; throws the error.
  public var value: Element? {
    get async throws { try await stream.first().value }
  }

  public func asSingle() -> Single<Element> { stream.asSingle() }

  public func asCompletable() -> Completable { stream.ignoreElements().asCompletable() }
}

/// The outcome of a completable.
public enum CompletableEvent {
  case completed
  case error(any Error)
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
  public static func create(
    subscribe: @escaping (@escaping (CompletableEvent) -> Void) -> any Disposable
  ) -> Completable {
    Completable(
      .create { observer in
        subscribe { outcome in
          switch outcome {
          case .completed: observer.onCompleted()
          case .error(let error): observer.onError(error)
          }
        }
      })
  }

  /// Completes when all `sources` have completed.
  public static func zip(_ sources: Completable...) -> Completable {
    Completable(.merge(sources.map { $0.stream }))
  }

  public static func zip(_ sources: [Completable]) -> Completable {
    Completable(.merge(sources.map { $0.stream }))
  }

  public static func merge(_ sources: Completable...) -> Completable { zip(sources) }

  public static func merge(_ sources: [Completable]) -> Completable { zip(sources) }

  public static func concat(_ sources: Completable...) -> Completable {
    Completable(.concat(sources.map { $0.stream }))
  }

  public static func concat(_ sources: [Completable]) -> Completable {
    Completable(.concat(sources.map { $0.stream }))
  }

  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    stream.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  public func subscribe(_ handler: @escaping (CompletableEvent) -> Void) -> any Disposable {
    subscribe(onCompleted: { handler(.completed) }, onError: { handler(.error($0)) })
  }

  /// Calls the closures with `object` while `object` lives.
  public func subscribe<Object: AnyObject>(
    with object: Object, onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onCompleted: calling(onCompleted, with: object),
      onError: calling(onError, with: object),
      onDisposed: calling(onDisposed, with: object))
  }

  public func concat(_ second: Completable) -> Completable { andThen(second) }

  public func andThen(_ second: Completable) -> Completable { Completable(after(second.stream)) }

  public func andThen<Result>(_ second: Maybe<Result>) -> Maybe<Result> {
    Maybe<Result>(after(second.stream))
  }

  public func andThen<Result>(_ second: Single<Result>) -> Single<Result> {
    after(second.asObservable()).asSingle()
  }

  public func andThen<Result>(_ second: Observable<Result>) -> Observable<Result> { after(second) }

  public func `do`(
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Completable {
    Completable(
      stream.do(
        onError: onError, afterError: afterError, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }

  public func asMaybe() -> Maybe<Never> { Maybe(stream) }

  /// Waits for the completion; throws the error.
  public var value: Void {
    get async throws { _ = try await stream.first().value }
  }

  private func after<Result>(_ second: Observable<Result>) -> Observable<Result> {
    stream.ending().concat(second)
  }
}

extension ObservableType {
  /// A maybe of this stream's only value.
  public func asMaybe() -> Maybe<Element> { Maybe(asObservable().only()) }
}

extension ObservableType where Element == Never {
  public func asCompletable() -> Completable { Completable(asObservable()) }
}

extension Observable {
  /// This stream, which fails with a `SingleError` if a second value comes.
  fileprivate func only() -> Observable<Element> {
    map(Optional.some).ifEmpty(default: nil).asSingle().asObservable().compactMap { $0 }
  }
}
