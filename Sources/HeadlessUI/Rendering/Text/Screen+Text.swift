extension Screen {
  /// It as text for a person, at most `width` columns wide (20 at least), with numbers before what can act if it is
  /// `numbered` and no alert is up, and with colours if it is `styled`.
  public func text(width: Int = 80, numbered: Bool = false, styled: Bool = false) -> String {
    var bytes: [UInt8] = []
    appendText(to: &bytes, width: width, numbered: numbered, styled: styled)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the UTF-8 of its text to `bytes`, which keep their capacity when they are used again.
  public func appendText(
    to bytes: inout [UInt8], width: Int = 80, numbered: Bool = false, styled: Bool = false
  ) {
    bytes.appendLines(width: width, styled: styled) {
      writePage(to: &$0, numbered: numbered && alert == nil)
      if let alert { $0.write(alert) }
    }
  }

  /// Writes what is below the alert.
  func writePage(to writer: inout LineWriter, numbered: Bool) {
    writer.writeTitle(title)
    elements.inPlace { elements in
      TextPage(elements, words: Words(elements), numbered: numbered).write(to: &writer)
    }
  }
}

extension [UInt8] {
  /// Appends what `write` writes; `hasLines` says whether it stands below other lines.
  mutating func appendLines(
    after hasLines: Bool = false, width: Int, styled: Bool, _ write: (inout LineWriter) -> Void
  ) {
    var taken: [UInt8] = []
    swap(&taken, &self)
    // More than 1,024 bytes would not be taken from the stack.
    self = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) { gathered in
      let sink = ByteSink(after: taken, by: gathered)
      taken = []
      var writer = LineWriter(into: sink, width: width, isStyled: styled, isAtStart: !hasLines)
      write(&writer)
      return writer.finish()
    }
  }
}

extension LineWriter {
  /// Writes `title` at column 0, or one further where it begins like a line of a transcript.
  fileprivate mutating func writeTitle(_ title: String) {
    guard let first = title.utf8.first else { return }
    if Self.isTranscriptMark(first) { space() }
    hang = 2
    style = .title
    write(title)
    style = .plain
    endLine()
  }

  private static func isTranscriptMark(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case ">", "|", "!", "=", "#", "*", ":": true
    default: false
    }
  }
}
