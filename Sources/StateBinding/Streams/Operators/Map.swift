extension Observable {
  /// Each value, transformed; a thrown error ends the stream.
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    lift { MapStage($0, transform) }
  }

  /// Each value, transformed, without those that become nil.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    lift { MapStage($0, transform) }
  }

  /// The values that pass `predicate`.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    lift { MapStage($0) { try predicate($0) ? $0 : nil } }
  }
}

private final class MapStage<Input, Output>: Stage<Input, Output> {
  private let transform: (Input) throws -> Output?

  init(_ downstream: Observer<Output>, _ transform: @escaping (Input) throws -> Output?) {
    self.transform = transform
    super.init(downstream)
  }

  override func receive(_ element: Input) {
    send { try transform(element) }
  }
}
