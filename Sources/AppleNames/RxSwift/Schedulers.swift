import AppleFoundation
public import StateBinding

// Every scheduler stands for the main actor: a stream delivers there, synchronously, whatever scheduler it is given but
// `MainScheduler.asyncInstance`. Time is the app's, and a script moves it with `:wait`.

@MainActor
public protocol ImmediateSchedulerType {}

@MainActor
public protocol SchedulerType: ImmediateSchedulerType {}

extension MainScheduler: SchedulerType {
  // The compiler ensures the main actor.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {}
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {}
}

public struct ConcurrentMainScheduler: SchedulerType {
  public static let instance = ConcurrentMainScheduler()
}

public struct CurrentThreadScheduler: ImmediateSchedulerType {
  public static let instance = CurrentThreadScheduler()
}

public final class SerialDispatchQueueScheduler: SchedulerType {
  public init(qos: DispatchQoS, internalSerialQueueName: String = "") {}
  public init(internalSerialQueueName: String) {}
  public init(queue: DispatchQueue, internalSerialQueueName: String) {}
}

public final class ConcurrentDispatchQueueScheduler: SchedulerType {
  public init(qos: DispatchQoS) {}
  public init(queue: DispatchQueue) {}
}

public final class OperationQueueScheduler: ImmediateSchedulerType {
  public init(
    operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal
  ) {}
}

/// Rx spells lengths of time as Dispatch does.
public typealias RxTimeInterval = DispatchTimeInterval

extension ObservableType {
  @_disfavoredOverload
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    guard let main = scheduler as? MainScheduler else { return asObservable() }
    return asObservable().observe(on: main)
  }

  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    asObservable()
  }

  @_disfavoredOverload
  public func debounce(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    asObservable().debounce(dueTime.duration)
  }

  @_disfavoredOverload
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    asObservable().throttle(dueTime.duration, latest: latest)
  }

  @_disfavoredOverload
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    asObservable().delay(dueTime.duration)
  }

  /// Subscribes after `dueTime`.
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable.just(()).delay(dueTime.duration).flatMap { self.asObservable() }
  }
}

extension ObservableType {
  /// The values during the first `duration`.
  public func take(
    for duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    asObservable().take(until: Observable<Int>.timer(duration.duration))
  }

  /// The values after the first `duration`.
  public func skip(
    _ duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    .deferred {
      var isOpen = false
      let opening: Observable<Element> = Observable<Int>.timer(duration.duration)
        .do(onNext: { _ in isOpen = true }).ending()
      return .merge(self.asObservable().filter { _ in isOpen }, opening)
    }
  }
}

// Delivery is synchronous, on every scheduler.

extension Observable {
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> { just(element) }

  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> { from(elements) }

  public static func from(
    _ elements: some Sequence<Element>, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> { from(elements) }

  public static func from(optional element: Element?) -> Observable<Element> {
    element.map { .just($0) } ?? .empty()
  }

  public static func from(
    optional element: Element?, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> { from(optional: element) }
}

extension Observable where Element: FixedWidthInteger {
  public static func range(
    start: Element, count: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> { range(start: start, count: count) }
}

extension Observable where Element: FixedWidthInteger {
  @_disfavoredOverload
  public static func interval(
    _ period: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable<Int>.interval(period.duration).map { Element(truncatingIfNeeded: $0) }
  }

  @_disfavoredOverload
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable<Int>.timer(dueTime.duration, period: period?.duration)
      .map { Element(truncatingIfNeeded: $0) }
  }
}

extension Single where Element: FixedWidthInteger {
  /// The element 0, after `dueTime`.
  public static func timer(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Single<Element> {
    Observable.timer(dueTime, scheduler: scheduler).asSingle()
  }
}

extension Single {
  /// Calls the closures with `object` while it lives.
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onSuccess: calling(onSuccess, with: object),
      onFailure: calling(onFailure, with: object),
      onDisposed: calling(onDisposed, with: object))
  }
}

/// The outcome of a single.
public typealias SingleEvent<Element> = Result<Element, any Error>
