/// One suspension that does not count as running: it lasts until `wake()`, or until its task is cancelled.
///
/// `wake()` is called on the main actor, a cancellation comes from any thread. The work counts as running again within
/// that call, before its task has a thread, so the app never seems settled in between.
final class Parking: Sendable {
  enum Outcome { case woken, cancelled }

  private enum State {
    case new
    case parked
    case over(Outcome)
  }

  /// The number of the parked work; nil if the task is not counted.
  let number: Int?
  /// The ledger that counts the work.
  let ledger: WorkLedger
  private let isSleep: Bool
  private let state = Locked(State.new)
  private let pause = Pause()

  /// Makes a parking for the current task in the app of `ledger`; `asleep` if the task sleeps on a clock.
  init(asleep: Bool, in ledger: WorkLedger) {
    let work = Work.ofCurrentTask(in: ledger)
    number = work?.number
    self.ledger = work?.ledger ?? ledger
    isSleep = asleep
  }

  /// Whether the suspension has ended by a wake or a cancellation.
  var isOver: Bool {
    state.withLock { if case .over = $0 { true } else { false } }
  }

  /// Suspends the current task, parked.
  ///
  /// The task goes on on the caller's actor, so tasks run in the order in which they are woken.
  func wait(isolation: isolated (any Actor)? = #isolation) async -> Outcome {
    await withTaskCancellationHandler {
      // A closure passed to the standard library leaves the actor unless it captures the actor.
      _ = isolation
      let released: [Pause]? = state.withLock { state in
        guard case .new = state else { return nil }
        state = .parked
        // Inside the lock, so that a cancellation cannot unpark the work before it is parked.
        return ledger.park(number, asleep: isSleep)
      }
      guard let released else { return }
      for other in released { other.end() }
      await pause.wait()
    } onCancel: {
      end(.cancelled)
    }
    return state.withLock { state in
      guard case .over(let outcome) = state else {
        programError("a task goes on that is neither woken nor cancelled")
      }
      return outcome
    }
  }

  func wake() {
    end(.woken)
  }

  private func end(_ outcome: Outcome) {
    let released: [Pause] = state.withLock { state in
      switch state {
      case .over: return []
      case .new:
        state = .over(outcome)
        return []
      case .parked:
        state = .over(outcome)
        return ledger.unpark(number, asleep: isSleep) + [pause]
      }
    }
    // Outside the lock: a cancellation holds locks of the task, which a task that goes on needs too.
    for pause in released { pause.end() }
  }
}

/// A suspension of one task, from ``wait()`` until ``end()``.
///
/// Swift 6.3 resumes a continuation on the pool of threads, wherever it was awaited. That starts threads in a program
/// that has one, and two tasks of the main actor that are resumed one after the other go on in any order. A pause is an
/// executor that keeps the job of its task instead. `end()` runs the job, which only hops back to the actor of the task:
/// tasks of the main actor go on there in the order of the calls of `end()`.
///
/// One task waits at a time. A pause that is over stays over; a pause that is never ended keeps its task for ever.
package actor Pause: SerialExecutor {
  private enum State {
    case new
    case waiting(UnownedJob)
    case over
  }

  private let state = Locked(State.new)
  private var arrivals = 0

  package init() {}

  package nonisolated var unownedExecutor: UnownedSerialExecutor { asUnownedSerialExecutor() }

  /// Suspends the current task until ``end()`` is called; returns at once if it has been.
  package nonisolated(nonsending) func wait() async {
    // The check after an arrival brings the task back to its own actor: without it, the task would go on, and even end,
    // within the call of `end()`.
    while !isOver { await arrive() }
  }

  /// Runs on this executor, once the pause is over. The compiler would optimise the hop away if this were inlined or
  /// had no effect.
  @inline(never)
  private func arrive() { arrivals += 1 }

  private nonisolated var isOver: Bool {
    state.withLock { if case .over = $0 { true } else { false } }
  }

  /// Lets the task go on.
  ///
  /// Do not hold a lock that a cancellation takes too: the job looks at its task. A task of an actor that runs its jobs at
  /// once goes on within this call.
  package nonisolated func end() {
    let waiting: UnownedJob? = state.withLock { state in
      defer { state = .over }
      guard case .waiting(let job) = state else { return nil }
      return job
    }
    waiting?.runSynchronously(on: unownedExecutor)
  }

  /// Keeps the job of the waiting task.
  package nonisolated func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isOver = state.withLock { state in
      switch state {
      case .over: return true
      case .waiting: programError("two tasks wait on one pause")
      case .new:
        state = .waiting(job)
        return false
      }
    }
    if isOver { job.runSynchronously(on: unownedExecutor) }
  }
}
