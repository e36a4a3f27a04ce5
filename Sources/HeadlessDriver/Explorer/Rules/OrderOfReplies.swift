import HeadlessUI

extension Rule {
  static let orderOfReplies: Rule = Rule(
    name: "order-of-replies",
    sentence:
      "replies to comparable requests led to another place in the reverse order, as when a late reply overwrites a newer one",
    leadsOn: true,
    onCopies: { (_, copy, app) async throws(UsageError) in
      let isReversed = copy.explored.sent?.move == .session(.waitReversed)
      return isReversed ? try await app.findingsOfOrder(copy.explored) : []
    })
}

extension ExploredApp {
  /// The finding if the replies that arrived during the `:wait reversed` of `explored` lead to another place in their usual order.
  fileprivate func findingsOfOrder(_ explored: ExploredLine) async throws(UsageError) -> [Finding] {
    guard let from = explored.from, !explored.neverRests, !explored.cancelsWork else { return [] }
    let usual = try await AppCopy(of: self, at: from, after: nil)
    await usual.take(.wait())
    guard !usual.explored.neverRests, !usual.explored.cancelsWork,
      let difference = explored.to.difference(fromUsual: usual.place)
    else { return [] }
    let remedy =
      try await leavesNothing(from, in: [usual.place, explored.to])
      ? "drop the reply to an outdated request, for example with flatMapLatest"
      : "both writes matter, so send the second after the reply to the first, or disable its element until then"
    return [
      Finding(
        .orderOfReplies, about: from.title,
        "the order of the replies matters: \(difference); \(remedy)", explored.to.path)
    ]
  }

  /// Whether the last line to `place` leads to one of `ends` even without the request of the line before.
  private func leavesNothing(_ place: Place, in ends: [Place]) async throws(UsageError) -> Bool {
    let copy = try await AppCopy(of: self)
    for (index, move) in place.steps.enumerated() where index != place.steps.count - 2 {
      await copy.take(move)
      if copy.explored.response.error != nil { return true }
    }
    await copy.take(.wait())
    return ends.contains { copy.place.screen.isIdentical(to: $0.screen) }
  }
}

extension Place {
  /// How this place, after `:wait reversed`, differs from `usual`, after `:wait`; nil if it does not.
  fileprivate func difference(fromUsual usual: Place) -> String? {
    guard let part = differences(from: usual).first else { return nil }
    if !screen.isIdentical(to: usual.screen) {
      let (new, old) = (screen.printedLines, usual.screen.printedLines)
      let index = zip(new, old).prefix { $0 == $1 }.count
      let line = { (lines: [String]) in lines.dropFirst(index).first.map(brief) ?? "nothing more" }
      return ":wait shows \(line(old)), and :wait reversed shows \(line(new))"
    }
    return "after :wait reversed, \(changedParts(from: usual).first ?? part) differs"
  }
}

extension Screen {
  /// The lines of the screen as it is printed, without the indentation.
  fileprivate var printedLines: [String] {
    text(width: 1000).split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }
}
