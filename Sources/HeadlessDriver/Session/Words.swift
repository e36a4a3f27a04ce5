/// The words of a line, taken off its front one by one; spaces and tabs are between them.
struct Words {
  private var rest: Substring.UnicodeScalarView

  init(_ line: Substring.UnicodeScalarView) {
    rest = trimmed(line)
  }

  /// What is left, without spaces and tabs around it.
  var remaining: String { String(Substring(rest)) }

  /// Takes the next word as it stands; empty at the end of the line.
  mutating func next() -> String {
    let word = rest.prefix { !isSpace($0) }
    rest = trimmed(rest[word.endIndex...])
    return String(Substring(word))
  }

  /// Takes a name: a word, or a quoted text; nil at the end of the line.
  mutating func name() throws(LineError) -> String? {
    guard let first = rest.first else { return nil }
    guard first == "\"" else { return next() }
    let name = try QuotedText.read(&rest)
    if let next = rest.first, !isSpace(next) { throw QuotedText.tail }
    rest = trimmed(rest)
    return name
  }

  /// Takes the rest of the line: as it stands, or all of it quoted; nil at the end of the line.
  mutating func text() throws(LineError) -> String? {
    guard rest.first == "\"" else {
      defer { rest = rest[rest.endIndex...] }
      return rest.isEmpty ? nil : String(Substring(rest))
    }
    let text = try QuotedText.read(&rest)
    guard rest.isEmpty else { throw QuotedText.restBehindText }
    return text
  }
}

/// `line` without the spaces and tabs around it.
private func trimmed(_ line: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
  var line = line.drop(while: isSpace)
  while let last = line.last, isSpace(last) { line.removeLast() }
  return line
}

/// Whether words end at `scalar`. Other white space is text: it can be part of a label.
func isSpace(_ scalar: Unicode.Scalar) -> Bool {
  scalar == " " || scalar == "\t"
}
