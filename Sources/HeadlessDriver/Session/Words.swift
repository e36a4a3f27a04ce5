/// The words of a line, taken off its front one by one; spaces and tabs are between them.
struct Words {
  private var rest: Substring

  init(_ line: String) {
    // Mostly it is one word.
    rest = line.utf8.contains(where: isSpace) ? trimmed(line[...]) : line[...]
  }

  /// What is left, without spaces and tabs around it.
  var remaining: String { String(rest) }

  /// Takes the next word as it stands; empty at the end of the line.
  mutating func next() -> String {
    guard let end = rest.utf8.firstIndex(where: isSpace) else { return takeAll() }
    let word = rest[..<end]
    rest = trimmed(rest[end...])
    return String(word)
  }

  /// Takes a name: a word, or a quoted text; nil at the end of the line.
  mutating func name() throws(LineError) -> String? {
    guard !rest.isEmpty else { return nil }
    guard isQuoted else { return next() }
    let name = try QuotedText.read(&rest.unicodeScalars)
    if let next = rest.utf8.first, !isSpace(next) { throw QuotedText.tail }
    rest = trimmed(rest)
    return name
  }

  /// Takes the rest of the line: as it stands, or all of it quoted; nil at the end of the line.
  mutating func text() throws(LineError) -> String? {
    guard isQuoted else { return rest.isEmpty ? nil : takeAll() }
    let text = try QuotedText.read(&rest.unicodeScalars)
    guard rest.isEmpty else { throw QuotedText.restBehindText }
    return text
  }

  private mutating func takeAll() -> String {
    defer { rest = "" }
    return String(rest)
  }

  /// Whether what comes next is quoted; by its byte, as a mark behind a quote is one character with it.
  var isQuoted: Bool { rest.utf8.first == UInt8(ascii: "\"") }
}

/// `line` without the spaces and tabs around it.
private func trimmed(_ line: Substring) -> Substring {
  guard let start = line.utf8.firstIndex(where: { !isSpace($0) }),
    let last = line.utf8.lastIndex(where: { !isSpace($0) })
  else { return line[line.endIndex...] }
  return line[start..<line.utf8.index(after: last)]
}

/// Whether words end at `byte`. Other white space is text: it can be part of a label.
private func isSpace(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}
