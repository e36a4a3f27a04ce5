import HeadlessUI

/// Finds the element that a line names, or throws the reason why the name does not lead to one element.
extension ScreenInFront {
  /// The index of the only element that `verb` names and can be used with, or of the one at its position.
  func element(for verb: Verb) throws(LineError) -> Int {
    let named = words.indices(named: verb.name)
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
      "\(Quoting.quoted(verb.name)) is a \(elements[index].role.rawValue) and cannot be used with \(verb.word.rawValue); write \(line(for: index))"
    )
  }

  /// Picks one of `named`, the elements that `verb` names: the one at its position, counted from 1, or else the only one whose
  /// role `isMeant`. Suggestions in an error repeat `verb`.
  func one(
    of named: [Int], for verb: Verb, where isMeant: (Role) -> Bool = { _ in true }
  ) throws(LineError) -> Int {
    let (name, position) = (verb.name, verb.position)
    let meant = named.indices.filter { isMeant(elements[named[$0]].role) }
    guard let first = meant.first else {
      if let whole = position.map({ "\(name) \($0)" }), !words.indices(named: whole).isEmpty {
        let line = Verb(.tap, whole)
        throw LineError(
          .unknownAction, "no \(brief(name)); a name with spaces is quoted: \(line)")
      }
      try checkCovered(name)
      let names = elements.filter { isMeant($0.role) }.compactMap(\.address)
      throw mentioningMore(
        LineError.unknownAction(
          name, kind: verb.word.rule.kind.map { "\($0.rawValue) " } ?? "",
          names: names.map { ($0, verb.line(for: $0)) }, labels: labels(for: verb.word),
          remedy: remedy(for: verb.word, among: names)), insteadOf: name)
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

  /// Throws an error if an element called `name` is on a screen below the sheet in front.
  func checkCovered(_ name: String) throws(LineError) {
    guard
      screen.covered.contains(where: { !ElementWords($0.elements).indices(named: name).isEmpty })
    else { return }
    let remedy = canGoBack ? "write back to close the sheet" : ":actions lists what works on it"
    throw LineError(
      .unknownAction, "\(brief(name)) is below the sheet in front; \(remedy)")
  }

  /// The index of the option called `text` of the picker at `picker`. An exact match wins over a label that differs in case.
  func option(
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
      throw LineError(
        .badArgument,
        "\(Quoting.quoted(name)) has no option \(Quoting.quoted(text)); \(remedy)",
        suggestions: nearMisses(of: text, in: names).map {
          Verb(.pick, name, position: words.position(at: picker), text: $0).description
        })
    }
    guard matches.count == 1 else {
      throw LineError(
        .ambiguous,
        "\(matches.count) options are called \(Quoting.quoted(text)): \(described(matches))")
    }
    return match
  }

  /// The elements at `indices`, for a message. If two of them read alike, also says after which element each stands, if that helps.
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

  /// Says after which element the one at `index` stands; nil if no label precedes it, or only its own.
  private func place(of index: Int) -> String? {
    let before = elements[..<index].last { !$0.label.isEmpty }?.label
    return before == elements[index].label ? nil : before.map { " after \(brief($0))" }
  }
}
