/// One suspension of a task, during which its work does not count as running.
///
/// The suspension ends with `end(.woken)`, which is called on the main actor, or when its task is cancelled, on any thread.
/// Either makes the work count as running again before the task has a thread, so the app never seems settled in between.
final class Parking: Sendable {
  enum Outcome { case woken, cancelled }

  private enum State {
    case new
    case parked
    case over(Outcome)
  }

  /// The parked work; nil if the task is not counted.
  let work: ParkedWork?
  let ledger: WorkLedger
  private let isSleep: Bool
  private let state = Locked(State.new)
  private let pause = Pause()

  /// Makes a parking for the current task in the app of `ledger`. `asleep` is true if the task sleeps on a clock.
  init(asleep: Bool, in ledger: WorkLedger) {
    let work = Work.current
    self.work = work.map { ParkedWork(number: $0.number, name: $0.name) }
    self.ledger = work?.ledger ?? ledger
    isSleep = asleep
  }

  /// Whether a wake or a cancellation has ended the suspension.
  var isOver: Bool {
    state.withLock { if case .over = $0 { true } else { false } }
  }

  /// Suspends the current task and parks its work.
  ///
  /// The task resumes on the caller's actor, so tasks resume in the order in which they are woken.
  func wait(isolation: isolated (any Actor)? = #isolation) async -> Outcome {
    await withTaskCancellationHandler {
      // A closure passed to the standard library leaves the actor unless it captures the actor.
      _ = isolation
      let released: [Pause]? = state.withLock { state in
        guard case .new = state else { return nil }
        state = .parked
        // Parks inside the lock, so that a cancellation cannot unpark the work before it is parked.
        return ledger.park(work, asleep: isSleep)
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

  func end(_ outcome: Outcome) {
    let released: [Pause] = state.withLock { state in
      switch state {
      case .over: return []
      case .new:
        state = .over(outcome)
        return []
      case .parked:
        state = .over(outcome)
        return ledger.unpark(work?.number, asleep: isSleep) + [pause]
      }
    }
    // Outside the lock, because a cancellation holds locks of the task, and the task needs them to resume.
    for pause in released { pause.end() }
  }
}
