public import StateBinding

// Sends the values of a stream to observers, relays and closures.

extension ObservableType {
  /// Sends each event to `observers`: the values, and the end as well.
  @_disfavoredOverload
  public func bind<Target: ObserverType>(to observers: Target...) -> any Disposable
  where Target.Element == Element {
    asObservable().subscribe { event in observers.forEach { $0.on(event) } }
  }

  @_disfavoredOverload
  public func bind<Target: ObserverType>(to observers: Target...) -> any Disposable
  where Target.Element == Element? {
    asObservable().map(Optional.some).subscribe { event in observers.forEach { $0.on(event) } }
  }

  @_disfavoredOverload
  public func bind<Target: RelayType>(to relays: Target...) -> any Disposable
  where Target.Element == Element? {
    asObservable().subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Calls `onNext` with `object` and each value while `object` lives.
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    subscribe(with: object, onNext: onNext)
  }
}

/// RxSwift 4's value, which sends its changes and completes when it is released.
@MainActor
public final class Variable<Element> {
  private let subject: BehaviorSubject<Element>

  public var value: Element {
    didSet { subject.onNext(value) }
  }

  public init(_ value: Element) {
    self.value = value
    subject = BehaviorSubject(value: value)
  }

  isolated deinit { subject.onCompleted() }

  public func asObservable() -> Observable<Element> { subject.asObservable() }
}

extension ObservableType {
  public func bind(to variable: Variable<Element>) -> any Disposable {
    subscribe(onNext: { [weak variable] in variable?.value = $0 })
  }
}

/// Calls a closure with its target and each value, while the target lives.
public struct Binder<Value>: ObserverType {
  private let binding: (Value) -> Void
  private let run = AppRun.current

  public init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler.instance,
    binding: @escaping (Target, Value) -> Void
  ) {
    self.binding = { [weak target] value in target.map { binding($0, value) } }
  }

  public func on(_ event: Event<Value>) {
    if let value = event.element { binding(value) }
    if let error = event.error {
      run.diagnostics.report(error, thatEnded: "a stream of \(Value.self)")
    }
  }
}

extension ObserverType {
  public func asObserver() -> Self { self }

  @_disfavoredOverload
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  /// An observer that transforms each value and passes it on.
  public func mapObserver<Value>(
    _ transform: @escaping (Value) throws -> Element
  ) -> AnyObserver<Value> {
    AnyObserver { on($0.map(transform)) }
  }
}

extension AnyObserver {
  public init(_ observer: some ObserverType<Element>) { self.init { observer.on($0) } }
}

extension Event {
  /// The error of an `error` event; nil for other events.
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  public var isStopEvent: Bool { isCompleted || error != nil }

  /// This event with its value transformed, or an `error` event if `transform` throws.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    do {
      switch self {
      case .next(let element): return .next(try transform(element))
      case .error(let error): return .error(error)
      case .completed: return .completed
      }
    } catch { return .error(error) }
  }
}
