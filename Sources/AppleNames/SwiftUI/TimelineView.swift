import StateBinding

/// A view that depends on the time. The time is that of the run's clock, counted from the beginning of the schedule, at each look.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  public typealias Context = TimelineViewDefaultContext

  private let schedule: Schedule
  private let content: (Context) -> Content
  @State private var start = AppRun.current.elapsed

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    (self.schedule, self.content) = (schedule, content)
  }

  public var body: some View {
    Moment(start: start, schedule: schedule, content: content)
  }

  /// Reads the clock at each look.
  private struct Moment: PrimitiveView {
    let start: Duration
    let schedule: Schedule
    let content: (Context) -> Content

    func addNodes(in evaluation: inout Evaluation) {
      Evaluation.readsTheClock()
      let date = schedule.date(after: (AppRun.current.elapsed - start) / .seconds(1))
      evaluation.evaluate(bodyOf: Dated(date: date, content: content)) {
        $0.content(Context(date: $0.date))
      }
    }
  }

  private struct Dated {
    let date: Date
    let content: (Context) -> Content
  }
}

public struct TimelineViewDefaultContext: Sendable {
  public enum Cadence: Sendable, Comparable { case live, seconds, minutes }

  public let date: Date
  public var cadence: Cadence { .live }
}

/// The moments at which a ``TimelineView`` changes.
public protocol TimelineSchedule {
  /// The last moment up to `seconds` after the beginning of the view.
  func date(after seconds: TimeInterval) -> Date
}

public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  fileprivate let start: Date
  fileprivate let interval: TimeInterval

  public func date(after seconds: TimeInterval) -> Date {
    start.addingTimeInterval((seconds / interval).rounded(.down) * interval)
  }
}

/// Every moment, from 1 January 2001 on.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public func date(after seconds: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: seconds)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    Self(start: startDate, interval: interval)
  }

  /// Every minute, from 1 January 2001 on.
  public static var everyMinute: Self {
    Self(start: Date(timeIntervalSinceReferenceDate: 0), interval: 60)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { Self() }

  public static func animation(minimumInterval: Double?, paused: Bool = false) -> Self { Self() }
}

extension AppRun {
  /// The time since the beginning of the run: that of its clock, and zero if its time is real.
  fileprivate var elapsed: Duration { clock?.now.offset ?? .zero }
}

/// The dates that texts count to. On the clock of the run, a date is as far away as it was when it was shown first, less the time
/// that has passed since. A date that is 24 hours away or more is not counted: its text depends on no clock.
@MainActor
final class CountedDates {
  private static let ofRun = PerRun { CountedDates() }

  /// The seconds to each date, and the moment on the clock at which it was shown first.
  private var known: [Date: (seconds: TimeInterval?, moment: Duration)] = [:]

  /// The seconds until `date`, less than 0 if it is past. A date that is 24 hours away or more begins with `far` seconds.
  nonisolated static func seconds(until date: Date, far: TimeInterval? = nil) -> TimeInterval? {
    // Some time, much less than a second, has passed since the app made a date like `.now + 90`.
    let left = (date.timeIntervalSinceNow - 0.01).rounded(.up)
    let seconds = left.magnitude < 86_400 ? left : far
    // What follows the guard runs on the main actor.
    guard DispatchQueue.isMainActor else { return seconds }
    return MainActor.assumeIsolated {
      Evaluation.readsTheClock()
      let run = AppRun.current
      guard run.clock != nil else { return seconds }
      let first = ofRun.current.known[date] ?? (seconds, run.elapsed)
      // A body that counts to a new date each time must not fill the memory.
      if ofRun.current.known.count > 1000 { ofRun.current.known = [:] }
      ofRun.current.known[date] = first
      return first.seconds.map { $0 - (run.elapsed - first.moment) / .seconds(1) }
    }
  }
}
