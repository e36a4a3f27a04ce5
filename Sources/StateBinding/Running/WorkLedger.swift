import StateBindingC

/// One piece of counted work, which lasts as long as this object lives.
///
/// A task that starts with the work in its task-local context keeps the work until the task ends. Structured children share
/// it. So does an unstructured task in a file that does not see the initializers in `CountedTask.swift`.
final class Work: Sendable {
  /// The work that the current task is part of.
  static var current: Work? { TaskContext.current.work }

  let ledger: WorkLedger
  let number: Int
  let name: WorkName

  init(in ledger: WorkLedger, as name: WorkName = .plainTask) {
    self.ledger = ledger
    self.name = name
    number = ledger.begin()
  }

  deinit {
    ledger.end(number, name)
  }

  /// Calls `start`. If the current task is counted, the task that `start` begins gets its own work in the same app.
  static func begin<Operation, Started>(
    _ operation: sending Operation, _ start: (sending Operation) -> Started
  ) -> Started {
    let context = TaskContext.current
    guard let work = context.work else { return start(operation) }
    let own = TaskContext(run: context.run, work: Work(in: work.ledger, as: work.name))
    // Only the new task uses the operation, but the compiler thinks that the closure below uses it too.
    nonisolated(unsafe) let operation = operation
    return TaskContext.$current.withValue(own) { start(operation) }
  }
}

/// The name of a piece of work, which `:tree` shows.
package struct WorkName: Sendable {
  package static let plainTask = WorkName(owner: "a plain Task")

  /// The type or the kind of the object that owns the work.
  package let owner: String
  /// The function that started the work, if known.
  package var caller: StaticString?
}

/// The number and the name of a piece of work that may be parked. Unlike `Work`, this value does not keep the work counted.
package struct ParkedWork: Sendable {
  package let number: Int
  package let name: WorkName
}

/// Counts the pieces of work of one running app that run, are parked or sleep.
///
/// How `settled()` knows: it waits until nothing is `running`, then looks at the windows, in `AppRun.wait(for:)`, until a look
/// causes nothing. A piece of work counts from the init of its `Work` to its `deinit`, less the time for which it is parked.
///
/// Tasks begin, park and end on any thread: a cancellation handler runs on the thread that called `cancel()`, and a
/// task-local value is released on the thread on which its task ends. One lock therefore covers each change of a count and
/// the choice of the waiters to release.
final class WorkLedger: Sendable {
  /// The state that a waiter waits for.
  enum Goal {
    /// Nothing runs.
    case settled
    /// Nothing runs and nothing sleeps.
    case idle
    /// Nothing runs, not even the work that `leaveRunningWork()` left.
    case ended
  }

  private struct State {
    var begun = 0
    var resumed = 0
    /// The numbers of the pieces of work that run.
    var running: Set<Int> = []
    /// The numbers of the pieces of work that run, and that nobody waits for any more.
    var left: Set<Int> = []
    var sleeping = 0
    /// The name and the number of suspensions of each parked piece of work.
    var parks: [Int: (name: WorkName, count: Int)] = [:]
    var waiters: [(goal: Goal, pause: Pause)] = []
    /// The work that ended or was parked last.
    var last: WorkName?
    /// The work that a wait of more than a second of real time was for, until `takeLongWait()`.
    var longWait: WorkName?

    func isReached(_ goal: Goal) -> Bool {
      switch goal {
      case .settled: running.isEmpty
      case .idle: running.isEmpty && sleeping == 0
      case .ended: running.isEmpty && left.isEmpty
      }
    }

    /// Counts that the work with `number` no longer runs.
    mutating func stop(_ number: Int) {
      if running.remove(number) == nil, left.remove(number) != nil { resumed += 1 }
    }
  }

  private let state = Locked(State())

  /// Counts one more piece of work and returns its number.
  func begin() -> Int {
    state.withLock { state in
      state.begun += 1
      state.running.insert(state.begun)
      return state.begun
    }
  }

  func end(_ number: Int, _ name: WorkName) {
    let released = change { state in
      state.last = name
      // Parked work does not count as running.
      if state.parks.removeValue(forKey: number) == nil { state.stop(number) }
    }
    for pause in released { pause.end() }
  }

