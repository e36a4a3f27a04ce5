extension Observable where Element: Equatable {
  /// The values that differ from the one before.
  public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged { $0 == $1 }
  }
}

extension Observable {
  /// The values whose key differs from the key of the one before.
  public func distinctUntilChanged<Key: Equatable>(
    _ key: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged { try key($0) == key($1) }
  }

  /// The values that `areEqual` does not find equal to the one before.
  public func distinctUntilChanged(
    _ areEqual: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    lift { DistinctStage($0, areEqual) }
  }
}

private final class DistinctStage<Element>: Stage<Element, Element> {
  private let areEqual: (Element, Element) throws -> Bool
  private var last: Element?

  init(
    _ downstream: Observer<Element>, _ areEqual: @escaping (Element, Element) throws -> Bool
  ) {
    self.areEqual = areEqual
    super.init(downstream)
  }

  override func receive(_ element: Element) {
    send {
      if let last, try areEqual(last, element) { return nil }
      letGo(of: replace(&last, with: element))
      return element
    }
  }
}
