private enum State<Waiter> {
  case new
  case waiting(Waiter)
  case over
}

#if os(Linux)
  /// A suspension of one task, from ``wait()`` until ``end()``.
  ///
  /// Swift 6.3 resumes a continuation on the pool of threads, wherever it was awaited. This has two costs: a program with one
  /// thread starts more, and two tasks of the main actor that are resumed one after the other continue in any order.
  /// A pause is an executor that keeps the job of its task instead. `end()` runs the job, and all that the job does is to hop
  /// back to the actor of the task. Tasks of the main actor therefore continue in the order of the calls of `end()`.
  ///
  /// A pause relies on two things, which were tried with Swift 6.3.1 on Linux, in debug and release builds: the call of
  /// `arrive()` suspends the task, and `runSynchronously` resumes it. `wait()` checks the first at each use.
  ///
  /// Only one task may wait on a pause. A pause that has ended stays ended; a pause that never ends keeps its task for ever.
  package actor Pause: SerialExecutor {
    private let state = Locked(State<UnownedJob>.new)
    private var arrivals = 0

    package init() {}

    package nonisolated var unownedExecutor: UnownedSerialExecutor { asUnownedSerialExecutor() }

    /// Suspends the current task until ``end()`` is called; returns at once if the pause has ended already.
    package nonisolated(nonsending) func wait() async {
      if isOver { return }
      // `arrive()` suspends the task on this executor, until `end()` runs its job. The check of `isOver` below brings the task
      // back to its own actor: without the check, the task would continue, and even end, inside the call of `end()`.
      await arrive()
      if !isOver {
        programError(
          """
          a task was not suspended by a call to an actor with an executor of its own; \
          StateBinding needs that and was tried with Swift 6.3, so build it with that compiler
          """)
      }
    }

    /// Runs on this executor, once the pause is over. Not inlined, and with an effect, because the compiler would otherwise
    /// optimise the hop away.
    @inline(never)
    private func arrive() { arrivals += 1 }

    private nonisolated var isOver: Bool {
      state.withLock { if case .over = $0 { true } else { false } }
    }

    /// Resumes the waiting task.
    ///
    /// Do not call this while holding a lock that a cancellation takes too: the job reads the state of its task. If the actor of
    /// the task runs its jobs at once, the task continues inside this call.
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
#else
  /// A suspension of one task, from ``wait()`` until ``end()``. Only one task may wait on it. Tasks that are resumed one after the
  /// other may continue in any order.
  package final class Pause: Sendable {
    private let state = Locked(State<CheckedContinuation<Void, Never>>.new)

    package init() {}

    /// Suspends the current task until ``end()`` is called; returns at once if the pause has ended already.
    package nonisolated(nonsending) func wait() async {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          switch state {
          case .over: return true
          case .waiting: programError("two tasks wait on one pause")
          case .new:
            state = .waiting(continuation)
            return false
          }
        }
        if isOver { continuation.resume() }
      }
    }

    /// Resumes the waiting task.
    package func end() {
      let waiting: CheckedContinuation<Void, Never>? = state.withLock { state in
        defer { state = .over }
        guard case .waiting(let continuation) = state else { return nil }
        return continuation
      }
      waiting?.resume()
    }
  }
#endif
