/// One event of a stream: a value, or the end of the stream.
public enum Event<Element> {
  case next(Element)
  /// The stream failed; nothing follows.
  case error(any Error)
  /// The stream is complete; nothing follows.
  case completed

  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }
}

extension Event: Sendable where Element: Sendable {}

/// The end of a stream.
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

/// Receives the events of a stream. A subject conforms, and so does the observer that `create` passes to its closure.
@MainActor
public protocol ObserverType<Element> {
  associatedtype Element
  func on(_ event: Event<Element>)
}

extension ObserverType {
  public func onNext(_ element: Element) { on(.next(element)) }

  public func onError(_ error: any Error) { on(.error(error)) }

  public func onCompleted() { on(.completed) }
}

public struct AnyObserver<Element>: ObserverType {
  private let handler: (Event<Element>) -> Void

  public init(eventHandler: @escaping (Event<Element>) -> Void) {
    handler = eventHandler
  }

  public func on(_ event: Event<Element>) {
    handler(event)
  }
}
