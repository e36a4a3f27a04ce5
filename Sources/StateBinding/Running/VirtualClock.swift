/// A clock that moves only when asked.
///
/// Sleepers wake in the order of their deadlines. Sleepers with the same deadline wake in the order in which their counted
/// work was started, then in the order in which they began to sleep. Uncounted tasks wake last. Each `task {}` and each
/// plain `Task {}` is its own piece of work. Each sleeper runs until the app is settled before the next sleeper wakes.
///
/// The state is behind a lock because any thread may sleep, and a `Clock` cannot live on the main actor.
public final class VirtualClock: Clock, Sendable {
  /// A moment of a virtual clock.
  public struct Instant: InstantProtocol, CustomStringConvertible {
    /// The time since the clock's beginning.
    public let offset: Duration

    public init(offset: Duration) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    public func duration(to other: Instant) -> Duration { other.offset - offset }

    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }

    public var description: String { "\(offset)" }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleeps = 0
    var sleepers = Sleepers()
    /// The apps that are known to use this clock.
    var runs: [AppRun]

    mutating func note(_ run: AppRun) {
      if !runs.contains(where: { $0 === run }) { runs.append(run) }
    }
  }

  private let state = Locked(State(runs: [AppRun.current]))

  public init() {}

  /// Makes this the clock of `run`, on which `debounce` and the like sleep. From then on, the clock waits for the work of
  /// `run` before it moves. A session does this for its app.
  @MainActor
  public func tick(for run: AppRun) {
    run.clock = self
    state.withLock { $0.note(run) }
  }

  /// Makes the clock and `run` forget each other, once `run` is over. Until then, they keep each other alive.
  ///
  /// Work of `run` that still sleeps here throws a `CancellationError`: otherwise a plain task that sleeps would keep itself
  /// and its app for ever.
  @MainActor
  public func stopTicking(for run: AppRun) {
    run.clock = nil
    let asleep = state.withLock { state in
      state.runs.removeAll { $0 === run }
      return state.sleepers.all.filter { $0.parking.ledger === run.ledger }
    }
    for sleeper in asleep { sleeper.parking.end(.cancelled) }
  }

  public var now: Instant { state.withLock { $0.now } }

  /// Zero: any duration counts.
  public var minimumResolution: Duration { .zero }

  /// Parks the current task until the clock has been moved to `deadline`; throws if the task is cancelled first.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleep(until: deadline, in: .current)
  }

  /// Parks the current task, which belongs to `run`.
  func sleep(until deadline: Instant, in run: AppRun) async throws {
    try Task.checkCancellation()
    let parking = Parking(asleep: true, in: run.ledger)
    let sleeps = state.withLock { state in
      guard deadline > state.now else { return false }
      state.note(run)
      state.sleeps += 1
      state.sleepers.insert(
        Sleeper(
          length: state.now.duration(to: deadline), deadline: deadline,
          work: parking.work?.number ?? .max, sleep: state.sleeps, parking: parking, run: run))
      return true
    }
    guard sleeps else { return }
    if await parking.wait() == .cancelled {
      state.withLock { $0.sleepers.noteCancelled() }
      throw CancellationError()
    }
  }

  /// Parks the current task for `duration`; throws if the task is cancelled first.
  ///
  /// Unlike a sleep through `any Clock`, this sleep stays on the caller's actor.
  public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await sleep(until: now.advanced(by: duration), in: .current)
  }

  /// Moves time forward by `duration` and wakes every sleeper that is due on the way. Stops if the views of the current app
  /// never stop changing.
  @MainActor
  public func advance(by duration: Duration) async {
    let end = now.advanced(by: duration)
    await settleAll()
    repeat {
      if AppRun.current.isRestless { return }
    } while await wakeNext(until: end)
    state.withLock { $0.now = max($0.now, end) }
  }

  /// Moves time forward until nothing sleeps. Returns false if something still sleeps after `limit` deadlines, or if the views
  /// of the current app never stop changing, or if `isEnough`, which is asked after each deadline.
  @MainActor
  @discardableResult
  public func advanceUntilIdle(
    limit: Int = 10_000, isEnough: @MainActor () -> Bool = { false }
  ) async -> Bool {
    await settleAll()
    for _ in 0..<limit {
      guard let deadline = nextDeadline else { return true }
      repeat {
        if AppRun.current.isRestless { return false }
      } while await wakeNext(until: deadline)
      if isEnough() { break }
    }
    return nextDeadline == nil
  }

  /// The lengths of the sleeps under way.
  package var lengths: [Duration] { state.withLock { $0.sleepers.underWay.map(\.length).sorted() } }

  /// The deadline of the next sleeper.
  public var nextDeadline: Instant? { state.withLock { $0.sleepers.next()?.deadline } }

  /// The time until each sleeping piece of work wakes, by the number of the work in `ledger`.
  func sleeps(in ledger: WorkLedger) -> [Int: Duration] {
    state.withLock { state in
      let sleeps = state.sleepers.underWay.filter { $0.parking.ledger === ledger }.compactMap {
        sleeper in
        sleeper.parking.work.map { ($0.number, state.now.duration(to: sleeper.deadline)) }
      }
      return Dictionary(sleeps, uniquingKeysWith: min)
    }
  }

  /// The numbers of the sleeps under way, in the order in which they began. An app gives its sleeps the same numbers in every run.
  package var sleepNumbers: [Int] { state.withLock { $0.sleepers.underWay.map(\.sleep).sorted() } }

  /// The number of the last sleep that began; 0 before the first.
  package var lastSleep: Int { state.withLock { $0.sleeps } }

  /// The lengths of the counted sleeps under way, by the numbers of the sleeps.
  package var sleepLengths: [Int: Duration] {
    let counted = state.withLock { $0.sleepers.underWay.filter { $0.work != .max } }
    return Dictionary(uniqueKeysWithValues: counted.map { ($0.sleep, $0.length) })
  }

  /// The number of sleeps that were cancelled.
  package var cancelledSleeps: Int { state.withLock { $0.sleepers.cancelled } }

  /// Makes the sleeps with these numbers end in the reverse order of their work. All end when the last of them is due.
  package func reverse(_ sleeps: Set<Int>) { state.withLock { $0.sleepers.reverse(sleeps) } }

  /// Wakes the next sleeper that is due at `end` or before, and waits until its app and the current app are settled.
  /// Returns false if no sleeper is due.
  @MainActor
  private func wakeNext(until end: Instant) async -> Bool {
    let due: Sleeper? = state.withLock { state in
      guard let next = state.sleepers.next(), next.deadline <= end else { return nil }
      state.sleepers.all.removeFirst()
      state.now = max(state.now, next.deadline)
      return next
    }
    guard let due else { return false }
    due.parking.ledger.refuseWaitForItself()
    due.parking.end(.woken)
    await due.parking.ledger.wait(for: .settled)
    // The ledger is settled already, but `settle` also looks at the windows of the run.
    if let run = due.run { await settle(run) }
    await settled()
    return true
  }

  /// Returns when the current app and all apps that use this clock are settled.
  @MainActor
  private func settleAll() async {
    await settled()
    let runs = state.withLock { $0.runs }
    for run in runs { await settle(run) }
    // The other apps may have begun work in this one.
    await settled()
  }

  /// Waits until `run` is settled. Returns at once if `run` is the current app, or if the caller is a part of its work.
  @MainActor
  private func settle(_ run: AppRun) async {
    if run !== AppRun.current, !run.ledger.countsCurrentTask { await run.settled() }
  }
}

