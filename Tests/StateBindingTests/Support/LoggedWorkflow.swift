import StateBinding
import StateBindingTestSupport

extension Log {
  /// Logs `line` and continues with `item`.
  func pass<Item>(_ line: String, _ item: Item) -> Observable<(Item, ())> {
    self(line)
    return .just((item, ()))
  }
}

/// A workflow that logs its callbacks, each after its name if it has one.
final class LoggedWorkflow<Item>: Workflow<Item> {
  private let log: Log
  private let start: String

  init(_ log: Log, named name: String? = nil) {
    self.log = log
    start = name.map { "\($0) " } ?? ""
  }

  override func didComplete() { log(start + "complete") }
  override func didStop() { log(start + "stop") }
  override func didFork() { log(start + "fork") }
  override func didReceiveError(_ error: any Error) { log(start + "error \(error)") }
}

nonisolated enum StepError: Error {
  case boom, bang
}
