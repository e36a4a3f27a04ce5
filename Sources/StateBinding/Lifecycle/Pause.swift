/// A suspension of one task, from ``wait()`` on until ``end()``.
///
/// A continuation of the standard library goes on through the pool of threads, wherever it came from (Swift 6.3): that
/// starts threads in a program that has one, and two tasks that are resumed one after the other go on in any order.
/// This one is an executor that keeps the task's job. At the end it runs it, and all that the job does is to go on
/// where the task came from: one step, in the order of the ends.
///
/// One task waits on it at a time.
package actor Pause: SerialExecutor {
  private enum State {
    case new
    case waiting(UnownedJob)
    case over
  }

  private let state = Locked(State.new)
  private var waits = 0

  package init() {}

  package nonisolated var unownedExecutor: UnownedSerialExecutor { asUnownedSerialExecutor() }

  /// Suspends the current task until ``end()`` is called, or not at all where it was.
  @inline(never)
  package func wait() {
    // It is here once the pause is over; without an effect the way here could be optimised away.
    waits += 1
  }

  /// Lets the task go on.
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
