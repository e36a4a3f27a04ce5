/// A stream of exactly one value, or an error.
@MainActor
public final class Single<Element>: ObservableConvertibleType {
  public typealias Outcome = Result<Element, any Error>

  private let stream: Observable<Element>

  init(_ stream: Observable<Element>) {
    self.stream = stream
  }

  /// Calls `subscribe` for each subscription. Only the first outcome that it reports counts.
  public static func create(
    subscribe: @escaping (@escaping (Outcome) -> Void) -> any Disposable
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

  public static func just(_ element: Element) -> Single<Element> {
    Single(.just(element))
  }

  public static func error(_ error: any Error) -> Single<Element> {
    Single(.error(error))
  }

  public static func never() -> Single<Element> {
    Single(.never())
  }

  /// Calls `make` for each subscription, and runs the single that it returns; a thrown error is the failure.
  public static func deferred(
    _ make: @escaping () throws -> Single<Element>
  ) -> Single<Element> {
    Single(.deferred { try make().stream })
  }

  /// Calls one of the closures with the outcome, then `onDisposed`.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    stream.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  public func subscribe(_ handler: @escaping (Outcome) -> Void) -> any Disposable {
    subscribe(onSuccess: { handler(.success($0)) }, onFailure: { handler(.failure($0)) })
  }

  /// The value, then completion.
  public func asObservable() -> Observable<Element> { stream }

  /// This single, which is on the main actor already. With `asyncInstance`, the outcome comes in a later turn.
  public func observe(on scheduler: MainScheduler) -> Single<Element> {
    Single(stream.observe(on: scheduler))
  }

  /// A single of the transformed value; a thrown error is the failure.
  public func map<Output>(_ transform: @escaping (Element) throws -> Output) -> Single<Output> {
    Single<Output>(stream.map(transform))
  }

  /// A single with the outcome of the single that `transform` returns for the value.
  public func flatMap<Output>(
    _ transform: @escaping (Element) throws -> Single<Output>
  ) -> Single<Output> {
    Single<Output>(stream.flatMap { try transform($0).stream })
  }

  /// A single with the outcome of this one or, if this one fails, of the single that `handler` returns for the error.
  public func `catch`(
    _ handler: @escaping (any Error) throws -> Single<Element>
  ) -> Single<Element> {
    Single(stream.catch { try handler($0).stream })
  }

  /// Calls the closures with the outcome before it is passed on. An error that a closure throws becomes the outcome.
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(stream.do(onNext: onSuccess, onError: onError, onDispose: onDispose))
  }
}

/// The reason why a stream could not become a single.
public enum SingleError: Error, Equatable {
  /// The stream completed without a value.
  case noElements
  /// The stream sent a second value.
  case moreThanOneElement
}

extension ObservableType {
  /// A single of this stream's only value. Fails with a ``SingleError`` if the stream sends no value or several.
  public func asSingle() -> Single<Element> {
    Single(
      asObservable().lift { observer in
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
