/// A task that was started elsewhere, to be cancelled; once it has ended it is let go of, with its result.
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
  /// Where it was started inside counted work it is counted with that.
  func adopt<Success: Sendable, Failure>(_ task: Task<Success, Failure>) -> AdoptedTask {
    let adopted = AdoptedTask(task.cancel)
    // It is what a running task can be told by: `UnsafeCurrentTask` hashes alike and has no other identity. Where it did not,
    // an adopted task that sleeps would be waited for forever; tests of `cancelOnDeactivate` show that it is not.
    let hash = isCurrentlyCounted ? nil : count(task.hashValue)
    // Who waits for its end is no work of this app, or of the one that ties it here.
    context(work: nil).perform {
      _ = Task { [ledger, weak adopted] in
        _ = await task.result
        adopted?.end()
        if let hash { ledger.abandon(hash) }
      }
    }
    return adopted
  }

  /// Counts the task with this hash, which it returns unless the task is counted.
  private func count(_ hash: Int) -> Int? {
    ledger.adopt(hash, as: Work(in: ledger)) ? hash : nil
  }

  private var isCurrentlyCounted: Bool { Work.current?.ledger === ledger }
}
