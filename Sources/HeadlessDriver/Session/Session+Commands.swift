import HeadlessUI
import StateBinding

extension Session {
  /// Does what `command` says.
  func perform(_ command: Command) async throws(LineError) {
    switch command {
    case .help: response.output = .text(helpText)
    case .actions: response.output = .text(actions.joined(separator: "\n"))
    case .screen: response.output = .screen
    case .tree: response.output = .text(Escaping.text(app.router.treeText))
    case .state: response.output = .text(Escaping.text(hidingSecrets(in: stateText)))
    case .expect(let text): try expect(text)
    case .wait(let duration):
      if let duration { await wait(for: duration) } else { try await waitUntilIdle() }
      try linkError()
      response.output = .screen
    case .open(let url): try await open(url)
    case .save:
      if let alert = shown.alert { throw alertPending(alert) }
      throw LineError(.notHere, "nothing is recorded here; :save works on a terminal")
    case .quit: response.isLast = true
    }
  }

  private func expect(_ text: String) throws(LineError) {
    let printed = shown.text(width: .max)
    let wanted = Escaping.line(text)
    guard Array(printed.utf8).place(of: Array(wanted.utf8)) == nil else { return }
    let lines = printed.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    throw LineError(
      .expectationFailed, "the screen has no \(Quoting.quoted(text))",
      suggestions: nearMisses(of: text, in: lines))
  }

  private func open(_ url: String) async throws(LineError) {
    if let alert = shown.alert {
      throw LineError(
        .alertPending,
        "\(Quoting.quoted(alert.title)) has to be answered first; open the link after that")
    }
    let link = PendingLink(url)
    var failure: DeepLinkError?
    let replaced = pendingLink
    run.handle {
      do throws(DeepLinkError) {
        let work = try app.links.open(url) { [weak link] in link?.end(with: $0) }
        link.work = work
        replaced?.work?.dispose()
        pendingLink = link
      } catch {
        failure = error
      }
    }
    await run.settled()
    if let failure { throw LineError(failure) }
    try linkError()
    response.output = .screen
    if pendingLink != nil {
      let note = replaced.map { "no longer waiting: \(Escaping.line($0.url))\n" } ?? ""
      response.output = .text("\(note)\(app.links.waitingNote)")
    }
  }
}

/// A link that has been opened, until it has ended.
@MainActor
final class PendingLink {
  let url: String
  var work: (any Disposable)?
  private(set) var outcome: WorkflowOutcome?
  /// Whether the app ended it without an outcome.
  private(set) var isCancelled = false

  init(_ url: String) {
    self.url = url
  }

  func end(with outcome: WorkflowOutcome?) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    isCancelled = outcome == nil
  }
}

extension LineError {
  fileprivate init(_ error: DeepLinkError) {
    switch error {
    case .unknown: self.init(.unknownLink, "\(error)")
    case .malformed: self.init(.badLink, "\(error)")
    }
  }
}
