import StateBinding

extension Rule {
  /// Waiting comes to an end. A stopwatch or a poll that shows its results may go on. Work that ends with its screen is only a
  /// warning.
  static let neverIdle: Rule = Rule(
    name: "never-idle",
    sentence:
      "`:wait` goes on for ever and shows nothing; a warning if the work belongs to views and RIBs, because it ends with its screen",
    remedy: "let repeated work end when nobody sees its result",
    ofLine: { explored, _ in
      // If the views never stop changing, time stands still, and a diagnostic already names the view.
      let isExplained = explored.response.diagnostics.contains { $0.kind == .view }
      guard explored.neverRests, !explored.showsChange, !isExplained, let sent = explored.sent,
        let sentence = explored.response.error?.message.split(separator: ";").first
      else { return [] }
      return [
        Finding(
          .neverIdle, about: sent.text, String(sentence), explored.to.path,
          isWarning: explored.to.plainTasks.isEmpty)
      ]
    })
}
