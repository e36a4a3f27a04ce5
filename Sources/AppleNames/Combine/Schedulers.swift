public import StateBinding

/// Where and when a publisher delivers: always on the main actor, at once or in a later turn.
@MainActor
public protocol Scheduler {
  /// Whether `receive(on:)` delivers in the same turn.
  var isImmediate: Bool { get }
}

extension Scheduler {
  public var isImmediate: Bool { false }
}

/// Every queue, run loop and operation queue stands for the main actor.
extension DispatchQueue: Scheduler {}
extension RunLoop: Scheduler {}
extension OperationQueue: Scheduler {}

/// Delivers at once.
public struct ImmediateScheduler: Scheduler {
  public static let shared = ImmediateScheduler()

  public var isImmediate: Bool { true }
}

/// A length of time.
public struct SchedulerTimeStride: ExpressibleByFloatLiteral, Sendable {
  let duration: Duration

  public init(floatLiteral value: Double) { duration = .seconds(value) }

  public init(integerLiteral value: Int) { duration = .seconds(value) }

  fileprivate init(_ duration: Duration) { self.duration = duration }

  public static func seconds(_ value: Double) -> Self { Self(.seconds(value)) }
  public static func seconds(_ value: Int) -> Self { Self(.seconds(value)) }
  public static func milliseconds(_ value: Int) -> Self { Self(.milliseconds(value)) }
  public static func microseconds(_ value: Int) -> Self { Self(.microseconds(value)) }
  public static func nanoseconds(_ value: Int) -> Self { Self(.nanoseconds(value)) }
}

extension SchedulerTimeStride: ExpressibleByIntegerLiteral {}

// Time is the app's: a script moves it with `:wait`. The waits are counted work.

extension Publisher {
  /// Delivers each event in a later turn of the main actor, in order. A subscriber to a `@Published` property therefore finds
  /// the new value in the property.
  public func receive(on scheduler: some Scheduler) -> Transformed<Output> {
    scheduler.isImmediate ? eraseToAnyPublisher() : delayed(by: .zero)
  }

  /// This publisher, which works on the main actor in any case.
  public func subscribe(on scheduler: some Scheduler) -> Transformed<Output> {
    eraseToAnyPublisher()
  }

  public func debounce(
    for dueTime: SchedulerTimeStride, scheduler: some Scheduler
  ) -> Transformed<Output> {
    AnyPublisher(stream.debounce(dueTime.duration))
  }

  public func throttle(
    for interval: SchedulerTimeStride, scheduler: some Scheduler, latest: Bool
  ) -> Transformed<Output> {
    AnyPublisher(stream.throttle(interval.duration, latest: latest))
  }

  public func delay(
    for interval: SchedulerTimeStride, tolerance: SchedulerTimeStride? = nil,
    scheduler: some Scheduler
  ) -> Transformed<Output> {
    delayed(by: interval.duration)
  }

  /// Delays errors too, which `delay` of a stream does not.
  private func delayed(by duration: Duration) -> Transformed<Output> {
    let events = stream.map { Result<Output, any Error>.success($0) }.catch { .just(.failure($0)) }
    return AnyPublisher(
      .deferred {
        // In real time, waits of one length may end in another order. Each sends the event that has waited longest.
        var waiting: [Result<Output, any Error>] = []
        return events.do(onNext: { waiting.append($0) }).delay(duration)
          .map { _ in try waiting.removeFirst().get() }
      })
  }
}

extension Timer {
  /// Sends the time since the app began, as a date since 1970, after each `interval`.
  @MainActor
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  /// Ticks from its connection on.
  @MainActor
  public struct TimerPublisher: StreamPublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    private let ticks = PublishSubject<Date>()

    fileprivate init(interval: TimeInterval) {
      self.interval = interval
    }

    public var stream: Observable<Date> { ticks }

    /// Begins to tick.
    public func connect() -> any Cancellable {
      autoconnect().sink { [ticks] in ticks.onNext($0) }
    }

    /// Ticks while it has subscribers.
    public func autoconnect() -> AnyPublisher<Date, Never> {
      let interval = interval
      return AnyPublisher(
        Observable.interval(.seconds(interval))
          .map { Date(timeIntervalSince1970: Double($0 + 1) * interval) }.share())
    }
  }
}

extension NotificationCenter {
  /// The notifications called `name`.
  @MainActor
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher(
      .create { observer in
        let token = self.addObserver(forName: name, object: object, queue: nil) { notification in
          // The center calls this closure on the thread that posts. A post off the main actor ends the process here.
          nonisolated(unsafe) let notification = notification
          MainActor.assumeIsolated { observer.onNext(notification) }
        }
        return Disposables.create { self.removeObserver(token) }
      })
  }
}
