package import HeadlessUI
import StateBinding

// The errors that answer lines, and the remedies that they name.

extension Move {
  /// The line to write for this move with another `name`, with `TEXT` in place of a text.
  func offer(for name: Name) -> String {
    typedText == nil ? with(name).line() : Choice.text(for: name).line()
  }
}

extension UsableScreen {
  /// The error for a line that neither answers `alert` nor only looks. If the line is `name`, and `alert` has a button with that
  /// label, the error suggests a tap on the button.
  func pending(_ alert: Screen.Alert, insteadOf name: String? = nil) -> LineError {
    let button = alert.buttons.first { $0.label.lowercased() == name?.lowercased() }
    let answers = words.all.compactMap(\.self).map { Escaping.line($0) }
    let title = Quoting.quoted(alert.title)
    let suggestion = button.map { "tap \(Name($0.label).quoted)" } ?? name.flatMap(Command.meant)
    return LineError(
      .alertPending,
      answers.isEmpty
        ? "\(title) is in front and has no button; write :wait until the app removes it"
        : "\(title) has to be answered first; write \(answers.joined(separator: " or "))",
      suggestions: suggestion.map { [$0] } ?? [])
  }

  /// The error for the line `text`, which is neither a verb nor the name of an element.
  func unknown(_ text: String) -> LineError {
    guard text.mayBeMistyped else {
      return LineError(.unknownAction, "no \(brief(text)); \(remedy)")
    }
    if let meant = Command.meant(by: text) ?? corrected(text) {
      return LineError(.unknownAction, "no \(brief(text))", suggestions: [meant])
    }
    let error = mentioningMore(
      LineError.unknownAction(
        text, lines: workingLines, labels: labels(for: .tap("")), remedy: remedy), insteadOf: text)
    return otherNumber(text).map {
      LineError(
        .unknownAction, "no \(brief(text))",
        suggestions: (error.suggestions.first.map { [$0] } ?? [$0.row]) + [$0.field])
    } ?? error
  }

  /// The suggestions for `text` if it differs from the name of a row only in the number: the line of that row, and a line that
  /// types the number into the only field. Nil for any other `text`.
  private func otherNumber(_ text: String) -> (row: String, field: String)? {
    guard let space = text.lastIndex(of: " "), let field = onlyField else { return nil }
    let number = text[text.index(after: space)...]
    guard number.isDigits,
      let row = workingLines.first(where: { $0.hasPrefix(text[...space]) && !$0.hasSuffix(number) })
    else { return nil }
    return (row, Move.type(String(number), into: field).line(on: self))
  }

  /// The name of the only field that takes a text now; nil if there are none or several.
  private var onlyField: Name? {
    let fields = elements.indices.filter { Keyword.type.isFor(elements[$0].role) }
    guard fields.count == 1, elements[fields[0]].isEnabled else { return nil }
    return words.name(at: fields[0])
  }

  /// The error for a line that begins with the name or the number of a field and goes on with a text; nil for other lines.
  func textWithoutVerb(_ text: String, takesNumbers: Bool) -> LineError? {
    var rest = WordReader(text)
    guard let name = try? rest.name(), !rest.remaining.isEmpty else { return nil }
    var named = words.indices(named: name)
    if named.isEmpty, takesNumbers, let number = Int(name), number > 0 {
      named = Array(words.numbered.dropFirst(number - 1).prefix(1))
    }
    guard named.count == 1, Keyword.type.isFor(elements[named[0]].role) else { return nil }
    let line = Move.type(rest.remaining, into: words.name(at: named[0])).line(on: self)
    return LineError(.unknownAction, "no \(brief(text))", suggestions: [line])
  }

  /// The error for the verb `type` with a text and no name on a screen with one field; nil for other lines.
  func misplacedText(_ keyword: Keyword, _ words: WordReader) -> LineError? {
    var words = words
    guard keyword.word == Keyword.type.word, !words.isQuoted, let text = try? words.name(),
      words.remaining.isEmpty,
      self.words.indices(named: text).isEmpty, let field = onlyField
    else { return nil }
    return LineError(
      .unknownAction, "no field \(brief(text))",
      suggestions: [Move.type(text, into: field).line(on: self)])
  }

