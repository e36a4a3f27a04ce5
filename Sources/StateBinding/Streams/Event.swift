/// One event of a stream: a value, or the end of it.
public enum Event<Element> {
  /// The next value.
  case next(Element)
  /// The stream failed; nothing follows.
  case error(any Error)
  /// The stream is complete; nothing follows.
  case completed
}

extension Event: Sendable where Element: Sendable {}

extension Event {
  /// The value, where it is one.
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }
}

/// How a stream ended.
@usableFromInline
enum Termination {
  case failed(any Error)
  case completed

  func event<Element>(_: Element.Type = Element.self) -> Event<Element> {
    switch self {
    case .failed(let error): .error(error)
    case .completed: .completed
    }
  }
}
