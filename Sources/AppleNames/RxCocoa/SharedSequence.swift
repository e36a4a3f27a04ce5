public import RxSwift
public import StateBinding

/// Says whether a shared sequence replays its last value to a new observer.
@MainActor
public protocol SharingStrategyProtocol {
  static var replay: Int { get }
}

public enum DriverSharingStrategy: SharingStrategyProtocol {
  public static var replay: Int { 1 }
}

public enum SignalSharingStrategy: SharingStrategyProtocol {
  public static var replay: Int { 0 }
}

/// Values for a view: they never fail, and all observers share one subscription.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// Events for a view: they never fail, and a late observer hears none of the earlier ones.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

@MainActor
public struct SharedSequence<Strategy: SharingStrategyProtocol, Element>:
  ObservableConvertibleType
{
  private let source: Observable<Element>

  fileprivate init(_ source: Observable<Element>) {
    self.source = source.share(replay: Strategy.replay)
  }

  public func asObservable() -> Observable<Element> { source }

  private func changed<Result>(
    _ change: (Observable<Element>) -> Observable<Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(change(source))
  }
}

extension SharedSequence {
  public static func just(_ element: Element) -> SharedSequence { SharedSequence(.just(element)) }

  public static func empty() -> SharedSequence { SharedSequence(.empty()) }

  public static func never() -> SharedSequence { SharedSequence(.never()) }

  public static func of(_ elements: Element...) -> SharedSequence {
    SharedSequence(.from(elements))
  }

  public static func from(_ elements: [Element]) -> SharedSequence {
    SharedSequence(.from(elements))
  }

  public static func from(optional element: Element?) -> SharedSequence {
    SharedSequence(.from(optional: element))
  }

  public static func deferred(_ make: @escaping () -> SharedSequence) -> SharedSequence {
    SharedSequence(.deferred { make().source })
  }

  public static func merge(_ sources: SharedSequence...) -> SharedSequence { merge(sources) }

  public static func merge(_ sources: [SharedSequence]) -> SharedSequence {
    SharedSequence(.merge(sources.map { $0.source }))
  }

  public static func concat(_ sources: [SharedSequence]) -> SharedSequence {
    SharedSequence(.concat(sources.map { $0.source }))
  }

  public static func zip<each Input>(
    _ source: repeat SharedSequence<Strategy, each Input>
  ) -> SharedSequence where Element == (repeat each Input) {
    SharedSequence(.zip(repeat each source))
  }

  public static func zip<each Input>(
    _ source: repeat SharedSequence<Strategy, each Input>,
    resultSelector: @escaping (repeat each Input) -> Element
  ) -> SharedSequence {
    SharedSequence(.zip(repeat each source, resultSelector: resultSelector))
  }

  public static func combineLatest<each Input>(
    _ source: repeat SharedSequence<Strategy, each Input>
  ) -> SharedSequence where Element == (repeat each Input) {
    SharedSequence(.combineLatest(repeat each source))
  }

  public static func combineLatest<each Input>(
    _ source: repeat SharedSequence<Strategy, each Input>,
    resultSelector: @escaping (repeat each Input) -> Element
  ) -> SharedSequence {
    SharedSequence(
      .combineLatest(repeat each source, resultSelector: resultSelector))
  }

  public func map<Result>(
    _ selector: @escaping (Element) -> Result
  ) -> SharedSequence<Strategy, Result> {
    changed { $0.map(selector) }
  }

  public func compactMap<Result>(
    _ selector: @escaping (Element) -> Result?
  ) -> SharedSequence<Strategy, Result> {
    changed { $0.compactMap(selector) }
  }

  public func filter(_ predicate: @escaping (Element) -> Bool) -> SharedSequence {
    changed { $0.filter(predicate) }
  }

  public func flatMap<Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    changed { $0.flatMap { selector($0).asObservable() } }
  }

  public func flatMapLatest<Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    changed { $0.flatMapLatest { selector($0).asObservable() } }
  }

  public func flatMapFirst<Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    changed { $0.flatMapFirst { selector($0) } }
  }

  public func concat(_ second: SharedSequence) -> SharedSequence { .concat([self, second]) }

  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> SharedSequence<Strategy, Result> {
    changed { $0.scan(seed, accumulator: accumulator) }
  }

  public func distinctUntilChanged() -> SharedSequence where Element: Equatable {
    changed { $0.distinctUntilChanged() }
  }

  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> SharedSequence {
    changed { $0.distinctUntilChanged(keySelector) }
  }

  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> SharedSequence {
    changed { $0.distinctUntilChanged(comparer) }
  }

  public func skip(_ count: Int) -> SharedSequence { changed { $0.skip(count) } }

  public func startWith(_ element: Element) -> SharedSequence {
    changed { $0.startWith(element) }
  }

  public func `do`(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> SharedSequence {
    changed {
      $0.do(
        onNext: onNext, onCompleted: onCompleted, onSubscribe: onSubscribe, onDispose: onDispose)
    }
  }

  public func debug(_ identifier: String? = nil, trimOutput: Bool = false) -> SharedSequence {
    self
  }

  public func withLatestFrom<Other>(
    _ second: SharedSequence<Strategy, Other>
  ) -> SharedSequence<Strategy, Other> {
    changed { $0.withLatestFrom(second.asObservable()) }
  }

  public func withLatestFrom<OtherStrategy, Other, Result>(
    _ second: SharedSequence<OtherStrategy, Other>,
    resultSelector: @escaping (Element, Other) -> Result
  ) -> SharedSequence<Strategy, Result> {
    changed { $0.withLatestFrom(second.asObservable(), resultSelector: resultSelector) }
  }

  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence {
    changed { $0.debounce(dueTime, scheduler: ConcurrentMainScheduler.instance) }
  }

  public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> SharedSequence {
    changed { $0.throttle(dueTime, latest: latest, scheduler: ConcurrentMainScheduler.instance) }
  }

  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence {
    changed { $0.delay(dueTime, scheduler: ConcurrentMainScheduler.instance) }
  }

  public func asDriver() -> Driver<Element> { Driver(source) }

  public func asSharedSequence() -> SharedSequence { self }
}

