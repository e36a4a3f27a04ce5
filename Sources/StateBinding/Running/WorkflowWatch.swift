/// The end of a workflow: one case for each callback of ``Workflow``.
package enum WorkflowOutcome {
  case completed
  /// The step at this place ended without a value.
  case stopped(place: String)
  case failed(any Error)
}

/// Watches the workflows that a closure subscribes to, and records how they end. The closure opens a link, for example.
///
/// The errors of these workflows are not reported as diagnostics.
@MainActor
package final class WorkflowWatch {
  private let run = AppRun.current
  private var running = 0
  private var ends: [WorkflowOutcome?] = []
  private var watched: [WeakObject] = []

  package init() {}

  /// Whether at least one watched workflow is still running.
  package var isRunning: Bool { running > 0 }

  /// The type of each watched workflow that waits, such as `LogoutWorkflow`, and the number of its step.
  package var waits: [(workflow: String, step: Int)] {
    watched.compactMap { ($0.value as? any Waiting)?.wait }
  }

  /// Runs `body` and watches each workflow that `body` subscribes to before it returns.
  package func watch<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = replace(&run.workflowWatch, with: self)
    defer { run.workflowWatch = outer }
    return try body()
  }

  /// The ends of workflows since the last call, in their order. The end of a disposed workflow is nil.
  package func takeEnds() -> [WorkflowOutcome?] {
    replace(&ends, with: [])
  }

  func begin(_ workflow: any Waiting) {
    running += 1
    watched.append(WeakObject(value: workflow))
  }

  func end(_ outcome: WorkflowOutcome?) {
    running -= 1
    ends.append(outcome)
  }
}

/// A workflow, without the type of its first item.
@MainActor
protocol Waiting: AnyObject {
  var wait: (workflow: String, step: Int)? { get }
}
