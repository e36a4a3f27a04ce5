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
