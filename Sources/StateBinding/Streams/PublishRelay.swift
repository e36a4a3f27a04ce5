/// A stream that passes on what it accepts, and never ends.
public final class PublishRelay<Element>: Observable<Element> {
  // Constant, for which see `BehaviorRelay`.
  @usableFromInline let hub = Hub<Element>(owner: PublishRelay.self)

  /// Nobody listens yet.
  public override init() {}

  /// Sends `element` to all observers, now or after the event that is being delivered.
  @inlinable
  public func accept(_ element: Element) {
    hub.send(element)
  }

  @usableFromInline
  override func run(_ observer: Observer<Element>) {
    hub.join(observer)
  }
}
