public import StateBinding

/// Something that can be turned into a stream.
@MainActor
public protocol ObservableConvertibleType<Element> {
  associatedtype Element
  func asObservable() -> Observable<Element>
}

/// A stream, or something that behaves like one, such as a `ControlEvent`.
@MainActor
public protocol ObservableType<Element>: ObservableConvertibleType {}

extension Observable: ObservableType {}

extension Single: ObservableConvertibleType {}

// The operators of a stream, for extensions of `ObservableType`. A stream itself uses its own.

extension ObservableType {
  @_disfavoredOverload
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  @_disfavoredOverload
  public func subscribe(_ handler: @escaping (Event<Element>) -> Void) -> any Disposable {
    asObservable().subscribe(handler)
  }

  @_disfavoredOverload
  public func subscribe(_ observer: some ObserverType<Element>) -> any Disposable {
    asObservable().subscribe(observer)
  }

  /// Calls the closures with `object` while it lives.
  @_disfavoredOverload
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      onNext: calling(onNext, with: object),
      onError: calling(onError, with: object),
      onCompleted: calling(onCompleted, with: object),
      onDisposed: calling(onDisposed, with: object))
  }

  @_disfavoredOverload
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    asObservable().map(transform)
  }

  @_disfavoredOverload
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    asObservable().compactMap(transform)
  }

  @_disfavoredOverload
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    asObservable().filter(predicate)
  }

  @_disfavoredOverload
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    asObservable().flatMap { try selector($0).asObservable() }
  }

  @_disfavoredOverload
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    asObservable().flatMapLatest { try selector($0).asObservable() }
  }

  @_disfavoredOverload
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    asObservable().scan(seed, accumulator: accumulator)
  }

  @_disfavoredOverload
  public func distinctUntilChanged() -> Observable<Element> where Element: Equatable {
    asObservable().distinctUntilChanged()
  }

  @_disfavoredOverload
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    asObservable().distinctUntilChanged(keySelector)
  }

  /// The values whose property differs from the property of the value before.
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    asObservable().distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
  }

  @_disfavoredOverload
  public func take(_ count: Int) -> Observable<Element> { asObservable().take(count) }

  @_disfavoredOverload
  public func take(until other: some ObservableType) -> Observable<Element> {
    asObservable().take(until: other.asObservable())
  }

  @_disfavoredOverload
  public func skip(_ count: Int) -> Observable<Element> { asObservable().skip(count) }

  @_disfavoredOverload
  public func startWith(_ elements: Element...) -> Observable<Element> {
    .from(elements).concat(asObservable())
  }

  /// Calls the closures with each event: those named `after` once the event has been passed on.
  @_disfavoredOverload
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let before = asObservable().do(
      onNext: onNext, onError: onError, onCompleted: onCompleted, onSubscribe: onSubscribe,
      onDispose: onDispose)
    return .create { observer in
      let subscription = before.subscribe { event in
        observer.on(event)
        do {
          switch event {
          case .next(let element): try afterNext?(element)
          case .error(let error): try afterError?(error)
          case .completed: try afterCompleted?()
          }
        } catch { observer.onError(error) }
      }
      onSubscribed?()
      return subscription
    }
  }

  @_disfavoredOverload
  public func `catch`(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    asObservable().catch(handler)
  }

  @_disfavoredOverload
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    asObservable().catchAndReturn(element)
  }

  @_disfavoredOverload
  public func withLatestFrom<Source: ObservableConvertibleType, Result>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result
  ) -> Observable<Result> {
    asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector)
  }

  @_disfavoredOverload
  public func withLatestFrom<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Source.Element> {
    asObservable().withLatestFrom(second.asObservable())
  }

  @_disfavoredOverload
  public func concat(_ second: some ObservableConvertibleType<Element>) -> Observable<Element> {
    asObservable().concat(second.asObservable())
  }

  @_disfavoredOverload
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    asObservable().share(replay: replay, scope: scope)
  }

  @_disfavoredOverload
  public func asSingle() -> Single<Element> { asObservable().asSingle() }
}

/// `closure` with `object` as its first argument, called only while `object` lives. Nil stays nil, so that an error which nobody
/// takes is still a diagnostic.
func calling<Object: AnyObject, Value>(
  _ closure: ((Object, Value) -> Void)?, with object: Object
) -> ((Value) -> Void)? {
  guard let closure else { return nil }
  return { [weak object] value in
    if let object { closure(object, value) }
  }
}

func calling<Object: AnyObject>(
  _ closure: ((Object) -> Void)?, with object: Object
) -> (() -> Void)? {
  guard let closure else { return nil }
  return { [weak object] in
    if let object { closure(object) }
  }
}
