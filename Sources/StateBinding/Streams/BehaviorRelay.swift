/// A stream with a current value, which every observer hears first, and without an end.
public final class BehaviorRelay<Element>: Observable<Element> {
  /// What was accepted last, at once, also while an earlier value is still being delivered.
  public private(set) var value: Element

  private var hub: Hub<Element>?

  /// Starts with `value`.
  public init(value: Element) {
    self.value = value
  }

  /// Makes `element` the value and sends it to all observers, now or after the event that is being
  /// delivered.
  public func accept(_ element: Element) {
    replace(&value, with: element)
    hub?.send(element)
  }

  override func run(_ observer: Observer<Element>) {
    Hub.of(self, &hub).add(observer, replaying: value)
  }
}
