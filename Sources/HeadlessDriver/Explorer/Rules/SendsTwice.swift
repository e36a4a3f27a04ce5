import HeadlessUI

extension Rule {
  static let sendsTwice: Rule = Rule(
    name: "sends-twice",
    sentence:
      "a destructive line, an answer to a question, or a line that sends a form, repeated before its reply, sends one more request each time",
    remedy: "disable the element until the reply arrives, or ignore the repeated action",
    leadsOn: true,
    onCopies: { (_, copy, app) async throws(UsageError) in
      guard let from = copy.explored.from, let sent = copy.explored.sent, let move = sent.move,
        from.isWaiting, from.screen.alert != nil || from.screen.isSent(by: move),
        try await app.addsEachTime(
          copy, { Set($1.sleeps.keys).isStrictSuperset(of: $0.sleeps.keys) })
      else { return [] }
      let line = Quoting.quoted(sent.recorded)
      let message = "\(line), repeated before the reply, sends one more request each time"
      return [Finding(.sendsTwice, about: sent.recorded, message, copy.place.path)]
    })
}

extension ExploredApp {
  /// Whether a person has just repeated the last line, or a question with its answer, and `adds` holds for the places before and
  /// after it, a third time too.
  func addsEachTime(
    _ copy: AppCopy, _ adds: (Place, Place) -> Bool
  ) async throws(UsageError) -> Bool {
    guard let from = copy.explored.from, adds(from, copy.place) else { return false }
    let unit = copy.place.steps.suffix(from.screen.alert == nil ? 1 : 2)
    guard copy.place.steps.dropLast(unit.count).suffix(unit.count) == unit else { return false }
    let third = try await AppCopy(of: self, at: copy.place, after: from)
    for move in unit { await third.take(move) }
    return third.explored.from.map { adds($0, third.place) } == true
  }
}

extension Screen {
  /// Whether `move` destroys something, or sends the texts of a form that is filled in. A search may be repeated.
  fileprivate func isSent(by move: Move) -> Bool {
    guard let element = index(usedBy: move).map({ reachable[$0] }), move.typedText == nil else {
      return false
    }
    let isForm = elements.contains { field in
      field.isField && field.value?.isEmpty == false
        && !["search", "검색"].contains { "\(field.label) \(field.name)".lowercased().contains($0) }
    }
    let isInRow = element.isBeside || element.isRowAction || element.role != .button
    return element.buttonRole == .destructive
      || isForm && element.buttonRole == nil && (element.isField || !isInRow)
  }
}
