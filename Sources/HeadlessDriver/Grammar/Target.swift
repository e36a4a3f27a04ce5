import HeadlessUI

// Finds the element of a move, or the reason why the move is not possible here.

extension UsableScreen {
  /// The index of the element that `move` uses; nil if it uses none.
  func target(of move: Move) throws(LineError) -> Int? {
    if let alert = screen.alert { return try target(of: move, at: alert) }
    switch move {
    case .use(_, .tap): return try tapped(try element(for: move))
    case .use: return try element(for: move)
    case .pick(let name, let option):
      let picker = try tapped(try element(for: move))
      return try option.map { text throws(LineError) in
        try self.option(text, of: picker, called: name.text)
      } ?? picker
    case .go(let way):
      if isPossible(move) { return nil }
      let reason =
        switch way {
        case .back: "there is nothing to go back to"
        case .refresh: "this screen cannot be refreshed"
        case .more: "no list has more rows"
        }
      throw LineError(.notHere, "\(reason); :actions lists what works")
    case .answer:
      throw LineError(.noAlert, "no alert is up, so there is nothing to \(move.keyword.word)")
    case .session: return nil
    }
  }

  /// Decides whether an alert may be answered by `move`, and returns the index of the element that `move` uses. An alert takes
  /// `confirm`, `cancel`, a tap on one of its buttons, a text for one of its fields, and the commands that do not act on the app.
  /// `worksAtAlert` in `Keyword.swift` says which words these are, and `Screen.Alert` which button `confirm` and `cancel` press. A
  /// bare name or number never gets here: `readName` refuses it.
  private func target(of move: Move, at alert: Screen.Alert) throws(LineError) -> Int? {
    guard move.keyword.worksAtAlert else {
      guard case .session(.open) = move else { throw pending(alert) }
      throw LineError(
        .alertPending,
        "\(Quoting.quoted(alert.title)) has to be answered first; open the link after that")
    }
    switch move {
    case .answer(.confirm): return try alert.button(alert.confirmIndex, for: move)
    case .answer(.cancel): return try alert.button(alert.cancelIndex, for: move)
    case .use(let name, .tap):
      // Matches exactly: a line for an element below the alert must not press a button whose name differs only in case.
      let named = words.indices(named: name.text) {
        $0.canAct && ($0.identifier == name.text || $0.label == name.text)
      }
      return try one(of: named, at: alert, for: move, where: Screen.Alert.isButton)
    case .use(let name, _):
      return try one(of: words.indices(named: name.text), at: alert, for: move) {
        move.keyword.isFor($0)
      }
    default: return nil
    }
  }

  private func one(
    of named: [Int], at alert: Screen.Alert, for move: Move, where isMeant: (Role) -> Bool
  ) throws(LineError) -> Int {
    guard named.contains(where: { isMeant(elements[$0].role) }) else { throw pending(alert) }
    return try one(of: named, for: move, where: isMeant)
  }

  /// Whether `move`, which is for the whole screen, does something here.
  func isPossible(_ move: Move) -> Bool {
    switch move {
    case .go(.back): canGoBack
    case .go(.refresh): screen.alert == nil && screen.canRefresh
    case .go(.more): screen.elements.contains { $0.role == .more }
    default: false
    }
  }

  /// Returns `index`, the element to tap. Throws for a disabled picker, because a tap would open it.
  func tapped(_ index: Int) throws(LineError) -> Int {
    if isPicker(at: index), !elements[index].isEnabled {
      throw refusal(.disabled, at: index)
    }
    return index
  }

  /// The index of the element for `move`: of those with its name, the one at its position, or the only one that takes the move.
  private func element(for move: Move) throws(LineError) -> Int {
    let (keyword, named) = (move.keyword, words.indices(named: move.name?.text ?? ""))
    if let other = named.first, !named.contains(where: { keyword.isFor(elements[$0].role) }) {
      throw misused(other, by: move)
    }
    let index = try one(of: named, for: move, where: keyword.isFor)
    guard keyword.isFor(elements[index].role) else { throw misused(index, by: move) }
    return index
  }

  private func misused(_ index: Int, by move: Move) -> LineError {
    LineError(
      .badArgument,
      "\(Quoting.quoted(move.name?.text ?? "")) is a \(elements[index].role.rawValue) and cannot be used with \(move.keyword.word); write \(line(for: index))"
    )
  }

  /// Picks one of `named`, the elements that `move` names: the one at its position, counted from 1, or else the only one whose
  /// role `isMeant`. Suggestions in an error repeat `move`.
  func one(
    of named: [Int], for move: Move, where isMeant: (Role) -> Bool = { _ in true }
  ) throws(LineError) -> Int {
    let name = move.name?.text ?? ""
    let meant = named.indices.filter { isMeant(elements[named[$0]].role) }
    guard let first = meant.first else { throw missing(move, where: isMeant) }
    if let position = move.name?.ordinal {
      guard named.indices.contains(position - 1) else {
        let many = named.count == 1 ? "only one is" : "there are \(named.count)"
        throw LineError(
          .badArgument, "\(many) called \(Quoting.quoted(name)), no number \(position)")
      }
      return named[position - 1]
    }
    guard meant.count == 1 else {
      let found = meant.map { named[$0] }
      // The text for a secure field is a secret, which no message may repeat.
      let isSecret = found.contains { elements[$0].role == .secureField }
      var suggestions = meant.map {
        let name = Name(name, $0 + 1)
        return isSecret ? move.offer(for: name) : move.with(name).line(on: self)
      }
      // In `type Name 2 Kim`, the number probably chooses the field.
      if !isSecret, let text = move.typedText, text.contains(" "),
        Int(text.prefix { $0 != " " }) != nil,
        case let numbered = read("type \(Name(name).quoted) \(text)"), numbered.error == nil
      {
        suggestions = numbered.move.map { [$0.line(on: self)] } ?? suggestions
      }
      throw LineError(
        .ambiguous, "\(found.count) are called \(Quoting.quoted(name)): \(described(found))",
        suggestions: suggestions)
    }
    return named[first]
  }

