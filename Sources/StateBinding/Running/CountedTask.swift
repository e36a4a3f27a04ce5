/// A task that is counted until it ends, even after it is cancelled.
package final class CountedTask: Disposable, Ending {
  private(set) var hasEnded = false
  let work: ParkedWork
  private var task: Task<Void, Never>?

  /// Starts `operation` in `run`. Reports an error of `operation`, unless the task was cancelled. `caller` is the function
  /// that starts the task.
  package init(
    of owner: String, caller: StaticString? = nil, in run: AppRun = .current,
    _ operation: @escaping @MainActor () async throws -> Void
  ) {
    let work = Work(in: run.ledger, as: WorkName(owner: owner, caller: caller))
    self.work = ParkedWork(number: work.number, name: work.name)
    task = TaskContext.$current.withValue(TaskContext(run: run, work: work)) {
      Task { [weak self] in
        do {
          try await operation()
        } catch is CancellationError {
        } catch {
          if !Task.isCancelled {
            run.diagnostics.report(error, thatEnded: "a task of \(owner)")
          }
        }
        Turn.end()
        self?.hasEnded = true
      }
    }
  }

  package func dispose() {
    task?.cancel()
  }
}

/// Cancels a task that was started elsewhere. Releases the task and its result once the task has ended.
final class ForeignTask: Disposable, Ending {
  private var cancel: (() -> Void)?

  init<Success: Sendable, Failure>(_ task: Task<Success, Failure>, in run: AppRun) {
    cancel = task.cancel
    // The task that waits for the end of `task` is not work of the app.
    TaskContext.$current.withValue(TaskContext(run: run, work: nil)) {
      _ = Task { [weak self] in
        _ = await task.result
        self?.cancel = nil
      }
    }
  }

  var hasEnded: Bool { cancel == nil }

  func dispose() { cancel?() }
}
