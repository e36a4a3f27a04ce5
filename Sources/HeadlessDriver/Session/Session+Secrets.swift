import HeadlessUI

extension Session {
  /// Leaves what `line` types into a secure field out of the response; what is done in its place, where an error that
  /// it leads to could repeat it.
  func hideSecret(in line: Line) -> Line? {
    switch line.reading {
    case .verb(.type(let name, let position, let text)):
      let named = shown.reachable(named: name).map { shown.reachable[$0].role }
      let fields =
        position.flatMap { named.indices.contains($0 - 1) ? [named[$0 - 1]] : nil } ?? named
      if fields.contains(.secureField) || (!fields.contains(.field) && shown.hasSecret(name)) {
        // That a field is cleared is no secret: the screen shows it.
        if !text.isEmpty { hide(behind: name, position) }
        return nil
      }
      if fields.contains(.field) { return nil }
    case .notAVerb: break
    default: return nil
    }
    guard let name = shown.secretName(in: line.text) else { return nil }
    hide(behind: name)
    if case .notAVerb(let error) = line.reading, QuotedText.flaws.contains(error) { return nil }
    // In quotes, so that it is no label.
    return Line("type \(Quoting.quoted(name))")
  }

  /// Leaves out of the response what `line`, which was refused with `error`, tells behind the name of a secure field:
  /// `pin s3cret`, `submit pin s3cret`, `type pinn s3cret`. The error, which might repeat it, is the answer without it.
  func hideSecret(in line: Line, refusedWith error: LineError) -> LineError {
    switch line.reading {
    case .verb(.type(let name, let position, let text)):
      if !text.isEmpty, shown.isNearSecret(name) { hide(behind: name, position) }
    case .verb(.pick(let name, let position, _)):
      if shown.isNearSecret(name) {
        hide(Verb.pick(name, position: position, option: "••••").description)
      }
    case .bare, .notAVerb:
      // Not where it was taken for a name, or is nearly one of what is tapped.
      guard shown.reachable(named: line.text).isEmpty,
        error.suggestions.allSatisfy({ $0.hasSuffix(" TEXT") }),
        let told = shown.told(upToSecretIn: line.text)
      else { break }
      let hidden = Line("\(told) ••••")
      hide(hidden.text)
      switch (hidden.reading, error.code) {
      case (.notAVerb(let error), .badArgument): return error
      case (_, .unknownAction): return .unknownAction(hidden.text, candidates: actions)
      default: break
      }
    default: break
    }
    return error
  }

  private func hide(behind name: String, _ position: Int? = nil) {
    hide(Verb.type(name, position: position, text: "••••").description)
  }

  private func hide(_ input: String) {
    response.input = input
    response.isSecret = true
  }
}

extension Screen {
  /// The names of every secure field, also of those below an alert or a sheet.
  private var secretNames: [String] {
    let everything = (alert?.elements ?? []) + elements + covered.flatMap(\.elements)
    return everything.filter { $0.role == .secureField }
      .flatMap { [$0.identifier, $0.label] }.compactMap(\.self)
  }

  /// Whether a secure field, wherever it is, is called `name`.
  fileprivate func hasSecret(_ name: String) -> Bool {
    secretNames.contains { $0.lowercased() == name.lowercased() }
  }

  /// Whether no element is called `name`, and a secure field is, or nearly.
  fileprivate func isNearSecret(_ name: String) -> Bool {
    let named = reachable(named: name).map { reachable[$0].role }
    return named.allSatisfy { $0 == .secureField }
      && !nearMisses(of: name, in: secretNames).isEmpty
  }

  /// The name of a secure field, if `line` begins with `type` and that, in whatever quotes, and goes on.
  fileprivate func secretName(in line: String) -> String? {
    var words = Words(line)
    guard words.next().lowercased() == "type" else { return nil }
    let rest = Array(words.remaining)
    let starts = rest.first == "\"" ? [0, 1] : [0]
    return secretNames.first { name in starts.contains { rest.end(of: name, at: $0) != nil } }
  }

  /// What `line` says up to the name of a secure field and with it, if something follows.
  fileprivate func told(upToSecretIn line: String) -> String? {
    let names = secretNames
    guard !names.isEmpty else { return nil }
    let line = Array(line)
    for start in line.indices where start == 0 || !line[start - 1].isPartOfWord {
      let ends = names.compactMap { line.end(of: $0, at: start) }
      if let end = ends.max() { return String(line[..<end]) }
    }
    return nil
  }
}

extension [Character] {
  /// Where `name` ends, in any case, or as it is written in quotes, if it begins at `start` and something follows that
  /// is no part of it.
  fileprivate func end(of name: String, at start: Int) -> Int? {
    let quoted = Quoting.quoted(name)
    let spellings = name.isEmpty ? [quoted] : [name, String(quoted.dropFirst().dropLast())]
    for spelling in spellings {
      let isHere = self[start...].starts(with: spelling) { $0.lowercased() == $1.lowercased() }
      let end = start + spelling.count
      guard isHere, end < count, !self[end].isPartOfWord else { continue }
      let isQuoted = self[end] == "\"" && !name.isEmpty
      if !isQuoted { return end }
      if end + 1 < count { return end + 1 }
    }
    return nil
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
