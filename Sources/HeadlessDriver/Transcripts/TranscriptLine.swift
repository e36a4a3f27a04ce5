struct TranscriptLine: Sendable {
  /// The kind of a line, given by its prefix.
  enum Kind: UInt8, Codable, Sendable {
    case header, blank, comment
    /// `> `: a line of input.
    case input
    /// `| `: a line of output.
    case output
    /// `|...`: any number of lines of output.
    case gap
    /// `|~ `: a line of output in which `*` stands for anything.
    case pattern
    /// `* `: an event inside the app.
    case trace
    /// `! `: an error.
    case error
    /// `= exit N`: the status that the program ends with.
    case exit
  }

  let kind: Kind
  /// The text after the prefix.
  let text: ArraySlice<UInt8>
  let raw: ArraySlice<UInt8>

  /// Reads a line; nil if its prefix is unknown. `content` is `raw` without the line end.
  init?(_ content: ArraySlice<UInt8>, raw: ArraySlice<UInt8>) {
    self.raw = raw
    guard let first = content.first else {
      (kind, text) = (.blank, content)
      return
    }
    let second = content.dropFirst().first
    // A prefix ends with a space. If the text is empty, an editor may have removed this space from the end of the line.
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

  /// A line that was printed. Its end is not known yet.
  init(_ kind: Kind, _ text: ArraySlice<UInt8>) {
    (self.kind, self.text, raw) = (kind, text, [])
  }

  /// Appends the line with a line feed to `bytes`. A prefix loses its space if nothing follows.
  func write(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: written)
    bytes.append(0x0A)
  }

  /// The line as a transcript has it, without its end.
  var written: [UInt8] {
    let prefix: UInt8
    switch kind {
    case .gap: return Array("|...".utf8)
    case .comment: prefix = UInt8(ascii: "#")
    case .input: prefix = UInt8(ascii: ">")
    case .trace: prefix = UInt8(ascii: "*")
    case .error: prefix = UInt8(ascii: "!")
    case .exit: prefix = UInt8(ascii: "=")
    default: prefix = UInt8(ascii: "|")
    }
    return text.isEmpty ? [prefix] : [prefix, 0x20] + text
  }

  /// Whether the line is for people: blank or a comment.
  var isTrivia: Bool { kind == .blank || kind == .comment }

  /// Whether this expected line matches `printed`, a line that was printed.
  func matches(_ printed: TranscriptLine) -> Bool {
    switch kind {
    case .output, .trace, .error: kind == printed.kind && text == printed.text
    case .pattern: printed.kind == .output && matchesPattern(printed.text)
    default: false
    }
  }

  var end: ArraySlice<UInt8> {
    guard raw.last == 0x0A else { return [] }
    return raw.suffix(raw.dropLast().last == 0x0D ? 2 : 1)
  }
}

extension TranscriptLine: Codable {
  private enum CodingKeys: String, CodingKey { case kind, text }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(Kind.self, forKey: .kind),
      try values.decode([UInt8].self, forKey: .text)[...])
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(kind, forKey: .kind)
    try values.encode(Array(text), forKey: .text)
  }
}

extension TranscriptLine {
  /// Whether this line, in which `*` stands for any text and `\*` for a star, matches all of `printed`.
  private func matchesPattern(_ printed: ArraySlice<UInt8>) -> Bool {
    /// The bytes of the line; nil for any text.
    var parts: [UInt8?] = []
    for byte in text {
      if byte != UInt8(ascii: "*") {
        parts.append(byte)
      } else if parts.last == UInt8(ascii: "\\") {
        parts[parts.count - 1] = byte
      } else {
        parts.append(nil)
      }
    }
    return HeadlessDriver.matches(parts[...], printed)
  }
}
