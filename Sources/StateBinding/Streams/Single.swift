/// A stream of exactly one value, or an error.
@MainActor
public final class Single<Element> {
  /// How a single ended, as its subscriber is told.
  public typealias Outcome = Result<Element, any Error>

  private let stream: Observable<Element>

  init(_ stream: Observable<Element>) {
    self.stream = stream
  }

  /// Calls `subscribe` for each subscription; the first outcome it reports counts.
  public static func create(
    _ subscribe: @escaping (@escaping (Outcome) -> Void) -> any Disposable
  ) -> Single<Element> {
    let outcomes = Observable.create { observer in
      subscribe { outcome in
        switch outcome {
        case .success(let element): observer.onNext(element)
        case .failure(let error): observer.onError(error)
        }
      }
    }
    return Single(outcomes.take(1))
  }

  /// The value.
  public static func just(_ element: Element) -> Single<Element> {
    Single(.just(element))
  }

  /// The failure.
  public static func error(_ error: any Error) -> Single<Element> {
    Single(.error(error))
  }

  /// Nothing, ever.
  public static func never() -> Single<Element> {
    Single(.never())
  }

  /// Makes the single anew for each subscription.
  public static func deferred(
    _ make: @escaping () throws -> Single<Element>
  ) -> Single<Element> {
    Single(.deferred { try make().stream })
  }

  /// Calls one of the closures with the outcome, then `onDisposed`.
  @discardableResult
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    stream.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// Calls `handler` with the outcome.
  @discardableResult
  public func subscribe(_ handler: @escaping (Outcome) -> Void) -> any Disposable {
    subscribe(onSuccess: { handler(.success($0)) }, onFailure: { handler(.failure($0)) })
  }

  /// The value, then completion.
  public func asObservable() -> Observable<Element> { stream }

  /// This single itself: it is on the main actor already. It is here for code written for Rx.
  public func observe(on scheduler: MainScheduler) -> Single<Element> { self }

  /// The value, transformed; a thrown error is the failure.
  public func map<Output>(_ transform: @escaping (Element) throws -> Output) -> Single<Output> {
    Single<Output>(stream.map(transform))
  }

  /// The outcome of the single that `transform` gives for the value.
  public func flatMap<Output>(
    _ transform: @escaping (Element) throws -> Single<Output>
  ) -> Single<Output> {
    Single<Output>(stream.flatMap { try transform($0).stream })
  }

  /// This outcome; if it is a failure, the outcome of the single that `handler` gives for the error.
  public func `catch`(
    _ handler: @escaping (any Error) throws -> Single<Element>
  ) -> Single<Element> {
    Single(stream.catch { try handler($0).stream })
  }

  /// This outcome, with a look at it before it is passed on.
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(stream.do(onNext: onSuccess, onError: onError, onDispose: onDispose))
  }
}

/// Why a stream could not be a single.
public enum SingleError: Error, Equatable {
  /// It completed without a value.
  case noElements
  /// It sent a second value.
  case moreThanOneElement
}

extension Observable {
  /// The one value of this stream; no value, or more than one, is a failure.
  public func asSingle() -> Single<Element> {
    Single(
      lift { observer in
        var only: Element?
        return Stage(observer) { stage, element in
          if only != nil { throw SingleError.moreThanOneElement }
          only = element
        } end: { stage, termination in
          if case .completed = termination {
            guard let only else { throw SingleError.noElements }
            stage.send(only)
          }
          stage.passOn(termination)
        }
      })
  }
}

// Disfavoured, so that `.just(1)` in a closure still means a stream.
extension Observable {
  /// The values of the singles that `transform` gives for each value, all of them side by side.
  @_disfavoredOverload
  public func flatMap<Result>(
    _ transform: @escaping (Element) throws -> Single<Result>
  ) -> Observable<Result> {
    flatMap { try transform($0).asObservable() }
  }

  /// The value of the single that `transform` gives for the latest value; the one before is left.
  @_disfavoredOverload
  public func flatMapLatest<Result>(
    _ transform: @escaping (Element) throws -> Single<Result>
  ) -> Observable<Result> {
    flatMapLatest { try transform($0).asObservable() }
  }
}
