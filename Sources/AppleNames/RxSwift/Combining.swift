public import StateBinding

// Operators with several inputs, for everything that can be turned into a stream.

extension Observable {
  /// The first of `sources` and, each time that one fails, the next; fails with the last error.
  public static func `catch`<Sources: Sequence>(sequence sources: Sources) -> Observable<Element>
  where Sources.Element: ObservableConvertibleType<Element> {
    firstSuccess(of: sources.lazy.map { $0.asObservable() })
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  public func merge() -> Observable<Element.Element> {
    asObservable().flatMap { $0.asObservable() }
  }

  /// The values of at most `maxConcurrent` streams at a time; the others wait in their order.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    asObservable().flatMap(limit: maxConcurrent) { $0.asObservable() }
  }

  public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }

  public func switchLatest() -> Observable<Element.Element> {
    asObservable().flatMapLatest { $0.asObservable() }
  }
}
