/// A stream of the values that it accepts, which neither ends nor fails.
@MainActor
public protocol RelayType<Element>: ObservableConvertibleType {
  func accept(_ element: Element)
}

/// A stream that has a current value and never ends. Every new observer hears the current value first.
public final class BehaviorRelay<Element>: Observable<Element>, RelayType {
  /// The value accepted last. It changes at once, even while an earlier value is still being delivered.
  public var value: Element { current }

  @usableFromInline var current: Element
  /// Keeps the order: all observers hear the values in the order in which they were accepted.
  @usableFromInline let hub = Hub<Element>(owner: BehaviorRelay.self)

  public init(value: Element) {
    current = value
  }

  /// Makes `element` the current value and sends it to all observers: now, or after the delivery that is under way.
  @inlinable
  public func accept(_ element: Element) {
    let old = replace(&current, with: element)
    hub.send(element)
    // The old value is released last, because its `deinit` may send too.
    letGo(of: old)
  }

  override func run(_ observer: Observer<Element>) {
    hub.add(observer) { observer.onNext(current) }
  }
}

/// A stream that passes on every value that it accepts, and never ends.
public final class PublishRelay<Element>: Observable<Element>, RelayType {
  private let hub = Hub<Element>(owner: PublishRelay.self)

  public init() {}

  /// Sends `element` to all observers: now, or after the delivery that is under way.
  public func accept(_ element: Element) {
    hub.send(element)
  }

  override func run(_ observer: Observer<Element>) {
    hub.join(observer)
  }
}
