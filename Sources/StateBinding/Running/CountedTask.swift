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
      // Not one of the initializers below: this task has its work already.
      Task._Concurrency::init { [weak self] in
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

#if !os(iOS)
  // Every way to start an unstructured task, but for the detached ones. Inside counted work, the task is a piece of work of its
  // own, which counts until the task ends. In a file that sees this module, these declarations hide those of the standard library
  // with the same signatures. `.ci/tasks` compares the two. An app on iOS keeps the standard library's, because nobody waits for
  // its work.

  extension Task where Failure == Never {
    @discardableResult
    public init(
      name: String? = nil, priority: TaskPriority? = nil,
      @_inheritActorContext @_implicitSelfCapture
      operation: sending @escaping @isolated(any) () async -> Success
    ) {
      self = Work.begin(operation) {
        Task._Concurrency::init(name: name, priority: priority, operation: $0)
      }
    }

    @discardableResult
    public init(
      name: String? = nil, executorPreference: (any TaskExecutor)?, priority: TaskPriority? = nil,
      operation: sending @escaping @concurrent () async -> Success
    ) {
      self = Work.begin(operation) {
        Task._Concurrency::init(
          name: name, executorPreference: executorPreference, priority: priority,
          operation: $0)
      }
    }

    @available(macOS 26.0, *)
    @discardableResult
    public static func immediate(
      name: String? = nil, priority: TaskPriority? = nil,
      executorPreference: consuming (any TaskExecutor)? = nil,
      @_implicitSelfCapture @_inheritActorContext(always)
      operation: sending @escaping @isolated(any) () async -> Success
    ) -> Task {
      let executor = executorPreference
      return Work.begin(operation) {
        Task._Concurrency::immediate(
          name: name, priority: priority, executorPreference: executor, operation: $0)
      }
    }
  }

  extension Task where Failure == any Error {
    @discardableResult
    public init(
      name: String? = nil, priority: TaskPriority? = nil,
      @_inheritActorContext @_implicitSelfCapture
      operation: sending @escaping @isolated(any) () async throws -> Success
    ) {
      self = Work.begin(operation) {
        Task._Concurrency::init(name: name, priority: priority, operation: $0)
      }
    }

    @discardableResult
    public init(
      name: String? = nil, executorPreference: (any TaskExecutor)?, priority: TaskPriority? = nil,
      operation: sending @escaping @concurrent () async throws -> Success
    ) {
      self = Work.begin(operation) {
        Task._Concurrency::init(
          name: name, executorPreference: executorPreference, priority: priority,
          operation: $0)
      }
    }

    @available(macOS 26.0, *)
    @discardableResult
    public static func immediate(
      name: String? = nil, priority: TaskPriority? = nil,
      executorPreference: consuming (any TaskExecutor)? = nil,
      @_implicitSelfCapture @_inheritActorContext(always)
      operation: sending @escaping @isolated(any) () async throws -> Success
    ) -> Task {
      let executor = executorPreference
      return Work.begin(operation) {
        Task._Concurrency::immediate(
          name: name, priority: priority, executorPreference: executor, operation: $0)
      }
    }
  }
#endif
