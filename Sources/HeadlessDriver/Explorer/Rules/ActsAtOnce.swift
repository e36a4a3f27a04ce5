import HeadlessUI

extension Rule {
  static let actsAtOnce: Rule = Rule(
    name: "acts-at-once",
    sentence:
      "a destructive element acted at once, and no line takes that back; a page or a sheet with at most three buttons counts as a question, and so does a swipe, which is a warning if the app raises alerts before it destroys something elsewhere",
    remedy: "let it raise an alert that has a cancel button",
    ofLine: { explored, _ in
      guard let from = explored.from, let sent = explored.sent, let move = sent.move,
        from.screen.alert == nil, from.screen.destroys(by: move),
        explored.to.actsAtOnce(after: from), !from.asks(before: explored.previous)
      else { return [] }
      let subject = Quoting.quoted(sent.text)
      return [
        Finding(
          .actsAtOnce, about: sent.text, "\(subject) is destructive and acts at once",
          explored.to.path)
      ]
    },
    onCopies: { (found, copy, app) async throws(UsageError) in
      if found.isEmpty { return [] }
      return try await app.canTakeBack(copy.explored, by: copy.moves) ? [] : found
    },
    ofMap: { map in
      let asks = map.nodes.contains {
        $0.place.screen.alert?.elements.contains { $0.buttonRole == .destructive } == true
      }
      return map.nodes.enumerated().flatMap { index, node in
        node.edges.filter { edge in
          let target = map.nodes[edge.target]
          return asks && node.place.screen.destroys(by: edge.move, bySwipe: true)
            && target.place.actsAtOnce(after: node.place) && target.place.screen.alert == nil
            && !target.edges.contains { $0.target == index }
        }.map { edge in
          let message =
            "\(Quoting.quoted(edge.recorded)) acts at once, although the app asks elsewhere"
          let path = node.place.path + [SentLine(edge.move, edge.recorded)]
          return Finding(.actsAtOnce, about: edge.move.subject, message, path, isWarning: true)
        }
      }
    })
}

extension Place {
  /// Whether the line that led here from `from` did more than raise an alert.
  fileprivate func actsAtOnce(after from: Place) -> Bool {
    // The line may have begun work that does not show yet.
    if Set(sleeps.keys) != Set(from.sleeps.keys) { return true }
    guard let alert = screen.alert else { return !isSame(as: from) }
    // An alert without a choice only says what has happened.
    return !alert.isQuestion
      && !(screen.elements.isIdentical(to: from.screen.elements) && ribs == from.ribs)
  }

  /// Whether this page or sheet only asks a question: the line sent at `previous` raised it, and it has at most three buttons,
  /// among them one that acts and one that leaves everything as it is.
  fileprivate func asks(before previous: Place?) -> Bool {
    guard let previous, let move = steps.last, !isSame(as: previous) else { return false }
    let choices = screen.elements.filter(\.canAct)
    guard choices.count <= 3, choices.allSatisfy({ $0.role == .button }) else { return false }
    return previous.screen.hasElement(usedBy: move) { $0.buttonRole == .destructive }
      || choices.contains { $0.buttonRole == .cancel }
  }
}

extension Screen {
  /// Whether `move` uses a destructive element without a gesture of its own or, `bySwipe`, with one, which is as deliberate as an
  /// answer to a question.
  fileprivate func destroys(by move: Move, bySwipe: Bool = false) -> Bool {
    hasElement(usedBy: move) { $0.buttonRole == .destructive && $0.isRowAction == bySwipe }
  }

  fileprivate func hasElement(usedBy move: Move, where isMeant: (Element) -> Bool) -> Bool {
    reachable.contains(where: isMeant)
      && index(usedBy: move).map { isMeant(reachable[$0]) } == true
  }

  /// The index of the element that `move` uses, among those that can be used now; nil if it uses none.
  func index(usedBy move: Move) -> Int? {
    let words = UsableScreen(self).words
    return words.elements.indices.first { words.choice(at: $0) == .move(move) }
  }
}

extension ExploredApp {
  /// Whether one of `moves` leads back from the end of `explored` to its beginning: an Undo button, or the way back from a page that
  /// asks.
  fileprivate func canTakeBack(_ explored: ExploredLine, by moves: [Move]) async throws(UsageError)
    -> Bool
  {
    guard let earlier = explored.from else { return false }
    let known = Set(UsableScreen(earlier.screen).choices)
    let new = moves.filter { move in
      !move.isCommand && (move == .back || !known.contains(.move(move)))
    }
    for move in new.prefix(20) {
      let copy = try await AppCopy(of: self, at: explored.to, after: nil)
      await copy.take(move)
      let back = copy.place
      if back.isSame(as: earlier), Set(back.sleeps.keys).isSubset(of: earlier.sleeps.keys) {
        return true
      }
    }
    return false
  }
}
