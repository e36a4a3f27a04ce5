/// Counts what one running app has under way, to the task: what runs, what is parked, what sleeps.
///
/// Tasks begin, park and end on any thread (a cancellation handler runs where `cancel()` was called, a
/// task-local is released where its task ends), and each of these must be one step with the release of
/// those who wait: hence the lock.
final class WorkLedger: Sendable {
  /// What a waiter waits for.
  enum Goal {
    /// Nothing runs.
    case settled
    /// Nothing runs and nothing sleeps.
    case idle
  }

  private struct State {
    var begun = 0
    /// How often work has gone on after it was parked.
    var resumed = 0
    var running = 0
    var sleeping = 0
    /// How many suspensions park each piece of work that is parked.
    var parks: [Int: Int] = [:]
    /// Work that stands for a task which was started without it, by the task's hash.
    var adopted: [Int: Work] = [:]
    var waiters: [(goal: Goal, pause: Pause)] = []

    func isReached(_ goal: Goal) -> Bool {
      switch goal {
      case .settled: running == 0
      case .idle: running == 0 && sleeping == 0
      }
    }
  }

  private let state = Locked(State())

  /// Counts one more piece of work, and numbers it.
  func begin() -> Int {
    state.withLock { state in
      state.begun += 1
      state.running += 1
      return state.begun
    }
  }

  /// The piece of work `number` has ended.
  func end(_ number: Int) {
    let released = change { state in
      // Mostly nothing is parked: to look for a number takes longer than all the rest.
      if state.parks.isEmpty || state.parks.removeValue(forKey: number) == nil {
        state.running -= 1
      }
    }
    for pause in released { pause.end() }
  }

  /// A suspension of `number` (nil: of work that is not counted) that does not count as running begins; the pauses that
  /// are to be ended for that.
  func park(_ number: Int?, asleep: Bool) -> [Pause] {
    change { state in
      if asleep { state.sleeping += 1 }
      guard let number else { return }
      let parks = state.parks[number, default: 0]
      if parks == 0 { state.running -= 1 }
      state.parks[number] = parks + 1
    }
  }

  /// Such a suspension ends: the work counts as running again, before it runs; the pauses that are to be ended for that.
  func unpark(_ number: Int?, asleep: Bool) -> [Pause] {
    change { state in
      if asleep { state.sleeping -= 1 }
      guard let number, let parks = state.parks[number] else { return }
      if parks == 1 {
        state.parks[number] = nil
        state.running += 1
        state.resumed += 1
      } else {
        state.parks[number] = parks - 1
      }
    }
  }

  /// Lets `work` stand for the task with this hash until it is abandoned; false where other work does already.
  func adopt(_ task: Int, as work: Work) -> Bool {
    state.withLock { state in
      guard state.adopted[task] == nil else { return false }
      state.adopted[task] = work
      return true
    }
  }

  func abandon(_ task: Int) {
    let work = state.withLock { $0.adopted.removeValue(forKey: task) }
    letGo(of: work)
  }

  /// Whether any work stands for a task that was started without it.
  var hasAdopted: Bool { state.withLock { !$0.adopted.isEmpty } }

  func adopted(_ task: Int) -> Work? {
    state.withLock { $0.adopted[task] }
  }

  /// How many pieces of work have begun, or gone on after they were parked.
  var workDone: Int { state.withLock { $0.begun + $0.resumed } }

  /// Whether `goal` is reached now.
  func hasReached(_ goal: Goal) -> Bool {
    state.withLock { $0.isReached(goal) }
  }

  /// Returns when `goal` is reached, at once where it is.
  func wait(for goal: Goal) async {
    while true {
      let pause: Pause? = state.withLock { state in
        if state.isReached(goal) { return nil }
        let pause = Pause()
        state.waiters.append((goal, pause))
        return pause
      }
      guard let pause else { return }
      await pause.wait()
    }
  }

  /// Changes the counts; the pauses of those whose goal is reached by that, which are to be ended without a lock.
  private func change(_ change: (inout State) -> Void) -> [Pause] {
    state.withLock { state in
      change(&state)
      if state.waiters.isEmpty || state.running > 0 { return [] }
      let waiters = state.waiters
      state.waiters = waiters.filter { !state.isReached($0.goal) }
      return waiters.filter { state.isReached($0.goal) }.map(\.pause)
    }
  }
}
