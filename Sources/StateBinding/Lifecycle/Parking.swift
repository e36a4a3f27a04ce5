/// One suspension that does not count as running: until it is woken, or its task is cancelled.
///
/// `wake()` comes from the main actor, a cancellation from any thread; the work counts as running again in
/// that very call, before its task has a thread, so that nobody sees the app settled in between.
final class Parking: Sendable {
  enum Outcome { case woken, cancelled }

  private enum State {
    case new
    case parked
    case over(Outcome)
  }

  /// The number of the work that is parked; nil where the task is not counted.
  let number: Int?

  /// Where the work is counted.
  let ledger: WorkLedger
  private let isSleep: Bool
  private let state = Locked(State.new)
  private let pause = Pause()

  /// For the current task, in `ledger`'s app; `asleep` on a clock, or else waiting for something to happen.
  init(asleep: Bool, in ledger: WorkLedger) {
    let work = Work.ofCurrentTask(in: ledger)
    number = work?.number
    self.ledger = work?.ledger ?? ledger
    isSleep = asleep
  }

  /// Whether it has been woken or cancelled.
  var isOver: Bool {
    state.withLock { if case .over = $0 { true } else { false } }
  }

  /// Suspends the current task, parked.
  ///
  /// It goes on on the caller's actor, so that who is woken first runs first: a closure of the standard library leaves
  /// the actor unless it captures it.
  func wait(isolation: isolated (any Actor)? = #isolation) async -> Outcome {
    await withTaskCancellationHandler {
      _ = isolation
      let released: [Pause]? = state.withLock { state in
        guard case .new = state else { return nil }
        state = .parked
        // Within the lock, so that the work is not unparked before it is parked.
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
    // Without the lock: who cancels holds locks of the task, which one that goes on wants too.
    for pause in released { pause.end() }
  }
}
