/// A task that is counted until it ends, even after it is cancelled.
package final class CountedTask: Disposable, Ending {
  private(set) var hasEnded = false
  /// The number and the name of the work.
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
    task = run.context(work: work).perform {
      Task { [weak self] in
        do {
          try await operation()
        } catch is CancellationError {
        } catch {
          if !Task.isCancelled {
            AppRun.current.report(error, thatEnded: "a task of \(owner)")
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
final class AdoptedTask: Disposable, Ending {
  private var cancel: (() -> Void)?

  fileprivate init(_ cancel: @escaping () -> Void) {
    self.cancel = cancel
  }

  var hasEnded: Bool { cancel == nil }

  func dispose() { cancel?() }

  fileprivate func end() { cancel = nil }
}

extension AppRun {
  /// Counts a task that was started elsewhere, until it ends.
  ///
  /// A task that was started inside counted work is counted as a part of that work.
  func adopt<Success: Sendable, Failure>(_ task: Task<Success, Failure>) -> AdoptedTask {
    let adopted = AdoptedTask(task.cancel)
    let isPartOfCountedWork = Work.current?.ledger === ledger
    // A sleeping task finds its work by the hash of its `UnsafeCurrentTask`, which equals the hash of its `Task`; the two
    // have nothing else in common. If the hashes ever differed, `settled()` would wait for a sleeping task. The tests of
    // `cancelOnDeactivate` would notice.
    let hash = task.hashValue
    let isCounted = !isPartOfCountedWork && ledger.adopt(hash, as: Work(in: ledger))
    // The task that waits for the end of `task` is not work of the app.
    context(work: nil).perform {
      _ = Task { [ledger, weak adopted] in
        _ = await task.result
        adopted?.end()
        if isCounted { ledger.abandon(hash) }
      }
    }
    return adopted
  }
}
