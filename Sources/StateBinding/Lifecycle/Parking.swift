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
  /// It stays on the caller's actor throughout, so that who is woken first runs first: a closure of the standard library
  /// leaves the actor unless it captures it.
  func wait(isolation: isolated (any Actor)? = #isolation) async -> Outcome {
    await withTaskCancellationHandler {
      _ = isolation
      let isParked = state.withLock { state in
        guard case .new = state else { return false }
        state = .parked
        // Within the lock, so that the work is not unparked before it is parked.
        ledger.park(number, asleep: isSleep)
        return true
      }
      if isParked { await pause.wait() }
    } onCancel: {
      end(.cancelled)
    }
    return state.withLock { if case .over(let outcome) = $0 { outcome } else { .woken } }
  }

  func wake() {
    end(.woken)
  }

  private func end(_ outcome: Outcome) {
    let wasParked = state.withLock { state in
      switch state {
      case .over: return false
      case .new:
        state = .over(outcome)
        return false
      case .parked:
        state = .over(outcome)
        ledger.unpark(number, asleep: isSleep)
        return true
      }
    }
    if wasParked { pause.end() }
  }
}
