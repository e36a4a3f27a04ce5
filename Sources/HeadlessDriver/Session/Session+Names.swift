import HeadlessUI
import StateBinding

extension Session {
  /// The only one of `found`, the elements that are called `name`; the one at `position`, counted from 1, if it is given.
  func one(
    of found: [Int], named name: String, position: Int? = nil
  ) throws(LineError) -> Int {
    if let position {
      guard found.indices.contains(position - 1) else {
        throw LineError(
          .badArgument,
          "there are \(found.count) called \(Quoting.quoted(name)), no number \(position)")
      }
      return found[position - 1]
    }
    guard let first = found.first else {
      throw LineError.unknownAction(name, candidates: shown.reachable.compactMap(\.address))
    }
    guard found.count == 1 else {
      throw LineError(
        .ambiguous,
        "\(found.count) are called \(Quoting.quoted(name)): \(shown.described(found))",
        suggestions: found.indices.map { Verb.tap(name, position: $0 + 1).description })
    }
    return first
  }
}

extension Screen {
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
