import StateBinding

/// The log of a workflow's steps and callbacks, in order.
final class WorkflowLog {
  private(set) var lines: [String] = []

  func callAsFunction(_ line: String) {
    lines.append(line)
  }

  /// Logs `line` and continues with `item`.
  func pass<Item>(_ line: String, _ item: Item) -> Observable<(Item, ())> {
    lines.append(line)
    return .just((item, ()))
  }
}

/// A workflow that logs its callbacks.
final class LoggedWorkflow<Item>: Workflow<Item> {
  private let log: WorkflowLog

  init(_ log: WorkflowLog) {
    self.log = log
  }

  override func didComplete() { log("complete") }
  override func didStop() { log("stop") }
  override func didFork() { log("fork") }
  override func didReceiveError(_ error: any Error) { log("error \(error)") }
}

nonisolated enum StepError: Error {
  case boom, bang
}
