/// A stream that every observer hears from some way back, also after the end.
public final class ReplaySubject<Element>: Observable<Element>, ObserverType {
  private let core = SubjectCore<Element>(owner: ReplaySubject.self)
  private let bufferSize: Int
  private var buffer = EventQueue<Element>()

  private init(bufferSize: Int) {
    self.bufferSize = bufferSize
  }

  /// A subject that keeps the last `bufferSize` values.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    if bufferSize < 0 {
      programError("bufferSize is \(bufferSize); a ReplaySubject keeps 0 values or more")
    }
    return ReplaySubject(bufferSize: bufferSize)
  }

  /// A subject that keeps every value.
  public static func createUnbounded() -> ReplaySubject<Element> {
    ReplaySubject(bufferSize: .max)
  }

  /// Whether anybody listens.
  public var hasObservers: Bool { core.hub.hasObservers }

  /// Sends `event` to all observers, now or after the one that is being delivered.
  public func on(_ event: Event<Element>) {
    var old: Element?
    if core.termination == nil, case .next(let element) = event, bufferSize > 0 {
      if buffer.count == bufferSize { old = buffer.popFirst() }
      buffer.append(element)
    }
    core.on(event)
    // After that, as its `deinit` may send too.
    letGo(of: old)
  }

  /// Lets go of the observers: nothing more is sent, but late ones still hear what is kept.
  func abandon() { core.hub.abandon() }

  override func run(_ observer: Observer<Element>) {
    core.run(observer, replaying: buffer.contents, alsoAfterEnd: true)
  }
}
