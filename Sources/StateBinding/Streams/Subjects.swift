/// A stream that has a current value and can end. Every new observer hears the current value first.
public final class BehaviorSubject<Element>: Observable<Element>, ObserverType {
  private let hub = Hub<Element>(owner: BehaviorSubject.self)
  private var current: Element

  public init(value: Element) {
    current = value
  }

  public var hasObservers: Bool { hub.hasObservers }

  /// The value sent last, even while an earlier value is still being delivered. Throws the error if the subject has failed.
  public func value() throws -> Element {
    if case .failed(let error)? = hub.termination { throw error }
    return current
  }

  /// Sends `event` to all observers: now, or after the delivery that is under way.
  public func on(_ event: Event<Element>) {
    var old: Element?
    if hub.termination == nil, case .next(let element) = event {
      old = replace(&current, with: element)
    }
    hub.on(event)
    // The old value is released last, because its `deinit` may send too.
    letGo(of: old)
  }

  override func run(_ observer: Observer<Element>) {
    hub.add(observer) { observer.onNext(current) }
  }
}

/// A stream that passes on every event that it is sent.
public final class PublishSubject<Element>: Observable<Element>, ObserverType {
  private let hub = Hub<Element>(owner: PublishSubject.self)

  public init() {}

  public var hasObservers: Bool { hub.hasObservers }

  public func on(_ event: Event<Element>) {
    hub.on(event)
  }

  override func run(_ observer: Observer<Element>) {
    hub.join(observer)
  }
}

/// A stream that keeps its last values. Every new observer hears them first, even after the end.
public final class ReplaySubject<Element>: Observable<Element>, ObserverType {
  private let hub = Hub<Element>(owner: ReplaySubject.self)
  private let bufferSize: Int
  private var buffer = EventQueue<Element>()

  private init(bufferSize: Int) {
    self.bufferSize = bufferSize
  }

  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    if bufferSize < 0 {
      programError("bufferSize is \(bufferSize); a ReplaySubject keeps 0 values or more")
    }
    return ReplaySubject(bufferSize: bufferSize)
  }

  public static func createUnbounded() -> ReplaySubject<Element> {
    ReplaySubject(bufferSize: .max)
  }

  public var hasObservers: Bool { hub.hasObservers }

  public func on(_ event: Event<Element>) {
    var old: Element?
    if hub.termination == nil, case .next(let element) = event, bufferSize > 0 {
      if buffer.count == bufferSize { old = buffer.popFirst() }
      buffer.append(element)
    }
    hub.on(event)
    letGo(of: old)
  }

  override func run(_ observer: Observer<Element>) {
    if hub.termination != nil {
      for element in buffer.contents { observer.onNext(element) }
    }
    hub.add(observer) {
      for element in buffer.contents { observer.onNext(element) }
    }
  }
}
