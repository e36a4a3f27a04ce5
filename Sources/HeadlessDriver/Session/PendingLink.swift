import HeadlessUI
import StateBinding

/// An opened link and the workflows that the app started for the link. A workflow may wait, for example for the login.
@MainActor
final class PendingLink {
  let url: String
  /// Whether the app cancelled a workflow of the link, for example because another link was opened.
  private(set) var isCancelled = false
  private let workflows = WorkflowWatch()
  private let reason: (any Error) -> String

  /// Lets the app open `url`.
  init(_ url: String, of links: AppLinks) throws(LineError) {
    self.url = url
    reason = links.reason
    do {
      try workflows.watch { try links.open(url) }
    } catch let error as DeepLinkError {
      switch error {
      case .unknown: throw LineError(.unknownLink, "\(error)")
      case .malformed: throw LineError(.badLink, "\(error)")
      }
    } catch {
      throw failure(error)
    }
  }

  /// Whether at least one workflow is still running.
  var isWaiting: Bool { workflows.isRunning }

  /// A line for each workflow of the link that is waiting: the place where the workflow waits, and the link.
  var waitingPlaces: [String] {
    workflows.waits.map { "\($0.workflow) waits in step \($0.step): \(Escaping.line(url))" }
  }

  /// The note about the waiting link: `first` if a workflow waits in its first step, else a text in `language` that names the
  /// step.
  func waitingNote(first: String, in language: String) -> String {
    guard let wait = workflows.waits.first, wait.step > 1 else { return first }
    let (waiting, step) = (
      SystemWords.text("waiting", in: language), SystemWords.text("step", in: language)
    )
    return "\(waiting) (\(wait.workflow), \(step) \(wait.step))"
  }

  /// The errors of the workflows that failed or led nowhere since the last call.
  func takeErrors() -> [LineError] {
    workflows.takeEnds().compactMap { end in
      switch end {
      case nil: isCancelled = true
      case .completed: break
      case .stopped(let place):
        return LineError(
          .badLink,
          "\(Quoting.quoted(url)) cannot be followed now: \(place) ended without a value; check that the link leads to something that exists"
        )
      case .failed(let error): return failure(error)
      }
      return nil
    }
  }

  private func failure(_ error: any Error) -> LineError {
    LineError(.badLink, "\(Quoting.quoted(url)): \(Escaping.line(reason(error)))")
  }
}
