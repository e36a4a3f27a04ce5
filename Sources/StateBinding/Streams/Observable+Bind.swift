extension Observable {
  /// Calls `onNext` with `object`, which is held weakly, and each value, while the object lives.
  @discardableResult
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    subscribe(onNext: { [weak object] element in
      if let object { onNext(object, element) }
    })
  }

  /// Calls `onNext` with each value. An error is reported as a diagnostic.
  @discardableResult
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext)
  }

  /// Has `relays` accept each value. An error, which a relay cannot take, is reported as a diagnostic.
  @discardableResult
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Has `relays` accept each value. An error, which a relay cannot take, is reported as a diagnostic.
  @discardableResult
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
  }
}
