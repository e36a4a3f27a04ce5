/// A line of a transcript.
struct TranscriptLine: Sendable {
  /// What its prefix says that it is.
  enum Kind: Equatable, Sendable {
    case header, blank, comment
    /// `> `: what was written.
    case input
    /// `| `: a line of what was printed.
    case output
    /// `|...`: any number of lines of what was printed.
    case gap
    /// `|~ `: a line of what was printed in which `*` stands for anything.
    case pattern
    /// `* `: what happened inside.
    case trace
    /// `! `: an error.
    case error
    /// `= exit N`: what the program ends with.
    case exit
  }

  let kind: Kind
  /// What stands behind the prefix.
  let text: ArraySlice<UInt8>
  /// The whole line with its end.
  let raw: ArraySlice<UInt8>

  /// Reads a line, of which `content` is `raw` without its end; nil if its prefix is unknown.
  init?(_ content: ArraySlice<UInt8>, raw: ArraySlice<UInt8>) {
    self.raw = raw
    guard let first = content.first else {
      (kind, text) = (.blank, content)
      return
    }
    let second = content.dropFirst().first
    // A prefix ends with a space; that of an empty text may have lost it.
    let hasSpace = second == nil || second == UInt8(ascii: " ")
    switch (first, second) {
    case (UInt8(ascii: ">"), _) where hasSpace: kind = .input
    case (UInt8(ascii: "|"), _) where hasSpace: kind = .output
    case (UInt8(ascii: "#"), _) where hasSpace: kind = .comment
    case (UInt8(ascii: "*"), UInt8(ascii: " ")): kind = .trace
    case (UInt8(ascii: "!"), UInt8(ascii: " ")): kind = .error
    case (UInt8(ascii: "="), UInt8(ascii: " ")): kind = .exit
    case (UInt8(ascii: "#"), UInt8(ascii: ":")): kind = .header
    case (UInt8(ascii: "|"), UInt8(ascii: ".")) where content.elementsEqual("|...".utf8):
      kind = .gap
    case (UInt8(ascii: "|"), UInt8(ascii: "~")) where content.dropFirst(2).first ?? 0x20 == 0x20:
      kind = .pattern
    default: return nil
    }
    text = content.dropFirst(kind == .pattern ? 3 : 2)
  }

  /// Whether nothing of the app stands on it.
  var isTrivia: Bool { kind == .blank || kind == .comment }

  /// Whether it says what `printed`, a line that was printed, is.
  func matches(_ printed: TranscriptLine) -> Bool {
    switch kind {
    case .output, .trace, .error: kind == printed.kind && text == printed.text
    case .pattern: printed.kind == .output && LinePattern.matches(text, printed.text)
    default: false
    }
  }

  /// How it ends.
  var end: ArraySlice<UInt8> {
    guard raw.last == 0x0A else { return [] }
    return raw.suffix(raw.dropLast().last == 0x0D ? 2 : 1)
  }
}
