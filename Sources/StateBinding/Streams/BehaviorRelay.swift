/// A stream with a current value, which every observer hears first, and without an end.
public final class BehaviorRelay<Element>: Observable<Element> {
  /// What was accepted last, at once, also while an earlier value is still being delivered.
  @inlinable public var value: Element { current }

  // For the exclusivity, see `ObserverList`; `replace` lets go of the old value after the access.
  @exclusivity(unchecked) @usableFromInline var current: Element
  // Constant, so that it lives as long as the relay and a delivery need not retain it: a quarter of the row "relay accept".
  @usableFromInline let hub = Hub<Element>(owner: BehaviorRelay.self)

  /// Starts with `value`.
  public init(value: Element) {
    current = value
  }

  /// Makes `element` the value and sends it to all observers, now or after the event that is being
  /// delivered.
  @inlinable
  public func accept(_ element: Element) {
    let old = replace(&current, with: element)
    hub.send(element)
    // After that, as its `deinit` may send too.
    letGo(of: old)
  }

  @usableFromInline
  override func run(_ observer: Observer<Element>) {
    hub.add(observer, replaying: value)
  }
}
