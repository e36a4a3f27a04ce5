import HeadlessUI
import StateBinding

extension Session {
  /// Does to the app what `line` says; what comes of it is there when the app is settled.
  func perform(_ line: Line) throws(LineError) {
    if case .notACommand(let error) = line.reading {
      guard shown.alert == nil, !shown.reachable(named: line.text).isEmpty else { throw error }
      let tap = Verb.tap(line.text, position: nil).description
      throw LineError(error.code, error.message, suggestions: [tap])
    }
    if shown.alert != nil {
      try answer(line)
    } else {
      try use(line)
    }
  }

  /// Answers the alert that is up: nothing but the words for that does.
  private func answer(_ line: Line) throws(LineError) {
    guard let alert = shown.alert else { return }
    guard case .verb(let verb) = line.reading else { throw alertPending(alert) }
    switch verb {
    case .confirm:
      try tap(alert.answer(alert.confirmIndex, to: "confirm"))
    case .cancel:
      try tap(alert.answer(alert.cancelIndex, to: "cancel"))
    case .tap(let name, let position):
      // Exactly: a name of the screen below must not become an answer because it is written alike.
      let named = shown.reachable(named: name) {
        $0.canAct && ($0.identifier == name || $0.label == name)
      }
      let isButton = { (role: Role) in role == .button || role == .link }
      guard named.contains(where: { isButton(alert.elements[$0].role) }) else {
        throw alertPending(alert)
      }
      try tap(one(of: named, called: name, at: position, for: verb, where: isButton))
    case .type(let name, let position, let text):
      let named = shown.reachable(named: name)
      guard named.contains(where: shown.isField) else { throw alertPending(alert) }
      try send(
        .type(text),
        to: one(of: named, called: name, at: position, for: verb, where: VerbWord.type.isFor))
    default: throw alertPending(alert)
    }
  }

  /// The answer to what neither answers `alert` nor only looks.
  func alertPending(_ alert: Screen.Alert) -> LineError {
    let words = alert.words.compactMap(\.self).map { Escaping.line($0) }
    if words.isEmpty {
      return LineError(
        .alertPending,
        "\(Quoting.quoted(alert.title)) is in front and has no button; wait until the app takes it away, as with :wait"
      )
    }
    return LineError(
      .alertPending,
      "\(Quoting.quoted(alert.title)) has to be answered first; write \(words.joined(separator: " or "))"
    )
  }

  /// Does to the screen what `line` says: by a verb, else by the name of what is activated.
  private func use(_ line: Line) throws(LineError) {
    let named = shown.reachable(named: line.text)
    switch line.reading {
    case .verb(let verb) where named.isEmpty:
      try perform(verb)
    case .notAVerb(let error) where named.isEmpty: throw error
    case .verb(let verb):
      let other = isPossible(verb) ? ", or \(verb) \"\" for the verb" : ""
      throw LineError(
        .ambiguous,
        "\(Quoting.quoted(line.text)) is a verb and the name of \(shown.described(named)); write \(Verb.tap(line.text, position: nil)) for that\(other)"
      )
    default:
      if named.isEmpty, let number = line.number { return try activate(number: number) }
      guard !named.isEmpty else {
        throw LineError.unknownAction(line.text, candidates: actions)
      }
      try tap(
        one(of: named, called: line.text, at: nil, for: .tap(line.text, position: nil)))
    }
  }

  private func activate(number: Int) throws(LineError) {
    let candidates = shown.actionable
    guard style.isNumbered else {
      let name = shown.element(numbered: number)?.address
      throw LineError(
        .badArgument,
        "numbers work on a terminal only; "
          + (name.map { "write \(Line.activating($0))" } ?? ":actions lists what to write"))
    }
    let numbered = shown.reachable.indices.filter {
      shown.reachable[$0].canAct && shown.reachable[$0].role != .option
    }
    guard numbered.indices.contains(number - 1) else {
      throw LineError(
        .badArgument, "there is no \(number); the numbers are 1 to \(candidates.count)")
    }
    let index = numbered[number - 1]
    if let name = shown.reachable[index].address {
      let namesakes = shown.reachable(named: name)
      response.input =
        namesakes.count == 1
        ? Line.activating(name)
        : Verb.tap(name, position: (namesakes.firstIndex(of: index) ?? 0) + 1).description
    }
    try tap(index)
  }

  /// Throws what the link has failed with that this line let run.
  func linkError() throws(LineError) {
    if pendingLink?.isCancelled == true { pendingLink = nil }
    guard let link = pendingLink, let outcome = link.outcome else { return }
    pendingLink = nil
    switch outcome {
    case .completed: return
    case .stopped:
      throw LineError(
        .badLink, "\(Quoting.quoted(link.url)) leads nowhere now; open it again later")
    case .failed(let error):
      throw LineError(.badLink, "\(Quoting.quoted(link.url)): \(Escaping.line("\(error)"))")
    }
  }
}
