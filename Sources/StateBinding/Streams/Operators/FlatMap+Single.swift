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
