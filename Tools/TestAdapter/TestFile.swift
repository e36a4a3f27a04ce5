import SourceCode

/// A file with tests.
struct TestFile {
  let text: String
  private let lines: [Substring]
  /// The lines without comments and without the contents of strings.
  private let code: [String]

  /// The new lines in place of each line.
  typealias Edits = [Int: [String]]

  init(_ text: String) {
    self.text = text
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    code = String(decoding: text.codeOnly, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// `known` with the classes of this file that inherit from one of them.
  func classes(below known: Set<String>) -> Set<String> {
    known.union(
      types.filter { $0.isClass && !known.isDisjoint(with: $0.parents) }.map(\.name))
  }

  /// The file with `@MainActor` added to the members of its test classes. `classes` has the names of all test classes.
  func adapted(_ classes: Set<String>) -> (text: String, difference: String) {
    var edits: Edits = [:]
    for type in types where classes.contains(type.name) {
      if type.isClass { adaptHead(of: type, &edits) }
      adaptMembers(of: type, &edits)
    }
    let new = lines.indices.flatMap { edits[$0] ?? [String(lines[$0])] }.joined(separator: "\n")
    return (new, difference(edits))
  }

  // MARK: Types

  private struct TypeBody {
    let isClass: Bool
    let name: String
    let parents: Set<String>
    /// The line with the keyword.
    let head: Int
    /// The lines at which a member may begin, and last the line with the closing brace.
    let members: [Int]
  }

  private var types: [TypeBody] {
    let head = /\b(class|extension)\s+(\w+)(?:<[^{]*?>)?\s*(?::([^{]*?))?(?:\bwhere\b[^{]*)?\{/
    let names = /^(func|var|let|subscript)$/
    let whole = code.joined(separator: "\n")
    return whole.matches(of: head).filter { $0.2.firstMatch(of: names) == nil }.map { match in
      let first = whole[..<match.range.lowerBound].count { $0 == "\n" }
      let opening = whole[..<match.range.upperBound].count { $0 == "\n" }
      return TypeBody(
        isClass: match.1 == "class", name: String(match.2),
        parents: Set((match.3 ?? "").split { !$0.isLetter && !$0.isNumber }.map(String.init)),
        head: first, members: members(from: whole[match.range.upperBound...], after: opening))
    }
  }

  /// The lines at the top level of a type's body. `body` is the text after the opening brace, which is on `line`.
  private func members(from body: Substring, after line: Int) -> [Int] {
    var (depth, line, found) = (0, line, [Int]())
    for character in body {
      if "{([".contains(character) { depth += 1 }
      if "})]".contains(character) { depth -= 1 }
      if depth < 0 { break }
      guard character == "\n" else { continue }
      line += 1
      if depth == 0 { found.append(line) }
    }
    return found + [line]
  }

  // MARK: Edits

  private func adaptHead(of type: TypeBody, _ edits: inout Edits) {
    if code[type.head].contains("nonisolated") { return }
    var line = lines[type.head].replacing("@MainActor ", with: "")
    let words = line.prefixMatch(of: /\s*(?:@\w+(?:\([^)]*\))?\s+)*/)?.range.upperBound
    line.insert(contentsOf: "nonisolated ", at: words ?? line.startIndex)
    edits[type.head] = [String(line)]
    if type.head > 0, code[type.head - 1].trimmed == "@MainActor" { edits[type.head - 1] = [] }
  }

  private func adaptMembers(of type: TypeBody, _ edits: inout Edits) {
    // The words before the keyword of a member are attributes and modifiers.
    let member = /(\s*)((?:@?\w+(?:\([^)]*\))?\s+)*?)(func|var|let)\s.*/
    for (index, next) in zip(type.members, type.members.dropFirst()) {
      guard let match = code[index].wholeMatch(of: member) else { continue }
      let words = Set(match.2.split { $0 == " " || $0 == "\t" }.map(String.init))
      let isOfType = words.contains("static") || words.contains("class")
      if words.contains("nonisolated") || isOfType && words.contains("override") { continue }
      var line = String(lines[index])
      if match.3 == "func" {
        line = withEffects(line, isOverride: words.contains("override"))
      } else if !isOfType, words.isDisjoint(with: ["lazy", "weak", "unowned"]),
        !words.contains(where: { $0.hasPrefix("@") && $0 != "@MainActor" })
      {
        line = withLateValue(line, code[index])
      }
      let isMarked =
        words.contains("@MainActor") || index > 0 && code[index - 1].trimmed == "@MainActor"
      if !isMarked {
        let start = line.index(line.startIndex, offsetBy: match.1.count)
        line.insert(contentsOf: "@MainActor ", at: start)
      }
      if line != lines[index] { edits[index] = [line] }
      if match.3 == "func", line.contains(/\basync\b/) { adaptBody(of: index..<next, &edits) }
    }
  }

  /// `line` with `async`, if it declares a test, `setUp` or `tearDown`.
  private func withEffects(_ line: String, isOverride: Bool) -> String {
    if let match = line.firstMatch(of: /func\s+(setUp|tearDown)(?:WithError)?\(\)(?:\s*throws)?/),
      isOverride
    {
      return line.contains(/\basync\b/)
        ? line : line.replacingCharacters(in: match.range, with: "func \(match.1)() async throws")
    }
    let test = line.firstMatch(of: /func\s+test\w*\s*\(\)(?!\s*async\b)/)
    guard let match = test else { return line }
    return line.replacingCharacters(in: match.range, with: "\(match.0) async")
  }

  /// `line` with a lazy property, if its initial value is not a literal, because XCTest creates test cases outside the main actor.
  private func withLateValue(_ line: String, _ code: String) -> String {
    let value = code.firstMatch(of: /^[^={]*[^={!<>]=(?!=)(.*)/)?.1 ?? ""
    let words = value.split { !$0.isLetter && !$0.isNumber }.filter { $0.first?.isLetter == true }
    if words.allSatisfy({ ["true", "false", "nil"].contains($0) }) { return line }
    guard let keyword = line.firstMatch(of: /\b(let|var)\b/) else { return line }
    return line.replacingCharacters(in: keyword.range, with: "lazy var")
  }

  /// Adds `await` to `super.setUp()`, `super.tearDown()` and `wait(for:)`.
  private func adaptBody(of range: Range<Int>, _ edits: inout Edits) {
    for index in range {
      let line = (edits[index]?.first ?? String(lines[index]))
        .replacing(/(?:try\s+)?(?:await\s+)?super\.(setUp|tearDown)(?:WithError)?\(\)/) {
          "try await super.\($0.1)()"
        }
        .replacing(/\b(?:self\.)?wait\(for:/) { _ in "await fulfillment(of:" }
      if line != lines[index] { edits[index] = [line] }
    }
  }

  // MARK: The difference

  /// The changed lines in the format of `diff -U0`.
  private func difference(_ edits: Edits) -> String {
    var (text, index, added) = ("", 0, 0)
    while index < lines.count {
      let count = lines[index...].indices.prefix { edits[$0] != nil }.count
      guard count > 0 else {
        index += 1
        continue
      }
      let changed = index..<(index + count)
      let new = changed.flatMap { edits[$0] ?? [] }
      text += "@@ -\(index + 1),\(count) +\(index + 1 + added),\(new.count) @@\n"
      text += changed.map { "-\(lines[$0])\n" }.joined() + new.map { "+\($0)\n" }.joined()
      added += new.count - count
      index += count
    }
    return text
  }
}

extension String {
  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }

  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