  /// The error for `move`, which names no element whose role `isMeant`.
  private func missing(_ move: Move, where isMeant: (Role) -> Bool) -> LineError {
    let name = move.name?.text ?? ""
    if let whole = move.name?.ordinal.map({ "\(name) \($0)" }),
      !words.indices(named: whole).isEmpty
    {
      return LineError(
        .unknownAction, "no \(brief(name)); a name with spaces is quoted: tap \(Name(whole).quoted)"
      )
    }
    if let error = covered(name) { return error }
    let names = elements.filter { isMeant($0.role) }.compactMap(\.address)
    return mentioningMore(
      LineError.unknownAction(
        name, kind: move.keyword.namedRole.map { "\($0.rawValue) " } ?? "",
        names: names.map { ($0, move.offer(for: Name($0))) }, labels: labels(for: move),
        remedy: remedy(for: move.keyword, among: names)), insteadOf: name)
  }

  /// The error for an element called `name` on a screen below the sheet in front; nil if there is none.
  func covered(_ name: String) -> LineError? {
    let isCovered = screen.covered.contains {
      !ElementWords($0.elements).indices(named: name).isEmpty
    }
    let remedy = canGoBack ? "write back to close the sheet" : ":actions lists what works on it"
    return isCovered
      ? LineError(.unknownAction, "\(brief(name)) is below the sheet in front; \(remedy)") : nil
  }

  /// The index of the option called `text` of the picker at `picker`. An exact match wins over a label that differs in case.
  private func option(
    _ text: String, of picker: Int, called name: String
  ) throws(LineError) -> Int {
    let options = elements.options(ofPickerAt: picker)
    let exact = options.filter { elements[$0].address == text || elements[$0].label == text }
    let matches =
      exact.isEmpty
      ? options.filter { elements[$0].label.lowercased() == text.lowercased() } : exact
    guard let match = matches.first else {
      let names = options.compactMap { elements[$0].address }
      let remedy =
        elements.hidesOptions(ofPickerAt: picker)
        ? "write \(line(for: picker)) for the list of \(names.count)"
        : "it has \(names.map { Quoting.quoted($0) }.joined(separator: ", "))"
      let found = Name(name, words.name(at: picker).ordinal)
      throw LineError(
        .badArgument,
        "\(Quoting.quoted(name)) has no option \(Quoting.quoted(text)); \(remedy)",
        suggestions: nearMisses(of: text, in: names).map {
          Move.pick(found, option: $0).line(on: self)
        })
    }
    guard matches.count == 1 else {
      throw LineError(
        .ambiguous,
        "\(matches.count) options are called \(Quoting.quoted(text)): \(described(matches))")
    }
    return match
  }

  /// Describes the elements at `indices` for a message. If two descriptions are equal, adds the label before each element, where
  /// that tells them apart.
  func described(_ indices: [Int]) -> String {
    let places = indices.compactMap { place(of: $0) }
    let areTold =
      Set(places).count == indices.count && Set(indices.map { described($0) }).count < indices.count
    return indices.enumerated().map { described($1, areTold ? places[$0] : "") }
      .joined(separator: ", ")
  }

  private func described(_ index: Int, _ place: String = "") -> String {
    let element = elements[index]
    let name = element.identifier.map { "\(Quoting.quoted($0)) " } ?? ""
    return "\(name)\(Quoting.quoted(element.label)) (\(element.role.rawValue)\(place))"
  }

  /// The word `after` and the label before the element at `index`; nil if there is no such label, or if it is the element's own.
  private func place(of index: Int) -> String? {
    let before = elements[..<index].last { !$0.label.isEmpty }?.label
    return before == elements[index].label ? nil : before.map { " after \(brief($0))" }
  }
}

extension Screen.Alert {
  /// The button at `index`, which `move` presses. If `index` is nil, the error lists the existing buttons.
  fileprivate func button(_ index: Int?, for move: Move) throws(LineError) -> Int {
    if let index { return index }
    let word = move.keyword.word
    let others = buttons.filter { $0.buttonRole != .cancel }
    if others.isEmpty {
      let cancel = buttons.isEmpty ? [] : ["cancel"]
      throw LineError(.notHere, "there is nothing to \(word) here", suggestions: cancel)
    }
    if onlyDestroys {
      throw LineError(
        .ambiguous,
        "\(Quoting.quoted(title)) has only a destructive button, which \(word) never presses; write confirm to press it"
      )
    }
    throw LineError(
      .ambiguous, "\(word) could press several of the buttons",
      suggestions: others.map { "tap \(Name($0.label).quoted)" })
  }
}
