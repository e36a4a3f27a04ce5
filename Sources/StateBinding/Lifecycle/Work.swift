/// One piece of counted work: it is under way for as long as this lives.
///
/// A task that is started with it as its task-local value keeps it until the task ends, and so does every
/// plain `Task {}` started inside, and theirs; the last one to end releases it.
final class Work: Sendable {
  /// The work that the current task is part of.
  static var current: Work? { TaskContext.current.work }

  let ledger: WorkLedger
  let number: Int

  init(in ledger: WorkLedger) {
    self.ledger = ledger
    number = ledger.begin()
  }

  deinit {
    ledger.end(number)
  }

  /// The work of the current task, be it started as such or adopted by `ledger` later.
  static func ofCurrentTask(in ledger: WorkLedger) -> Work? {
    if let current { return current }
    guard ledger.hasAdopted else { return nil }
    return withUnsafeCurrentTask { $0.flatMap { ledger.adopted($0.hashValue) } }
  }
}
