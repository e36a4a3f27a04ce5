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
      case .unknown(_, nil): throw LineError(.unknownLink, "\(error); \(links.remedy)")
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

  /// The note about the waiting link: `first` if a workflow waits in its first step, else a text that names the step.
  func waitingNote(first: String, in marks: Marks) -> String {
    guard let wait = workflows.waits.first, wait.step > 1 else { return first }
    let (waiting, step) = (marks.text("waiting"), marks.text("step"))
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
    // An error of the link's text names the link itself.
    let start = error is DeepLinkError ? "" : "\(Quoting.quoted(url)): "
    return LineError(.badLink, start + Escaping.line(reason(error)))
  }
}

extension AppLinks {
  /// The remedy for a link that matches none of these.
  fileprivate var remedy: String {
    switch summaries.count {
    case 0: "the app has no links"
    case 1: "the only link is \(summaries[0])"
    case 2...5: "the links are \(summaries.joined(separator: ", "))"
    default: ":help lists the links"
    }
  }
}

/// The opened links whose workflows have not ended, in the order in which they were opened.
@MainActor
struct PendingLinks {
  private var links: [PendingLink] = []

  var isEmpty: Bool { links.isEmpty }

  /// A line for each workflow that is waiting.
  var waitingPlaces: [String] { links.flatMap(\.waitingPlaces) }

  /// The notes about the links that still wait; nil if no link waits. Neighbouring links with the same note share it.
  func waitingNote(first: String, in marks: Marks) -> String? {
    var groups: [(note: String, urls: String)] = []
    for link in links where link.isWaiting {
      let note = link.waitingNote(first: first, in: marks)
      let url = Escaping.line(link.url)
      if groups.last?.note == note {
        groups[groups.count - 1].urls += ", \(url)"
      } else {
        groups.append((note, url))
      }
    }
    if groups.isEmpty { return nil }
    return groups.map { "\($0.note): \($0.urls)" }.joined(separator: "; ")
  }

  /// Adds `link`, which was just opened. Forgets the links that have ended, and throws the errors of those that failed. Returns a
  /// note for each earlier link that the app gave up for this one.
  mutating func add(_ link: PendingLink) throws(LineError) -> [String] {
    let earlier = links
    links.append(link)
    let errors = takeErrors()
    let notes = earlier.filter { $0.isCancelled && !$0.isWaiting }
      .map { "no longer waiting: \(Escaping.line($0.url))" }
    if !errors.isEmpty { throw error(errors + notes) }
    return notes
  }

  /// Forgets the links that have ended; throws the errors of those that failed.
  mutating func check() throws(LineError) {
    let errors = takeErrors()
    if !errors.isEmpty { throw error(errors) }
  }

  private func error(_ messages: [String]) -> LineError {
    LineError(.badLink, messages.joined(separator: "; "))
  }

  /// Forgets the links that have ended, and returns the messages of those that failed.
  private mutating func takeErrors() -> [String] {
    let errors = links.flatMap { $0.takeErrors() }
    links.removeAll { !$0.isWaiting }
    return errors.map(\.message)
  }
}
