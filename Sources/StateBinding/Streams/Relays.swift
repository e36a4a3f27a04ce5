/// A stream with a current value, which every observer hears first, and without an end.
public final class BehaviorRelay<Element>: Observable<Element> {
  /// The value accepted last; new at once, also while an earlier one is still being delivered.
  public var value: Element { current }

  @usableFromInline var current: Element
  @usableFromInline let hub = Hub<Element>(owner: BehaviorRelay.self)

  /// Starts with `value`.
  public init(value: Element) {
    current = value
  }

  /// Makes `element` the value and sends it to all observers, now or after the event that is being delivered.
  @inlinable
  public func accept(_ element: Element) {
    let old = replace(&current, with: element)
    hub.send(element)
    // Last, as the `deinit` of the old value may send too.
    letGo(of: old)
  }

  override func run(_ observer: Observer<Element>) {
    hub.add(observer, replaying: current)
  }
}

/// A stream that passes on what it accepts, and never ends.
public final class PublishRelay<Element>: Observable<Element> {
  private let hub = Hub<Element>(owner: PublishRelay.self)

  /// A relay without observers.
  public override init() {}

  /// Sends `element` to all observers, now or after the event that is being delivered.
  public func accept(_ element: Element) {
    hub.send(element)
  }

  override func run(_ observer: Observer<Element>) {
    hub.join(observer)
  }
}
