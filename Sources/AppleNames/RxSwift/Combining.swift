public import StateBinding

// Operators with several inputs, for everything that can be turned into a stream.

extension Observable {
  @_disfavoredOverload
  public static func combineLatest<each Source: ObservableConvertibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    combineLatest(repeat (each source).asObservable(), resultSelector: resultSelector)
  }

  @_disfavoredOverload
  public static func combineLatest<each Source: ObservableConvertibleType>(
    _ source: repeat each Source
  ) -> Observable<Element> where Element == (repeat (each Source).Element) {
    combineLatest(repeat (each source).asObservable())
  }

  @_disfavoredOverload
  public static func combineLatest<Sources: Collection>(
    _ sources: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableConvertibleType {
    combineLatest(sources.map { $0.asObservable() }, resultSelector: resultSelector)
  }

  @_disfavoredOverload
  public static func combineLatest<Sources: Collection>(
    _ sources: Sources
  ) -> Observable<Element>
  where Sources.Element: ObservableConvertibleType, Element == [Sources.Element.Element] {
    combineLatest(sources.map { $0.asObservable() })
  }

  @_disfavoredOverload
  public static func zip<each Source: ObservableConvertibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    zip(repeat (each source).asObservable(), resultSelector: resultSelector)
  }

  @_disfavoredOverload
  public static func zip<each Source: ObservableConvertibleType>(
    _ source: repeat each Source
  ) -> Observable<Element> where Element == (repeat (each Source).Element) {
    zip(repeat (each source).asObservable())
  }

  @_disfavoredOverload
  public static func zip<Sources: Collection>(
    _ sources: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableConvertibleType {
    zip(sources.map { $0.asObservable() }, resultSelector: resultSelector)
  }

  @_disfavoredOverload
  public static func zip<Sources: Collection>(
    _ sources: Sources
  ) -> Observable<Element>
  where Sources.Element: ObservableConvertibleType, Element == [Sources.Element.Element] {
    zip(sources.map { $0.asObservable() })
  }

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