/// The sleepers of a virtual clock.
private struct Sleepers {
  /// The sleepers in the order in which they wake, including cancelled ones.
  var all: [Sleeper] = []
  private(set) var cancelled = 0
  /// The number of cancelled sleepers when the list was last cleared of them.
  private var cleared = 0

  var underWay: [Sleeper] { all.filter { !$0.parking.isOver } }

  mutating func insert(_ sleeper: Sleeper) {
    // The search begins at the end, because a new sleeper usually wakes late.
    let last = all.lastIndex { $0.isEarlier(than: sleeper) }
    all.insert(sleeper, at: last.map { $0 + 1 } ?? 0)
  }

  /// Returns the next sleeper to wake, and drops the cancelled ones before it.
  mutating func next() -> Sleeper? {
    all.removeFirst(all.firstIndex { !$0.parking.isOver } ?? all.count)
    return all.first
  }

  /// Counts a cancelled sleeper, and removes all cancelled sleepers once they are more than half of the list.
  ///
  /// If each were removed by itself, cancelling all sleepers would take quadratic time.
  mutating func noteCancelled() {
    cancelled += 1
    guard (cancelled - cleared) * 2 > all.count else { return }
    cleared = cancelled
    all.removeAll { $0.parking.isOver }
  }

  mutating func reverse(_ sleeps: Set<Int>) {
    let usual = underWay.filter { sleeps.contains($0.sleep) }
    let works = Dictionary(usual.enumerated().map { ($1.work, -1 - $0) }, uniquingKeysWith: max)
    guard let last = usual.last, works.count > 1 else { return }
    for index in all.indices where sleeps.contains(all[index].sleep) {
      (all[index].deadline, all[index].work) = (last.deadline, works[all[index].work] ?? 0)
    }
    all.sort { $0.isEarlier(than: $1) }
  }
}

private struct Sleeper {
  let length: Duration
  var deadline: VirtualClock.Instant
  /// The number of the counted work, which decides between sleepers with the same deadline; negative if reversed.
  var work: Int
  /// The number of the sleep, which decides between sleepers of the same piece of work.
  let sleep: Int
  let parking: Parking
  /// The app to be settled after the wake. Weak, because a sleeper is removed under the clock's lock, where no app may be
  /// released.
  weak var run: AppRun?

  func isEarlier(than other: Sleeper) -> Bool {
    (deadline, work, sleep) < (other.deadline, other.work, other.sleep)
  }
}
