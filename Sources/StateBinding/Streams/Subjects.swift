/// A stream with a current value, which every observer hears first, that can end.
public final class BehaviorSubject<Element>: Observable<Element>, ObserverType {
  private let hub = Hub<Element>(owner: BehaviorSubject.self)
  private var current: Element

  /// Starts with `value`.
  public init(value: Element) {
    current = value
  }

  /// Whether the subject has observers.
  public var hasObservers: Bool { hub.hasObservers }

  /// The value sent last, at once; throws the error that the stream ended with.
  public func value() throws -> Element {
    if case .failed(let error)? = hub.termination { throw error }
    return current
  }

  /// Sends `event` to all observers, now or after the one that is being delivered.
  public func on(_ event: Event<Element>) {
    var old: Element?
    if hub.termination == nil, case .next(let element) = event {
      old = replace(&current, with: element)
    }
    hub.on(event)
    // Last, as the `deinit` of the old value may send too.
    letGo(of: old)
  }

  override func run(_ observer: Observer<Element>) {
    hub.add(observer, replaying: current)
  }
}

/// A stream that passes on the events it is given.
public final class PublishSubject<Element>: Observable<Element>, ObserverType {
  private let hub = Hub<Element>(owner: PublishSubject.self)

  /// A subject without observers.
  public override init() {}

  /// Whether the subject has observers.
  public var hasObservers: Bool { hub.hasObservers }

  /// Sends `event` to all observers, now or after the one that is being delivered.
  public func on(_ event: Event<Element>) {
    hub.on(event)
  }

  override func run(_ observer: Observer<Element>) {
    hub.join(observer)
  }
}

/// A stream whose last values every new observer hears first, also after the end.
public final class ReplaySubject<Element>: Observable<Element>, ObserverType {
  private let hub = Hub<Element>(owner: ReplaySubject.self)
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

  /// Whether the subject has observers.
  public var hasObservers: Bool { hub.hasObservers }

  /// Sends `event` to all observers, now or after the one that is being delivered.
  public func on(_ event: Event<Element>) {
    var old: Element?
    if hub.termination == nil, case .next(let element) = event, bufferSize > 0 {
      if buffer.count == bufferSize { old = buffer.popFirst() }
      buffer.append(element)
    }
    hub.on(event)
    // Last, as the `deinit` of the old value may send too.
    letGo(of: old)
  }

  /// Lets go of all observers, present and future: the source is gone, and only the kept values can be heard.
  func abandon() { hub.abandon() }

  override func run(_ observer: Observer<Element>) {
    if hub.termination != nil {
      for element in buffer.contents { observer.onNext(element) }
    }
    hub.add(observer, replayingAll: buffer.contents)
  }
}
