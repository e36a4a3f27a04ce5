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
      // With a name, and so without the initializers below: this task has its work already.
      Task(name: nil) { [weak self] in
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

// A plain `Task {}` in a file that sees this module gets its own work. These initializers are preferred to those of the
// standard library, because they have fewer parameters.

extension Task where Failure == Never {
  /// Starts a task. Inside counted work, the task is a piece of work of its own, which counts until the task ends.
  @discardableResult
  public init(
    @_inheritActorContext @_implicitSelfCapture
    operation: sending @escaping @isolated(any) () async -> Success
  ) {
    self.init(priority: nil, operation: operation)
  }

  @discardableResult
  public init(
    priority: TaskPriority?,
    @_inheritActorContext @_implicitSelfCapture
    operation: sending @escaping @isolated(any) () async -> Success
  ) {
    // Only the new task uses the operation, but the compiler takes the closure below for a second user.
    nonisolated(unsafe) let operation = operation
    self = Work.begin { Task(name: nil, priority: priority, operation: operation) }
  }
}

extension Task where Failure == any Error {
  /// Starts a task that may fail. Inside counted work, the task is a piece of work of its own, which counts until the task ends.
  @discardableResult
  public init(
    @_inheritActorContext @_implicitSelfCapture
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) {
    self.init(priority: nil, operation: operation)
  }

  @discardableResult
  public init(
    priority: TaskPriority?,
    @_inheritActorContext @_implicitSelfCapture
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) {
    nonisolated(unsafe) let operation = operation
    self = Work.begin { Task(name: nil, priority: priority, operation: operation) }
  }
}
