public import StateBinding

// The operators that StateBinding lacks, made from StateBinding's own.

extension ObservableType {
  /// Each value with `object`; completes at the first value after `object` was released.
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Observable<Result> {
    asObservable().map { [weak object] element -> Result? in
      object.map { resultSelector($0, element) }
    }
    .take(while: { $0 != nil })
    .compactMap { $0 }
  }

  /// Each value with `object`; completes at the first value after `object` was released.
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> Observable<(Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }

  /// The values before the first that fails `predicate`; the behavior `inclusive` sends that one too.
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    asObservable().beginning(while: predicate, includesEnd: behavior == .inclusive)
  }

  /// The values before the first that passes `predicate`; the behavior `inclusive` sends that one too.
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(while: { try !predicate($0) }, behavior: behavior)
  }

  /// The last `count` values, sent when the stream completes.
  public func takeLast(_ count: Int) -> Observable<Element> {
    asObservable().reduced([]) { ($0 + [$1]).suffix(count) }.flatMap { .from($0) }
  }

  /// The values from the first that fails `predicate` on.
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    asObservable().rest(after: predicate)
  }

  /// The events after the first value of `other`. Before that value, even a completion is dropped.
  public func skip(until other: some ObservableType) -> Observable<Element> {
    .deferred {
      var isOpen = false
      let opening: Observable<Element> = other.asObservable().take(1)
        .do(onNext: { _ in isOpen = true }).ending()
      let values = self.asObservable().filter { _ in isOpen }
        .concat(.deferred { isOpen ? .empty() : .never() })
      return .merge(values, opening)
    }
  }

  public func element(at index: Int) -> Observable<Element> { asObservable().skip(index).take(1) }

  public func ignoreElements() -> Observable<Never> { asObservable().ending() }

  public func reduce<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    asObservable().reduced(seed, accumulator)
  }

  public func reduce<State, Result>(
    _ seed: State, accumulator: @escaping (State, Element) throws -> State,
    mapResult: @escaping (State) throws -> Result
  ) -> Observable<Result> {
    reduce(seed, accumulator: accumulator).map(mapResult)
  }

  /// The state after each value; `accumulator` changes the state in place.
  public func scan<State>(
    into seed: State, accumulator: @escaping (inout State, Element) throws -> Void
  ) -> Observable<State> {
    asObservable().scan(seed) { state, element in
      var next = state
      try accumulator(&next, element)
      return next
    }
  }

  /// The values whose key differs from that of the value before. `comparer` returns true if two keys are equal.
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key,
    comparer: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    asObservable().distinctUntilChanged { try comparer(keySelector($0), keySelector($1)) }
  }

  public func toArray() -> Single<[Element]> {
    asObservable().grouped(by: .max, keepsEmpty: true).asSingle()
  }

  /// The first value, or nil if there is none.
  public func first() -> Single<Element?> {
    asObservable().take(1).map(Optional.some).ifEmpty(default: nil).asSingle()
  }

  public func ifEmpty(default element: Element) -> Observable<Element> {
    asObservable().orIfEmpty(element)
  }

  /// The events of this stream or, if it has no value, those of `other`.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    asObservable().map(Optional.some).ifEmpty(default: nil)
      .flatMap { $0.map { .just($0) } ?? other }
  }

  /// Subscribes at most `maxAttemptCount` times, until no error ends the stream.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    asObservable().attempted(times: maxAttemptCount)
  }

  /// Subscribes again after each error.
  public func retry() -> Observable<Element> { retry(when: { $0 }) }

  /// Subscribes again for each value of the stream that `handler` makes from the errors.
  public func retry<Trigger: ObservableType>(
    when handler: @escaping (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    .deferred {
      let errors = PublishSubject<any Error>()
      // The handler's stream comes first, so that the handler hears the error of the first subscription.
      let subscriptions = [handler(errors).asObservable().map { _ in () }, .just(())]
      return Observable.merge(subscriptions).flatMapLatest { _ in
        self.asObservable().materialize().filter { event in
          guard let error = event.error else { return true }
          errors.onNext(error)
          return false
        }
      }.dematerialize()
    }
  }

  /// The values of the streams that `selector` returns. A value that arrives while such a stream runs is dropped.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    .deferred {
      var isBusy = false
      return self.asObservable().flatMap { element -> Observable<Source.Element> in
        if isBusy { return .empty() }
        isBusy = true
        return try selector(element).asObservable().do(onCompleted: { isBusy = false })
      }
    }
  }

  /// The values of the streams that `selector` returns, one stream after another.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    asObservable().flatMap(limit: 1) { try selector($0).asObservable() }
  }

  /// Fails with `RxError.timeout` if no event comes within `dueTime` after the subscription, or after an earlier event.
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// Goes on with `other` if no event comes within `dueTime` after the subscription or the last event.
  public func timeout(
    _ dueTime: RxTimeInterval, other: some ObservableConvertibleType<Element>,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    asObservable().whileEvents(within: dueTime.duration, else: other.asObservable())
  }

  /// The last value before each event of `sampler`, its completion included, unless that value was sent already.
  ///
  /// Once this stream has completed, the next event of `sampler` completes the result.
  public func sample(
    _ sampler: some ObservableType, defaultValue: Element? = nil
  ) -> Observable<Element> {
    .deferred {
      var pending: Element?
      var hasEnded = false
      let values = self.asObservable().do(onCompleted: { hasEnded = true })
        .compactMap { element -> Event<Element>? in
          letGo(of: replace(&pending, with: element))
          return nil
        }
      let samples = sampler.materialize().flatMap { tick -> Observable<Event<Element>> in
        if let error = tick.error { return .error(error) }
        let sample = (pending.take() ?? defaultValue).map { Event.next($0) }
        return .from([sample, hasEnded ? .completed : nil].compactMap { $0 })
      }
      // Only an event completes the result.
      let events = [values.concat(.never()), samples.concat(.never())]
      return Observable.merge(events).dematerialize()
    }
  }

  /// The only value. Fails with a `SingleError` if there is none, or a second.
  public func single() -> Observable<Element> { asSingle().asObservable() }

  /// The only value that passes `predicate`. Fails with a `SingleError` if there is none, or a second.
  public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    asObservable().filter(predicate).single()
  }

  /// The values, each with its position.
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    .deferred {
      var next = 0
      return self.asObservable().map { element in
        defer { next += 1 }
        return (index: next, element: element)
      }
    }
  }

  /// The events as values.
  public func materialize() -> Observable<Event<Element>> {
    asObservable().map { .next($0) }.concat(.just(.completed)).catch { .just(.error($0)) }
  }

  /// Prints nothing: a script's output is its screens.
  public func debug(_ identifier: String? = nil, trimOutput: Bool = false) -> Observable<Element> {
    asObservable()
  }

  /// One subscription for all observers. A new observer hears the latest values even after all others have gone.
  public func share(replay: Int = 0, scope: KeptForever) -> Observable<Element> {
    let kept = ReplaySubject<Element>.create(bufferSize: replay)
    var hasEnded = false
    let connection = materialize().filter { event in
      if event.isStopEvent { hasEnded = true }
      kept.on(event)
      return false
    }.share()
    return .create { observer in
      let hearing = kept.subscribe { observer.on($0) }
      let connected = hasEnded ? Disposables.create() : connection.subscribe()
      return Disposables.create(hearing, connected)
    }
  }

  // Older names.

  public func retryWhen<Trigger: ObservableType>(
    _ handler: @escaping (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    retry(when: handler)
  }

  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> {
    asObservable().catchAndReturn(element)
  }

  public func catchError(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    asObservable().catch(handler)
  }

  public func takeWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    take(while: predicate)
  }

  public func takeUntil(_ other: some ObservableType) -> Observable<Element> {
    asObservable().take(until: other.asObservable())
  }

  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    asObservable()
  }

  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    asObservable()
  }
}

extension ObservableType {
  /// Sends the events that this stream has as values.
  public func dematerialize<Value>() -> Observable<Value> where Element == Event<Value> {
    take(while: { !$0.isCompleted }).compactMap { event in
      if let error = event.error { throw error }
      return event.element
    }
  }
}

extension Observable where Element: FixedWidthInteger {
  public static func range(start: Element, count: Element) -> Observable<Element> {
    .from(start..<(start + count))
  }
}

/// Whether `take` sends the value at which it ends.
public enum TakeBehavior: Sendable { case inclusive, exclusive }

/// The scope of `share` that Rx calls `.forever`.
public struct KeptForever: Sendable {
  public static let forever = KeptForever()
}

/// Why an operator of Rx failed.
public enum RxError: Error, Equatable {
  case unknown
  case noElements
  case moreThanOneElement
  case timeout
}

/// A relay that sends its latest values to a new observer first.
public struct ReplayRelay<Element>: ObservableType, RelayType {
  private let subject: ReplaySubject<Element>

  public static func create(bufferSize: Int) -> ReplayRelay {
    ReplayRelay(subject: .create(bufferSize: bufferSize))
  }

  public func accept(_ element: Element) { subject.onNext(element) }

  public func asObservable() -> Observable<Element> { subject }
}
