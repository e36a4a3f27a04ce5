package import HeadlessUI

/// The action that a line asks for on the screen in front.
package enum Intent: Equatable, Sendable {
  /// The line is empty or a comment.
  case nothing
  /// The line is about the session.
  case command(Command)
  /// An input for the element at `index` of the screen's reachable elements.
  case input(ScreenInput, index: Int)
  /// A list of the options of the picker at `index` of the screen's elements.
  case options(Int)
  case back
  case refresh
  case more
}

/// The screen that a line acts on, and the actions that are possible there.
package struct ScreenInFront {
  let screen: Screen
  /// Whether a line may be the number of an element, as at a terminal.
  var takesNumbers: Bool
  let canGoBack: Bool
  let canRefresh: Bool
  /// Whether an input would do something to the element at an index of `screen.reachable`.
  let accepts: (ScreenInput, _ index: Int) -> Bool

  package init(
    screen: Screen, takesNumbers: Bool = false, canGoBack: Bool = false, canRefresh: Bool = false,
    accepts: @escaping (ScreenInput, _ index: Int) -> Bool
  ) {
    self.screen = screen
    self.takesNumbers = takesNumbers
    self.canGoBack = canGoBack
    self.canRefresh = canRefresh
    self.accepts = accepts
  }

  /// `line` with its number resolved on this screen. The number of an element becomes the element's name. The number in front
  /// of a text becomes a position if several fields have the name.
  package func meaning(of line: Line) -> Line {
    switch line.reading {
    case .bare where takesNumbers && line.number != nil: named(line)
    case .verb(let verb) where verb.word.rule.takesText && hasSeveral(verb.word, named: verb.name):
      line.positioned ?? line
    default: line
    }
  }

  private func named(_ line: Line) -> Line {
    guard let number = line.number, screen.alert == nil,
      screen.reachable(named: line.text).isEmpty
    else { return line }
    let elements = screen.reachable
    let numbered = elements.indices.filter { elements[$0].canAct && elements[$0].role != .option }
    guard numbered.indices.contains(number - 1), let name = elements[numbered[number - 1]].address
    else { return line }
    let namesakes = screen.reachable(named: name)
    guard namesakes.count > 1 else { return Line(Line.activating(name)) }
    let position = (namesakes.firstIndex(of: numbered[number - 1]) ?? 0) + 1
    return Line(Verb(.tap, name, position: position).description)
  }

  private func hasSeveral(_ verb: VerbWord, named name: String) -> Bool {
    let elements = screen.reachable
    return screen.reachable(named: name).count { verb.isFor(elements[$0].role) } > 1
  }

  /// The intent of `line`, or the error that answers it.
  package func intent(of line: Line) throws(LineError) -> Intent {
    switch line.reading {
    // An empty line does nothing, at an alert too: it never confirms.
    case .nothing: return .nothing
    case .command(let command):
      if let alert = screen.alert { try check(command, at: alert) }
      return .command(command)
    case .notACommand(let error):
      guard screen.alert == nil, !screen.reachable(named: line.text).isEmpty else { throw error }
      let tap = Verb(.tap, line.text).description
      // The suggested tap is the remedy, so the message names no other.
      let message = error.code == .unknownAction ? "no \(brief(line.text))" : error.message
      throw LineError(error.code, message, suggestions: [tap])
    case .verb, .notAVerb, .bare:
      if let alert = screen.alert { return try answer(to: alert, by: line) }
      return try use(line)
    }
  }

  private func check(_ command: Command, at alert: Screen.Alert) throws(LineError) {
    switch command {
    case .open:
      throw LineError(
        .alertPending,
        "\(Quoting.quoted(alert.title)) has to be answered first; open the link after that")
    case .save: throw pending(alert)
    case .help, .actions, .screen, .tree, .state, .expect, .wait, .history, .undo, .goto, .quit:
      break
    }
  }

  /// The intent of `line` while `alert` is up. Only four verbs are possible: `confirm`, `cancel`, `tap` on a button of the
  /// alert, and `type` into a field of the alert.
  private func answer(to alert: Screen.Alert, by line: Line) throws(LineError) -> Intent {
    guard case .verb(let verb) = line.reading else { throw pending(alert, insteadOf: line) }
    switch verb.word {
    case .confirm: return .input(.tap, index: try alert.button(alert.confirmIndex, for: verb))
    case .cancel: return .input(.tap, index: try alert.button(alert.cancelIndex, for: verb))
    case .tap:
      // Matches exactly: a line for an element below the alert must not press a button whose name differs only in case.
      let named = screen.reachable(named: verb.name) {
        $0.canAct && ($0.identifier == verb.name || $0.label == verb.name)
      }
      return try answer(to: alert, by: verb, among: named, where: Screen.Alert.isButton)
    case .type:
      let named = screen.reachable(named: verb.name)
      return try answer(to: alert, by: verb, among: named, where: VerbWord.type.isFor)
    default: throw pending(alert)
    }
  }

  private func answer(
    to alert: Screen.Alert, by verb: Verb, among named: [Int], where isMeant: (Role) -> Bool
  ) throws(LineError) -> Intent {
    guard named.contains(where: { isMeant(alert.elements[$0].role) }) else { throw pending(alert) }
    return .input(
      verb.word.rule.input(verb.text ?? ""), index: try one(of: named, for: verb, where: isMeant))
  }

  /// The error for a line that neither answers `alert` nor only looks. If the line is the label of a button of the alert, the
  /// error suggests a tap on the button.
  private func pending(_ alert: Screen.Alert, insteadOf line: Line? = nil) -> LineError {
    let name = (line?.quotedName ?? line?.text)?.lowercased()
    let button = alert.buttons.first { $0.label.lowercased() == name }
    let words = alert.words.compactMap(\.self).map { Escaping.line($0) }
    let title = Quoting.quoted(alert.title)
    return LineError(
      .alertPending,
      words.isEmpty
        ? "\(title) is in front and has no button; write :wait until the app removes it"
        : "\(title) has to be answered first; write \(words.joined(separator: " or "))",
      suggestions: button.map { [Verb(.tap, $0.label).description] } ?? [])
  }

  private func use(_ line: Line) throws(LineError) -> Intent {
    let named = screen.reachable(named: line.text)
    switch line.reading {
    case .verb(let verb) where named.isEmpty: return try intent(of: verb)
    case .notAVerb(let error) where named.isEmpty: throw error
    case .verb(let verb):
      let other = isPossible(verb) ? ", or \(verb) \"\" for the verb" : ""
      throw LineError(
        .ambiguous,
        "\(Quoting.quoted(line.text)) is a verb and the name of \(described(named)); write \(Verb(.tap, line.text)) for that\(other)"
      )
    default:
      if named.count == 1 { return try tap(named[0]) }
      if named.isEmpty, let name = line.quotedName { return try tap(named: name) }
      if named.isEmpty, let number = line.number { throw wrongNumber(number) }
      guard !named.isEmpty else {
        throw LineError.unknownAction(
          line.text, candidates: workingLines, labels: labels { accepts(.tap, $0) })
      }
      return try tap(try one(of: named, for: Verb(.tap, line.text)))
    }
  }

  /// The intent of a tap on the element at `index`. A picker opens: its options are listed.
  private func tap(_ index: Int) throws(LineError) -> Intent {
    guard screen.reachable[index].role == .picker else { return .input(.tap, index: index) }
    try checkEnabled(index)
    return .options(index)
  }

  /// The intent of a tap on the only element called `name`.
  private func tap(named name: String) throws(LineError) -> Intent {
    try intent(of: Verb(.tap, name))
  }

  private func intent(of verb: Verb) throws(LineError) -> Intent {
    switch verb.word {
    case .tap: return try tap(try element(for: verb))
    case .pick:
      let picker = try element(for: verb)
      try checkEnabled(picker)
      guard let text = verb.text else { return .options(picker) }
      return .input(.tap, index: try option(text, of: picker, called: verb.name))
    case .type, .toggle, .increase, .decrease, .submit:
      return .input(verb.word.rule.input(verb.text ?? ""), index: try element(for: verb))
    case .back:
      if isPossible(verb) { return .back }
      throw LineError(.notHere, "there is nothing to go back to; :actions lists what works")
    case .refresh:
      if isPossible(verb) { return .refresh }
      throw LineError(.notHere, "this screen cannot be refreshed; :actions lists what works")
    case .more:
      if isPossible(verb) { return .more }
      throw LineError(.notHere, "no list has more rows; :actions lists what works")
    case .confirm, .cancel:
      throw LineError(.noAlert, "no alert is up, so there is nothing to \(verb)")
    }
  }

  /// Whether `verb`, which takes no name, does something here.
  private func isPossible(_ verb: Verb) -> Bool {
    switch verb.word {
    case .back: canGoBack
    case .refresh: canRefresh
    case .more: screen.elements.contains { $0.role == .more }
    default: false
    }
  }

  private func wrongNumber(_ number: Int) -> LineError {
    if takesNumbers {
      return LineError(
        .badArgument, "there is no \(number); the numbers are 1 to \(screen.actionable.count)")
    }
    let name = screen.element(numbered: number)?.address
    let remedy = name.map { "write \(Line.activating($0))" } ?? ":actions lists what to write"
    return LineError(.badArgument, "numbers work on a terminal only; \(remedy)")
  }

  /// The index of the only element that `verb` names and can be used with, or of the one at its position.
  private func element(for verb: Verb) throws(LineError) -> Int {
    let elements = screen.reachable
    let named = screen.reachable(named: verb.name)
    if let other = named.first, !named.contains(where: { verb.word.isFor(elements[$0].role) }) {
      throw misused(other, by: verb)
    }
    let index = try one(of: named, for: verb, where: verb.word.isFor)
    guard verb.word.isFor(elements[index].role) else { throw misused(index, by: verb) }
    return index
  }

  private func misused(_ index: Int, by verb: Verb) -> LineError {
    LineError(
      .badArgument,
      "\(Quoting.quoted(verb.name)) is a \(screen.reachable[index].role.rawValue) and cannot be used with \(verb.word.rawValue); write \(word(for: index))"
    )
  }

  /// The line to write for the element at `index`.
  func word(for index: Int) -> String {
    let words = screen.alert?.words ?? screen.words
    return words[index] ?? ":actions to see what works"
  }

  /// Picks one of `named`, the elements that `verb` names: the one at its position, counted from 1, or else the only one whose
  /// role `isMeant`. Suggestions in an error repeat `verb`.
  private func one(
    of named: [Int], for verb: Verb, where isMeant: (Role) -> Bool = { _ in true }
  ) throws(LineError) -> Int {
    let (name, position) = (verb.name, verb.position)
    let elements = screen.reachable
    let meant = named.indices.filter { isMeant(elements[named[$0]].role) }
    guard let first = meant.first else {
      let whole = position.map { "\(name) \($0)" } ?? ""
      if !screen.reachable(named: whole).isEmpty {
        let line = Verb(.tap, whole)
        throw LineError(
          .unknownAction, "no \(brief(name)); a name with spaces is quoted: \(line)")
      }
      let candidates = elements.filter { isMeant($0.role) }.compactMap(\.address)
      throw LineError.unknownAction(
        name, candidates: candidates, labels: labels { isMeant(elements[$0].role) })
    }
    if let position {
      guard named.indices.contains(position - 1) else {
        let many = named.count == 1 ? "only one is" : "there are \(named.count)"
        throw LineError(
          .badArgument, "\(many) called \(Quoting.quoted(name)), no number \(position)")
      }
      return named[position - 1]
    }
    guard meant.count == 1 else {
      let found = meant.map { named[$0] }
      let isSecret = found.contains { elements[$0].role == .secureField }
      let text = verb.word == .type && isSecret ? "TEXT" : verb.text
      throw LineError(
        .ambiguous, "\(found.count) are called \(Quoting.quoted(name)): \(described(found))",
        suggestions: meant.map {
          Verb(verb.word, name, position: $0 + 1, text: text).description
        })
    }
    return named[first]
  }

  /// The labels of the elements that have an identifier and whose index `isMeant` accepts. Each label appears once.
  private func labels(where isMeant: (Int) -> Bool) -> [String] {
    var known: Set<String> = []
    return screen.reachable.enumerated().compactMap { index, element in
      guard element.identifier != nil, element.canAct, element.role != .option, isMeant(index),
        known.insert(element.label).inserted
      else { return nil }
      return element.label
    }
  }

  /// Ends with an error if the picker at `index` is disabled.
  private func checkEnabled(_ index: Int) throws(LineError) {
    if !screen.reachable[index].isEnabled { throw refusal(.disabled, at: index) }
  }

  /// The error for the element at `index`, which did not take `input`.
  func refusal(
    _ error: ScreenInputError, at index: Int, of input: ScreenInput = .tap
  ) -> LineError {
    let element = screen.reachable[index]
    let name = Quoting.quoted(element.address ?? element.label)
    return switch (error, input) {
    case (.disabled, _):
      LineError(.disabled, "\(name) cannot be used now; :actions lists what can")
    case (.refused(let reason), _): LineError(.badArgument, reason)
    case (_, .submit):
      LineError(
        .notHere, "\(name) takes each text as it is typed; there is nothing to submit")
    default:
      LineError(.notHere, "\(name) is a \(element.role.rawValue); write \(word(for: index))")
    }
  }

  /// The index of the option called `text` of the picker at `picker`. An exact match wins over a label that differs in case.
  private func option(
    _ text: String, of picker: Int, called name: String
  ) throws(LineError) -> Int {
    let elements = screen.reachable
    let options = elements.options(ofPickerAt: picker)
    let exact = options.filter { elements[$0].address == text || elements[$0].label == text }
    let matches =
      exact.isEmpty
      ? options.filter { elements[$0].label.lowercased() == text.lowercased() } : exact
    guard let match = matches.first else {
      let names = options.compactMap { elements[$0].address }
      let remedy =
        elements.hidesOptions(ofPickerAt: picker)
        ? "write \(word(for: picker)) for the list of \(names.count)"
        : "it has \(names.map { Quoting.quoted($0) }.joined(separator: ", "))"
      throw LineError(
        .badArgument,
        "\(Quoting.quoted(name)) has no option \(Quoting.quoted(text)); \(remedy)",
        suggestions: nearMisses(of: text, in: names))
    }
    guard matches.count == 1 else {
      throw LineError(
        .ambiguous,
        "\(matches.count) options are called \(Quoting.quoted(text)): \(described(matches))")
    }
    return match
  }

  /// The elements at `indices`, for a message.
  private func described(_ indices: [Int]) -> String {
    indices.map { index in
      let element = screen.reachable[index]
      let name = element.identifier.map { "\(Quoting.quoted($0)) " } ?? ""
      return "\(name)\(Quoting.quoted(element.label)) (\(element.role.rawValue))"
    }.joined(separator: ", ")
  }
}

extension Screen.Alert {
  /// The button at `index`, which `verb` presses. If `index` is nil, the error lists the existing buttons.
  fileprivate func button(_ index: Int?, for verb: Verb) throws(LineError) -> Int {
    if let index { return index }
    let others = buttons.filter { $0.buttonRole != .cancel }
    if others.isEmpty {
      let cancel = buttons.isEmpty ? [] : ["cancel"]
      throw LineError(.notHere, "there is nothing to \(verb) here", suggestions: cancel)
    }
    if onlyDestroys {
      throw LineError(
        .ambiguous,
        "\(Quoting.quoted(title)) has only a destructive button, which \(verb) never presses; write confirm to press it"
      )
    }
    let taps = others.map { Verb(.tap, $0.label).description }
    throw LineError(
      .ambiguous, "\(verb) could press several of the buttons", suggestions: taps)
  }
}
