/// A stream with a current value, which every observer hears first, that can end.
public final class BehaviorSubject<Element>: Observable<Element>, ObserverType {
  private let core = SubjectCore<Element>(owner: BehaviorSubject.self)
  private var current: Element

  /// Starts with `value`.
  public init(value: Element) {
    current = value
  }

  /// Whether anybody listens.
  public var hasObservers: Bool { core.hub.hasObservers }

  /// What was sent last, at once; throws the error that the stream ended with.
  public func value() throws -> Element {
    if case .failed(let error)? = core.termination { throw error }
    return current
  }

  /// Sends `event` to all observers, now or after the one that is being delivered.
  public func on(_ event: Event<Element>) {
    guard core.termination == nil, case .next(let element) = event else { return core.on(event) }
    let old = replace(&current, with: element)
    core.on(event)
    // After that, as its `deinit` may send too.
    letGo(of: old)
  }

  override func run(_ observer: Observer<Element>) {
    core.run(observer, replaying: CollectionOfOne(current))
  }
}
