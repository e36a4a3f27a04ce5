/// What can be fed with the events of a stream: a subject, or the observer that `create` hands out.
@MainActor
public protocol ObserverType<Element> {
  associatedtype Element
  /// Takes one event.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Takes a value.
  public func onNext(_ element: Element) { on(.next(element)) }

  /// Takes a failure.
  public func onError(_ error: any Error) { on(.error(error)) }

  /// Takes completion.
  public func onCompleted() { on(.completed) }
}

/// Feeds one subscription, whatever its kind.
public struct AnyObserver<Element>: ObserverType {
  private let handler: (Event<Element>) -> Void

  /// Hands every event to `eventHandler`.
  public init(eventHandler: @escaping (Event<Element>) -> Void) {
    handler = eventHandler
  }

  /// Takes one event.
  public func on(_ event: Event<Element>) {
    handler(event)
  }
}
