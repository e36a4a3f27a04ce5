/// A task that is counted until it ends, cancelled or not.
package final class CountedTask: Disposable, Ending {
  private(set) var hasEnded = false
  private var task: Task<Void, Never>?

  /// Starts `operation` in `run`; an error it throws is reported, unless it was cancelled.
  package init(
    of owner: String, in run: AppRun = .current,
    _ operation: @escaping @MainActor () async throws -> Void
  ) {
    task = TaskContext.current.counted(in: run).perform {
      Task { [weak self] in
        do {
          try await operation()
        } catch is CancellationError {
        } catch {
          if !Task.isCancelled {
            Diagnostic.unhandledError(error, in: "a task of \(owner)").report()
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

extension AppRun {
  /// Counts a task that was started elsewhere, until it ends.
  ///
  /// Where it was started inside counted work it is counted with that.
  func adopt<Success: Sendable, Failure>(_ task: Task<Success, Failure>) {
    if Work.current?.ledger === ledger { return }
    let work = Work(in: ledger)
    // It is what a running task can be told by: `UnsafeCurrentTask` hashes alike and has no other identity. Where it did not,
    // an adopted task that sleeps would be waited for forever; tests of `cancelOnDeactivate` show that it is not.
    let hash = task.hashValue
    guard ledger.adopt(hash, as: work) else { return }
    Task { [ledger] in
      _ = await task.result
      ledger.abandon(hash)
    }
  }
}