extension SharedSequence where Element == Int {
  public static func interval(_ period: RxTimeInterval) -> SharedSequence {
    SharedSequence(.interval(period, scheduler: MainScheduler.instance))
  }

  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval
  ) -> SharedSequence {
    SharedSequence(.timer(dueTime, period: period, scheduler: MainScheduler.instance))
  }
}

extension SharedSequence where Strategy == DriverSharingStrategy {
  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  public func drive<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    source.subscribe(with: object, onNext: onNext)
  }

  /// Sends each event to `observers`: the values, and the completion as well.
  public func drive<Target: ObserverType>(_ observers: Target...) -> any Disposable
  where Target.Element == Element {
    source.subscribe { event in observers.forEach { $0.on(event) } }
  }

  public func drive<Target: ObserverType>(_ observers: Target...) -> any Disposable
  where Target.Element == Element? {
    source.subscribe { event in observers.forEach { $0.on(event.map(Optional.some)) } }
  }

  public func drive<Target: RelayType>(_ relays: Target...) -> any Disposable
  where Target.Element == Element {
    source.subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  public func drive<Target: RelayType>(_ relays: Target...) -> any Disposable
  where Target.Element == Element? {
    source.subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
  }
}

extension SharedSequence where Strategy == SignalSharingStrategy {
  public func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  public func emit<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    source.subscribe(with: object, onNext: onNext)
  }

  /// Sends each event to `observers`: the values, and the completion as well.
  public func emit<Target: ObserverType>(to observers: Target...) -> any Disposable
  where Target.Element == Element {
    source.subscribe { event in observers.forEach { $0.on(event) } }
  }

  public func emit<Target: ObserverType>(to observers: Target...) -> any Disposable
  where Target.Element == Element? {
    source.subscribe { event in observers.forEach { $0.on(event.map(Optional.some)) } }
  }

  public func emit<Target: RelayType>(to relays: Target...) -> any Disposable
  where Target.Element == Element {
    source.subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  public func emit<Target: RelayType>(to relays: Target...) -> any Disposable
  where Target.Element == Element? {
    source.subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
  }
}

extension ObservableConvertibleType {
  public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
    Driver(asObservable().catchAndReturn(element))
  }

  public func asDriver(
    onErrorRecover recover: @escaping (any Error) -> Driver<Element>
  ) -> Driver<Element> {
    Driver(asObservable().catch { recover($0).asObservable() })
  }

  public func asDriver(onErrorDriveWith driver: Driver<Element>) -> Driver<Element> {
    Driver(asObservable().catch { _ in driver.asObservable() })
  }

  public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
    Signal(asObservable().catchAndReturn(element))
  }

  public func asSignal(onErrorSignalWith signal: Signal<Element>) -> Signal<Element> {
    Signal(asObservable().catch { _ in signal.asObservable() })
  }
}

extension BehaviorRelay {
  public func asDriver() -> Driver<Element> { Driver(self) }
}

extension PublishRelay {
  public func asSignal() -> Signal<Element> { Signal(self) }
}

/// Events of a control. They never fail.
public struct ControlEvent<Element>: ObservableType {
  private let events: Observable<Element>

  public init(events: some ObservableType<Element>) {
    self.events = events.asObservable()
  }

  public func asObservable() -> Observable<Element> { events }

  public func asControlEvent() -> ControlEvent { self }

  public func asDriver() -> Driver<Element> { Driver(events) }

  public func asSignal() -> Signal<Element> { Signal(events) }
}

/// A value of a control: its changes can be heard, and it can be set.
public struct ControlProperty<Element>: ObservableType, ObserverType {
  private let values: Observable<Element>
  private let sink: AnyObserver<Element>

  public init(values: some ObservableType<Element>, valueSink: some ObserverType<Element>) {
    self.values = values.asObservable()
    sink = AnyObserver { valueSink.on($0) }
  }

  public func asObservable() -> Observable<Element> { values }

  public func on(_ event: Event<Element>) { sink.on(event) }

  public func asDriver() -> Driver<Element> { Driver(values) }
}
