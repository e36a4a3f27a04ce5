/// How a value and its snapshot agree; a test hands it to `#expect`.
public struct SnapshotCheck: Sendable, CustomStringConvertible {
  /// Whether they do.
  public let passed: Bool
  /// What differs or what else is wrong, and what to do: a sentence, and the difference.
  public let description: String

  init(passed: Bool, _ description: String) {
    self.passed = passed
    self.description = description
  }

  /// How `text` and `expected`, which is called `name`, agree: byte for byte.
  init(_ text: String, _ expected: String, named name: String, remedy: String = "") {
    let lines = Self.lines(of: expected)
    let edits = TextAlignment.edits(from: lines, to: Self.lines(of: text))
    let changes = LineEditSummary.text(of: edits)
    self.init(
      passed: changes.isEmpty,
      changes.isEmpty
        ? "\(name): passed\n"
        : "\(name): the snapshot differs: \(changes)\(remedy)\n"
          + UnifiedDifference.text(of: edits, to: lines, in: name))
  }

  private static func lines(of text: String) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }
}
