public import StateBinding

// Members of RxSwift's `Single` that StateBinding's `Single` lacks.

extension Single {
  /// Runs `work` on the main actor for each subscription, and sends its result. Disposing the subscription cancels `work`.
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil,
    work: @escaping @MainActor () async throws -> Element
  ) -> Single<Element> {
    fromAsync(work)
  }

  /// Calls the closures with the outcome. Those named `after` run after the outcome was passed on; their errors are ignored.
  @_disfavoredOverload
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    let before = self.do(onSuccess: onSuccess, onError: onError, onDispose: onDispose)
    return .create { report in
      onSubscribe?()
      let subscription = before.subscribe { outcome in
        report(outcome)
        switch outcome {
        case .success(let element): try? afterSuccess?(element)
        case .failure(let error): try? afterError?(error)
        }
      }
      onSubscribed?()
      return subscription
    }
  }

  public func asMaybe() -> Maybe<Element> { Maybe(asObservable()) }

  public func asCompletable() -> Completable { asMaybe().asCompletable() }

  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    asMaybe().filter(predicate)
  }

  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Maybe<Result> {
    asMaybe().compactMap(transform)
  }

  public func flatMapMaybe<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    asMaybe().flatMap(selector)
  }

  public func flatMapCompletable(
    _ selector: @escaping (Element) throws -> Completable
  ) -> Completable {
    Completable(asObservable().flatMap { try selector($0).asObservable() })
  }

  public static func zip<each Input>(
    _ source: repeat Single<each Input>,
    resultSelector: @escaping (repeat each Input) throws -> Element
  ) -> Single<Element> {
    Observable<Element>.zip(repeat each source, resultSelector: resultSelector).asSingle()
  }

  public static func zip<each Input>(
    _ source: repeat Single<each Input>
  ) -> Single<Element> where Element == (repeat each Input) {
    Observable<Element>.zip(repeat each source).asSingle()
  }

  /// The values of all `sources`, in their order.
  public static func zip(_ sources: [Single<Element>]) -> Single<[Element]> {
    if sources.isEmpty { return .just([]) }
    return Observable<[Element]>.zip(sources).asSingle()
  }

  public static func zip<Result>(
    _ sources: [Single<Element>], resultSelector: @escaping ([Element]) throws -> Result
  ) -> Single<Result> {
    zip(sources).map(resultSelector)
  }

  /// The element; throws the error, or a `CancellationError` if the task is cancelled.
  public var value: Element {
    get async throws {
      for try await element in asObservable().values { return element }
      throw CancellationError()
    }
  }

  /// As in RxSwift 5, with `onError` in place of `onFailure`.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: @escaping (any Error) -> Void,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    subscribe(onSuccess: onSuccess, onFailure: onError, onDisposed: onDisposed)
  }
}