  /// The line `text` with its first word corrected to the nearest verb; nil if no verb is near, or the new line does nothing.
  private func corrected(_ text: String) -> String? {
    let word = String(text.prefix { $0 != " " })
    let verbs = Keyword.verbs.map(\.word)
    let limit = (min(word.count, 200) + 1) / 3
    guard let verb = nearestMatch(to: word.lowercased(), in: verbs, limit: limit) else {
      return nil
    }
    let corrected = verbs[verb] + text.dropFirst(word.count)
    return read(corrected).error == nil ? corrected : nil
  }

  /// The remedy if nothing has the name.
  private var remedy: String {
    if isUnderWay { return ":wait lets what is under way end, and :actions lists what works" }
    return isPossible(.go(.more))
      ? "more shows further rows, and :actions lists what works" : ":actions lists what works"
  }

  /// The remedy if the verb finds no element with the given name. The verb can be used with the elements called `names`.
  func remedy(for keyword: Keyword, among names: [String]) -> String {
    guard let role = keyword.namedRole, names.count <= 8, !isPossible(.go(.more)) else {
      return remedy
    }
    let known = names.map { Quoting.quoted($0) }.joined(separator: ", ")
    return switch names.count {
    case 0: "the screen has no \(role.rawValue)"
    case 1: "the only \(role.rawValue) is \(known)"
    default: "the \(role.rawValue)s are \(known)"
    }
  }

  /// `error` about the unknown `name`. If `name` has a number, and the error suggests another row, the error also mentions the
  /// hidden rows.
  func mentioningMore(_ error: LineError, insteadOf name: String) -> LineError {
    if error.suggestions.isEmpty || !isPossible(.go(.more)) || !name.contains(where: \.isNumber) {
      return error
    }
    return LineError(
      error.code, "\(error.message); more shows further rows", suggestions: error.suggestions)
  }

  /// The error for the line `number`, if it is not the number of an element, or if numbers do not work here.
  func wrongNumber(_ number: Int, takesNumbers: Bool) -> LineError {
    let numbered = words.numbered
    if takesNumbers {
      return LineError(
        .badArgument, "there is no \(number); the numbers are 1 to \(numbered.count)")
    }
    let remedy =
      numbered.indices.contains(number - 1)
      ? "write \(line(for: numbered[number - 1]))" : ":actions lists what to write"
    return LineError(.badArgument, "numbers work on a terminal only; \(remedy)")
  }

  /// The line to write for the element at `index`.
  func line(for index: Int) -> String {
    words.choice(at: index)?.line(on: self) ?? ":actions to see what works"
  }

  /// The labels of the elements that `move` could be for and that have an identifier. Each label comes once, with a line that uses
  /// its element.
  func labels(for move: Move) -> [(name: String, line: String)] {
    var known: Set<String> = []
    return elements.enumerated().compactMap { index, element in
      guard element.identifier != nil, element.isReached, move.keyword.isFor(element.role),
        element.isEnabled, known.insert(element.label).inserted
      else { return nil }
      guard case .use(_, .tap) = move, !accepts(.tap, index) else {
        return (element.label, move.offer(for: Name(element.label)))
      }
      return (element.label, line(for: index))
    }
  }

  /// The error for the element at `index`, which did not take `input`.
  package func refusal(
    _ error: ScreenInputError, at index: Int, to input: ScreenInput = .tap
  ) -> LineError {
    let element = elements[index]
    let name = Quoting.quoted(element.address ?? element.label)
    return switch (error, input) {
    case (.disabled, _):
      LineError(.disabled, "\(name) cannot be used now; :actions lists what can")
    case (.refused(let reason), _): LineError(.badArgument, reason)
    case (_, .submit):
      LineError(
        .notHere, "\(name) takes each text as it is typed; there is nothing to submit")
    default:
      LineError(.notHere, "\(name) is a \(element.role.rawValue); write \(line(for: index))")
    }
  }
}
