/// A clock that moves only when asked.
///
/// Sleepers wake in the order of their deadlines; of those with one deadline, in the order in which their counted work
/// was started, then in the order in which they began to sleep; what is not counted comes last. Each `task {}` is work of
/// its own; the plain tasks of one are a part of that, and so are those of one ``AppRun/handle(_:)``. Each sleeper runs
/// until the app is settled before the next wakes.
///
/// Sleeping is possible from any thread, and a `Clock` cannot live on the main actor: hence the lock.
public final class VirtualClock: Clock, Sendable {
  /// A moment of a virtual clock.
  public struct Instant: InstantProtocol, CustomStringConvertible {
    /// The time since the clock's beginning.
    public let offset: Duration

    /// The moment `offset` after the clock's beginning.
    public init(offset: Duration) {
      self.offset = offset
    }

    /// The moment `duration` later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// The time from this moment to `other`.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Whether `lhs` is earlier.
    public static func < (lhs: Instant, rhs: Instant) -> Bool {
      lhs.offset < rhs.offset
    }

    /// The time since the clock's beginning.
    public var description: String { "\(offset)" }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleeps = 0
    var sleepers = Sleepers()
    /// The apps that it is known to be the time of, few as they are.
    ///
    /// Kept, as weak references make everybody's use of an app take longer.
    var runs: [AppRun]

    mutating func note(_ run: AppRun) {
      if !runs.contains(where: { $0 === run }) { runs.append(run) }
    }
  }

  private let state: Locked<State>

  /// A clock at its beginning.
  public init() {
    state = Locked(State(runs: [AppRun.current]))
  }

  /// Makes it the time of `run` too: what that does is waited for before the clock moves.
  package func tick(for run: AppRun) {
    state.withLock { $0.note(run) }
  }

  /// Makes it the time of `run` no longer, which nothing goes on in.
  package func stopTicking(for run: AppRun) {
    state.withLock { $0.runs.removeAll { $0 === run } }
  }

  /// The current moment.
  public var now: Instant { state.withLock { $0.now } }

  /// Any duration counts.
  public var minimumResolution: Duration { .zero }

  /// Suspends, parked, until the clock has been moved to `deadline`; throws if the task is cancelled first.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let run = AppRun.current
    let parking = Parking(asleep: true, in: run.ledger)
    let app = Locked<AppRun?>(run)
    let sleeps = state.withLock { state in
      guard deadline > state.now else { return false }
      state.note(run)
      state.sleeps += 1
      let sleeper = Sleeper(
        deadline: deadline, work: parking.number ?? .max, sleep: state.sleeps, parking: parking,
        app: app)
      state.sleepers.insert(sleeper)
      return true
    }
    guard sleeps else { return }
    if await parking.wait() == .cancelled {
      app.withLock { $0 = nil }
      state.withLock { $0.sleepers.noteCancelled() }
      throw CancellationError()
    }
  }

  /// Suspends, parked, for `duration`; throws if the task is cancelled first.
  ///
  /// Unlike a sleep through `any Clock`, it stays on the caller's actor.
  public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
  }

  /// Moves time on by `duration`, waking who is due on the way.
  @MainActor
  public func advance(by duration: Duration) async {
    let end = now.advanced(by: duration)
    await settleAll()
    while await wakeNext(until: end) {}
    state.withLock { $0.now = max($0.now, end) }
  }

  /// Moves time to the next deadline and wakes who is due then; false if nobody sleeps.
  @MainActor
  @discardableResult
  public func advanceToNextDeadline() async -> Bool {
    await settleAll()
    guard let deadline = nextDeadline else { return false }
    while await wakeNext(until: deadline) {}
    return true
  }

  /// Moves time on until nobody sleeps; false if that has not come about after `limit` deadlines.
  @MainActor
  @discardableResult
  public func advanceUntilIdle(limit: Int = 10_000) async -> Bool {
    var deadlines = 0
    await settleAll()
    while let deadline = nextDeadline {
      if deadlines == limit { return false }
      deadlines += 1
      while await wakeNext(until: deadline) {}
    }
    return true
  }

  /// When the next sleeper is due.
  public var nextDeadline: Instant? {
    state.withLock { $0.sleepers.next()?.deadline }
  }

  /// Wakes the next sleeper that is due at `end` or before, and returns when its app and this one are settled; false if
  /// there is none.
  @MainActor
  private func wakeNext(until end: Instant) async -> Bool {
    let due: Sleeper? = state.withLock { state in
      guard let next = state.sleepers.next(), next.deadline <= end else { return nil }
      state.sleepers.removeNext()
      state.now = max(state.now, next.deadline)
      return next
    }
    guard let due else { return false }
    due.parking.wake()
    await due.parking.ledger.wait(for: .settled)
    // Its windows too.
    if let run = due.app.withLock({ $0 }) { await settle(run) }
    await settled()
    return true
  }

  /// Returns when the current app is settled, and those whose time it is: who made it, who has slept on it.
  @MainActor
  private func settleAll() async {
    await settled()
    let runs = state.withLock { $0.runs }
    for run in runs { await settle(run) }
    // They may have begun something here.
    await settled()
  }

  /// Returns when `run` is settled, if it is not the current app and it is no part of it that waits.
  @MainActor
  private func settle(_ run: AppRun) async {
    if run !== AppRun.current, !run.isWaitedForByItself { await run.settled() }
  }
}
