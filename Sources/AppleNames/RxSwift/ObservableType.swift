public import StateBinding

// RxSwift's forms of `subscribe`, `distinctUntilChanged` and `do` that StateBinding lacks.

extension ObservableType {
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

  /// The values whose property differs from the property of the value before.
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    asObservable().distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
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
