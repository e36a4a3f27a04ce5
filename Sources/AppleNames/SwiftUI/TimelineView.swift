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
      evaluation.readsTheClock()
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
