/// A stream that passes on the events it is given.
public final class PublishSubject<Element>: Observable<Element>, ObserverType {
  private let core = SubjectCore<Element>(owner: PublishSubject.self)

  /// Nobody listens yet.
  public override init() {}

  /// Whether anybody listens.
  public var hasObservers: Bool { core.hub.hasObservers }

  /// Sends `event` to all observers, now or after the one that is being delivered.
  public func on(_ event: Event<Element>) {
    core.on(event)
  }

  override func run(_ observer: Observer<Element>) {
    core.run(observer, replaying: EmptyCollection())
  }
}
