package import HeadlessUI
import StateBinding

/// The action that a line asks for on the screen in front.
package enum Intent: Equatable, Sendable {
  /// The line is empty or a comment.
  case nothing
  /// The line is about the session.
  case command(Command)
  /// An input for an element.
  case input(ScreenInput, Target)
  /// A list of the options of a picker.
  case options(Target)
  case back
  case refresh
  case more
}

/// An element that a line has found on the screen in front.
package struct Target: Equatable, Sendable {
  /// The place of the element among those that can be used.
  package let index: Int
  package let element: Element

  package init(_ index: Int, of elements: [Element]) {
    self.index = index
    element = elements[index]
  }
}

/// The meaning of a line on the screen in front.
package struct Meaning {
  /// The text of the line. If the line is the number of an element, a line that names the element
  /// stands in its place.
  package let text: String
  /// The form of the line. A number in front of a text counts as a position if several elements
  /// have the name.
  let reading: Line.Reading
  let quotedName: String?
  /// The intent of the line, or the error that answers it.
  package let intent: Result<Intent, LineError>
}

/// The screen that a line acts on, and the actions that are possible there.
package struct ScreenInFront {
  let screen: Screen
  /// The words of the elements that can be used.
  let words: ElementWords
  /// Whether a line may be the number of an element, as at a terminal.
  var takesNumbers: Bool
  let canGoBack: Bool
  let canRefresh: Bool
  /// Whether an input would do something to the element at an index of `elements`.
  let accepts: (ScreenInput, _ index: Int) -> Bool

  package init(
    _ words: ScreenWords, takesNumbers: Bool = false, canGoBack: Bool = false,
    canRefresh: Bool = false, accepts: @escaping (ScreenInput, _ index: Int) -> Bool
  ) {
    screen = words.screen
    self.words = words.front
    self.takesNumbers = takesNumbers
    self.canGoBack = canGoBack
    self.canRefresh = canRefresh
    self.accepts = accepts
  }

  /// The elements that can be used.
  var elements: [Element] { words.elements }

  private func target(_ index: Int) -> Target { Target(index, of: elements) }

  /// The meaning of `line` here.
  package func meaning(of line: Line) -> Meaning {
    var (text, reading) = (line.text, line.reading)
    let result: Result<Intent, LineError>
    if let index = index(numbered: line) {
      text = words.activation(at: index)
      result = Result { () throws(LineError) in try tap(index) }
    } else {
      if case .verb(let verb) = reading, let positioned = line.positioned,
        words.indices(named: verb.name).count(where: { verb.word.isFor(elements[$0].role) }) > 1
      {
        reading = positioned
      }
      result = Result { () throws(LineError) in try intent(of: line, read: reading) }
    }
    return Meaning(text: text, reading: reading, quotedName: line.quotedName, intent: result)
  }

  /// The index of the element whose number `line` is; nil for any other line.
  private func index(numbered line: Line) -> Int? {
    guard takesNumbers, screen.alert == nil, case .bare = line.reading, let number = line.number,
      words.indices(named: line.text).isEmpty
    else { return nil }
    let numbered = words.numbered
    return numbered.indices.contains(number - 1) ? numbered[number - 1] : nil
  }

  /// The intent of `line`, whose form is `reading`.
  private func intent(of line: Line, read reading: Line.Reading) throws(LineError) -> Intent {
    switch reading {
    // An empty line does nothing, at an alert too: it never confirms.
    case .nothing: return .nothing
    case .command(let command):
      if let alert = screen.alert { try check(command, at: alert) }
      return .command(command)
    case .notACommand(let error):
      guard screen.alert == nil, !words.indices(named: line.text).isEmpty else { throw error }
      let tap = Verb(.tap, line.text).description
      // The suggested tap is the remedy, so the message names no other.
      let message = error.code == .unknownAction ? "no \(brief(line.text))" : error.message
      throw LineError(error.code, message, suggestions: [tap])
    case .verb, .notAVerb, .bare:
      if let alert = screen.alert { return try answer(to: alert, by: line, read: reading) }
      return try use(line, read: reading)
    }
  }

  private func check(_ command: Command, at alert: Screen.Alert) throws(LineError) {
    switch command {
    case .open:
      throw LineError(
        .alertPending,
        "\(Quoting.quoted(alert.title)) has to be answered first; open the link after that")
    case .save: throw pending(alert)
    case .help, .actions, .screen, .tree, .state, .expect, .wait, .waitReversed, .restart, .history,
      .undo, .redo, .goto, .quit:
      break
    }
  }

  /// The intent of `line` while `alert` is up. Only four verbs are possible: `confirm`, `cancel`, `tap` on a button of the
  /// alert, and `type` into a field of the alert.
  private func answer(
    to alert: Screen.Alert, by line: Line, read reading: Line.Reading
  ) throws(LineError) -> Intent {
    guard case .verb(let verb) = reading else { throw pending(alert, insteadOf: line) }
    switch verb.word {
    case .confirm: return .input(.tap, target(try alert.button(alert.confirmIndex, for: verb)))
    case .cancel: return .input(.tap, target(try alert.button(alert.cancelIndex, for: verb)))
    case .tap:
      // Matches exactly: a line for an element below the alert must not press a button whose name differs only in case.
      let named = words.indices(named: verb.name) {
        $0.canAct && ($0.identifier == verb.name || $0.label == verb.name)
      }
      return try answer(to: alert, by: verb, among: named, where: Screen.Alert.isButton)
    case .type:
      let named = words.indices(named: verb.name)
      return try answer(to: alert, by: verb, among: named, where: VerbWord.type.isFor)
    default: throw pending(alert)
    }
  }

  private func answer(
    to alert: Screen.Alert, by verb: Verb, among named: [Int], where isMeant: (Role) -> Bool
  ) throws(LineError) -> Intent {
    guard named.contains(where: { isMeant(elements[$0].role) }) else { throw pending(alert) }
    let index = try one(of: named, for: verb, where: isMeant)
    return .input(verb.word.rule.input(verb.text ?? ""), target(index))
  }

  /// The error for a line that neither answers `alert` nor only looks. If the line is the label of a button of the alert, the
  /// error suggests a tap on the button.
  private func pending(_ alert: Screen.Alert, insteadOf line: Line? = nil) -> LineError {
    let name = (line?.quotedName ?? line?.text)?.lowercased()
    let button = alert.buttons.first { $0.label.lowercased() == name }
    let answers = words.texts.compactMap(\.self).map { Escaping.line($0) }
    let title = Quoting.quoted(alert.title)
    return LineError(
      .alertPending,
      answers.isEmpty
        ? "\(title) is in front and has no button; write :wait until the app removes it"
        : "\(title) has to be answered first; write \(answers.joined(separator: " or "))",
      suggestions: button.map { [Verb(.tap, $0.label).description] }
        ?? line.flatMap(Command.meant).map { [$0] } ?? [])
  }

  private func use(_ line: Line, read reading: Line.Reading) throws(LineError) -> Intent {
    let named = words.indices(named: line.text)
    switch reading {
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
      if named.isEmpty, let name = line.quotedName { return try intent(of: Verb(.tap, name)) }
      if named.isEmpty, let number = line.number { throw wrongNumber(number) }
      guard !named.isEmpty else {
        try checkCovered(line.text)
        throw unknown(line)
      }
      return try tap(try one(of: named, for: Verb(.tap, line.text)))
    }
  }

  /// The error for `line`, which is neither a verb nor the name of an element.
  private func unknown(_ line: Line) -> LineError {
    if let meant = Command.meant(by: line) ?? corrected(line) {
      return LineError(.unknownAction, "no \(brief(line.text))", suggestions: [meant])
    }
    return mentioningMore(
      LineError.unknownAction(
        line.text, lines: workingLines, labels: labels(for: .tap), remedy: remedy),
      insteadOf: line.text)
  }

  /// `line` with a verb in place of its first word, which is nearly that verb; nil if there is none that does something here.
  private func corrected(_ line: Line) -> String? {
    let word = String(line.text.prefix { $0 != " " })
    let verbs = VerbWord.allCases.map(\.rawValue)
    let limit = (min(word.count, 200) + 1) / 3
    guard let verb = nearestMatch(to: word.lowercased(), in: verbs, limit: limit) else {
      return nil
    }
    let corrected = verbs[verb] + line.text.dropFirst(word.count)
    guard case .success = meaning(of: Line(corrected)).intent else { return nil }
    return corrected
  }

  /// The remedy if nothing has the name.
  private var remedy: String {
    isPossible(Verb(.more))
      ? "more shows further rows, and :actions lists what works" : ":actions lists what works"
  }

  /// The remedy if `verb` finds no element with the given name. `verb` can be used with the elements called `names`.
  func remedy(for verb: VerbWord, among names: [String]) -> String {
    guard let kind = verb.rule.kind, names.count <= 8, !isPossible(Verb(.more)) else {
      return remedy
    }
    let known = names.map { Quoting.quoted($0) }.joined(separator: ", ")
    return switch names.count {
    case 0: "the screen has no \(kind.rawValue)"
    case 1: "the only \(kind.rawValue) is \(known)"
    default: "the \(kind.rawValue)s are \(known)"
    }
  }

  /// `error` about the unknown `name`. If it suggests another row than the one with a number, it also says that there are
  /// hidden rows.
  func mentioningMore(_ error: LineError, insteadOf name: String) -> LineError {
    if error.suggestions.isEmpty || !isPossible(Verb(.more)) || !name.contains(where: \.isNumber) {
      return error
    }
    return LineError(
      error.code, "\(error.message); more shows further rows", suggestions: error.suggestions)
  }

  /// The intent of a tap on the element at `index`. A picker opens: its options are listed.
  private func tap(_ index: Int) throws(LineError) -> Intent {
    guard elements[index].role == .picker else { return .input(.tap, target(index)) }
    try checkEnabled(index)
    return .options(target(index))
  }

  private func intent(of verb: Verb) throws(LineError) -> Intent {
    switch verb.word {
    case .tap: return try tap(try element(for: verb))
    case .pick:
      let picker = try element(for: verb)
      try checkEnabled(picker)
      guard let text = verb.text else { return .options(target(picker)) }
      return .input(.tap, target(try option(text, of: picker, called: verb.name)))
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
    // The rule of each other verb says which elements the verb is for, and which input the verb
    // makes.
    default:
      return .input(verb.word.rule.input(verb.text ?? ""), target(try element(for: verb)))
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
        .badArgument, "there is no \(number); the numbers are 1 to \(words.numbered.count)")
    }
    let numbered = words.numbered
    let remedy =
      numbered.indices.contains(number - 1)
      ? "write \(line(for: numbered[number - 1]))" : ":actions lists what to write"
    return LineError(.badArgument, "numbers work on a terminal only; \(remedy)")
  }

  /// The line to write for the element at `index`.
  func line(for index: Int) -> String {
    guard let word = words.text(at: index) else { return ":actions to see what works" }
    return VerbWord.type.isFor(elements[index].role) ? "\(word) TEXT" : word
  }

  /// The labels of the elements that `verb` is for and that have an identifier. Each label comes
  /// once, with a line that uses its element.
  func labels(for verb: VerbWord) -> [(name: String, line: String)] {
    var known: Set<String> = []
    return elements.enumerated().compactMap { index, element in
      guard element.identifier != nil, element.isReached, verb.isFor(element.role),
        element.isEnabled, known.insert(element.label).inserted
      else { return nil }
      guard verb == .tap, !accepts(.tap, index) else {
        return (element.label, Verb(verb).line(for: element.label))
      }
      return (element.label, line(for: index))
    }
  }

  /// Ends with an error if the picker at `index` is disabled.
  private func checkEnabled(_ index: Int) throws(LineError) {
    if !elements[index].isEnabled { throw refusal(.disabled, of: target(index)) }
  }

  /// The error for `target`, which did not take `input`.
  package func refusal(
    _ error: ScreenInputError, of target: Target, to input: ScreenInput = .tap
  ) -> LineError {
    let element = target.element
    let name = Quoting.quoted(element.address ?? element.label)
    return switch (error, input) {
    case (.disabled, _):
      LineError(.disabled, "\(name) cannot be used now; :actions lists what can")
    case (.refused(let reason), _): LineError(.badArgument, reason)
    case (_, .submit):
      LineError(
        .notHere, "\(name) takes each text as it is typed; there is nothing to submit")
    default:
      LineError(.notHere, "\(name) is a \(element.role.rawValue); write \(line(for: target.index))")
    }
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
