import HeadlessUI
import StateBinding

extension Session {
  /// `line`, a number in front of its text read as a position where several are called as it says.
  func positioned(_ line: Line) -> Line {
    guard let positioned = line.positioned else { return line }
    switch line.reading {
    case .verb(.type(let name, _, _)) where shown.hasSeveral(.type, named: name): break
    case .verb(.pick(let name, _, _)) where shown.hasSeveral(.pick, named: name): break
    default: return line
    }
    response.isPositioned = true
    return positioned
  }

  /// The only one of `named`, the elements called `name`, that `isMeant`; the one at `position`, counted from 1, if it is
  /// given. `verb` is what would be done to it.
  func one(
    of named: [Int], called name: String, at position: Int?, for verb: Verb,
    where isMeant: (Role) -> Bool = { _ in true }
  ) throws(LineError) -> Int {
    let elements = shown.reachable
    let meant = named.indices.filter { isMeant(elements[named[$0]].role) }
    guard let first = meant.first else {
      let whole = position.map { "\(name) \($0)" } ?? ""
      if !shown.reachable(named: whole).isEmpty {
        let line = Verb.tap(whole, position: nil)
        throw LineError(
          .unknownAction, "no \(brief(name)); a name with spaces is quoted: \(line)")
      }
      let candidates = elements.filter { isMeant($0.role) }.compactMap(\.address)
      throw LineError.unknownAction(name, candidates: candidates)
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
      var verb = verb
      if response.isSecret, case .type(let name, _, _) = verb { verb = .type(name, text: "TEXT") }
      throw LineError(
        .ambiguous,
        "\(found.count) are called \(Quoting.quoted(name)): \(shown.described(found))",
        suggestions: meant.map { verb.at($0 + 1).description })
    }
    return named[first]
  }
}

extension Screen {
  /// Whether several that `verb` is for are called `name`.
  fileprivate func hasSeveral(_ verb: VerbWord, named name: String) -> Bool {
    let elements = reachable
    return reachable(named: name).count { verb.isFor(elements[$0].role) } > 1
  }

  /// What is at `indices`, for a message.
  func described(_ indices: [Int]) -> String {
    indices.map { index in
      let element = reachable[index]
      let name = element.identifier.map { "\(Quoting.quoted($0)) " } ?? ""
      return "\(name)\(Quoting.quoted(element.label)) (\(element.role.rawValue))"
    }.joined(separator: ", ")
  }

  /// What to write for the element at `index`.
  func word(for index: Int) -> String {
    let words = alert?.words ?? words
    return words[index] ?? ":actions to see what works"
  }
}

extension Element {
  var quotedName: String { Quoting.quoted(identifier ?? label) }
}

extension VerbWord {
  /// Whether it is what is done to an element of that `role`.
  func isFor(_ role: Role) -> Bool {
    switch self {
    case .type, .submit: role == .field || role == .secureField
    case .toggle: role == .toggle
    case .pick: role == .picker
    case .increase, .decrease: role == .stepper
    case .tap: true
    case .refresh, .back, .more, .confirm, .cancel: false
    }
  }
}
