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

  /// Completes, or fails with `customError`, if no event comes within `interval` after the last.
  public func timeout(
    _ interval: SchedulerTimeStride, scheduler: some Scheduler, options: Never? = nil,
    customError: (() -> Failure)? = nil
  ) -> Transformed<Output> {
    let late: Observable<Output> = customError.map { .error($0()) } ?? .empty()
    return AnyPublisher(stream.whileEvents(within: interval.duration, else: late))
  }

  /// Delays errors too, which `delay` of a stream does not.
  private func delayed(by duration: Duration) -> Transformed<Output> {
    let events = stream.map { Result<Output, any Error>.success($0) }.catch { .just(.failure($0)) }
    return AnyPublisher(events.delay(duration).map { try $0.get() })
  }
}

extension URLSession {
  public typealias DataTaskPublisher = AnyPublisher<(data: Data, response: URLResponse), URLError>

  /// Makes the request for each subscriber, as counted work.
  @MainActor
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    AnyPublisher(
      .fromAsync {
        do {
          return try await self.answer(to: request)
        } catch {
          throw error as? URLError ?? URLError(.unknown)
        }
      })
  }

  @MainActor
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
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

  /// Ticks while it is connected.
  public final class TimerPublisher: ConnectablePublisher, StreamPublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    private let ticks = PublishSubject<Date>()
    private var ticking: AnyCancellable?

    fileprivate init(interval: TimeInterval) {
      self.interval = interval
    }

    public var stream: Observable<Date> { ticks }

    public func connect() -> any Cancellable {
      if ticking == nil {
        ticking = AnyCancellable(
          Observable.interval(.seconds(interval)).subscribe(onNext: { [ticks, interval] in
            ticks.onNext(Date(timeIntervalSince1970: Double($0 + 1) * interval))
          }))
      }
      return Connection(timer: self)
    }

    private struct Connection: Cancellable {
      let timer: TimerPublisher

      func cancel() { letGo(of: replace(&timer.ticking, with: nil)) }
    }
  }
}

/// A publisher that sends nothing until it is connected.
@MainActor
public protocol ConnectablePublisher: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects while there are subscribers.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

extension Publishers {
  public struct Autoconnect<Upstream: ConnectablePublisher>: StreamPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let stream: Observable<Output>

    fileprivate init(_ upstream: Upstream) {
      self.upstream = upstream
      stream = Observable.create { observer in
        let subscription = upstream.stream.subscribe { observer.on($0) }
        let connection = upstream.connect()
        return Disposables.create {
          subscription.dispose()
          connection.cancel()
        }
      }.share()
    }
  }
}

extension NotificationCenter {
  @MainActor
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher(notifications(name, object: object))
  }
}