  /// Begins a parked suspension of `work`, which is nil for uncounted work. Returns the pauses to end.
  func park(_ work: ParkedWork?, asleep: Bool) -> [Pause] {
    change { state in
      if asleep { state.sleeping += 1 }
      guard let work else { return }
      state.last = work.name
      let count = state.parks[work.number]?.count ?? 0
      if count == 0 { state.stop(work.number) }
      state.parks[work.number] = (work.name, count + 1)
    }
  }

  /// The parked work, in the order in which it began.
  var parked: [ParkedWork] {
    state.withLock { state in
      state.parks.map { ParkedWork(number: $0.key, name: $0.value.name) }
    }.sorted { $0.number < $1.number }
  }

  /// Ends a suspension that `park` began. The work counts as running even before its task runs. Returns the pauses to end.
  func unpark(_ number: Int?, asleep: Bool) -> [Pause] {
    change { state in
      if asleep { state.sleeping -= 1 }
      guard let number, let park = state.parks[number] else { return }
      if park.count == 1 {
        state.parks[number] = nil
        state.running.insert(number)
        state.resumed += 1
      } else {
        state.parks[number] = (park.name, park.count - 1)
      }
    }
  }

  /// The number of times that work has begun, or has gone on after it was parked.
  var workDone: Int { state.withLock { $0.begun + $0.resumed } }

  /// Ends each wait for the work that runs now, and lets nobody wait for it again until it is parked.
  func leaveRunningWork() {
    let released = change { state in
      state.left.formUnion(state.running)
      state.running = []
    }
    for pause in released { pause.end() }
  }

  /// Whether work runs that nobody waits for.
  var hasLeftWork: Bool { state.withLock { !$0.left.isEmpty } }

  /// The number of pieces of work that run.
  var running: Int { state.withLock { $0.running.count } }

  func hasReached(_ goal: Goal) -> Bool { state.withLock { $0.isReached(goal) } }

  /// Whether the current task is counted here, so that a wait for a goal would wait for the task itself.
  var countsCurrentTask: Bool { Work.current?.ledger === self }

  /// Ends the process if the current task is counted here.
  func refuseWaitForItself() {
    guard countsCurrentTask else { return }
    programError(
      """
      settled() or idle() was called inside work that it waits for, so it would wait for ever; \
      call settled() and idle() from the test or the driver, and move the clock from there
      """)
  }

  func wait(for goal: Goal) async {
    while true {
      let pause: Pause? = state.withLock { state in
        if state.isReached(goal) { return nil }
        let pause = Pause()
        state.waiters.append((goal, pause))
        return pause
      }
      guard let pause else { return }
      let start = RealAndCPUTime.now
      await pause.wait()
      // A person who ended a wait does not wait for the end of the work.
      if goal != .ended, start.isLongAgoWithoutWork { state.withLock { $0.longWait = $0.last } }
    }
  }

  /// The work that the last long wait was for, once; nil if no wait was long.
  func takeLongWait() -> WorkName? {
    state.withLock { state in
      defer { state.longWait = nil }
      return state.longWait
    }
  }

  /// Changes the counts. Returns the pauses of the waiters whose goal is reached, for the caller to end outside the lock.
  private func change(_ change: (inout State) -> Void) -> [Pause] {
    state.withLock { state in
      change(&state)
      if state.waiters.isEmpty || !state.running.isEmpty { return [] }
      let waiters = state.waiters
      state.waiters = waiters.filter { !state.isReached($0.goal) }
      return waiters.filter { state.isReached($0.goal) }.map(\.pause)
    }
  }
}

/// The real time, and the time for which this process had a processor.
package struct RealAndCPUTime: Sendable {
  package let real: ContinuousClock.Instant
  package let processor: Duration

  package static var now: RealAndCPUTime {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return RealAndCPUTime(
      real: .now, processor: .seconds(Int(time.tv_sec)) + .nanoseconds(Int(time.tv_nsec)))
  }

  /// Whether over a second has passed in which the process mostly waited. A slow computation is no wait.
  var isLongAgoWithoutWork: Bool {
    let now = Self.now
    let passed = now.real - real
    return passed > .seconds(1) && (now.processor - processor) * 10 < passed
  }
}
