/// A suspension of one task, from ``wait()`` on until ``end()``.
///
/// A continuation of the standard library is resumed on the pool of threads, wherever it was awaited (Swift 6.3): that
/// starts threads in a program that has one, and two tasks of the main actor that are resumed one after the other go on
/// in any order. This one is an executor that keeps the task's job. At the end it runs it, and all that the job does is
/// to hop back to where the task came from: tasks of the main actor go on there, in the order of the ends.
///
/// One task waits at a time. What is over stays over; a task whose pause is never ended waits for ever.
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

  /// Suspends the current task until ``end()`` is called, or not at all where it was.
  package nonisolated(nonsending) func wait() async {
    // The look after an arrival is what the task comes back for: with nothing left to do there, it would go on, and even
    // end, within the call of `end()`.
    while !isOver { await arrive() }
  }

  /// Runs here, once the pause is over. Neither inlined nor without an effect, or the way here would be optimised away.
  @inline(never)
  private func arrive() { arrivals += 1 }

  private nonisolated var isOver: Bool {
    state.withLock { if case .over = $0 { true } else { false } }
  }

  /// Lets the task go on, unless the pause was over.
  ///
  /// To be called without a lock that a cancellation takes too, as what goes on looks at its task. Where the task came from
  /// an actor that runs its jobs at once, it goes on within this call.
  package nonisolated func end() {
    let waiting: UnownedJob? = state.withLock { state in
      defer { state = .over }
      guard case .waiting(let job) = state else { return nil }
      return job
    }
    waiting?.runSynchronously(on: unownedExecutor)
  }

  /// Keeps the job of the task that comes to wait.
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
