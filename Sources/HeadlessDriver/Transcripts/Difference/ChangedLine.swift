import HeadlessUI

/// A line of a difference, and what marks its changed part.
struct ChangedLine {
  /// It as it is shown: what could act on a terminal is escaped, and the CR of its end stays.
  let text: String
  /// Whether a line feed ends it.
  let hasEnd: Bool
  /// What stands below it; nil where there is nothing to mark.
  let mark: String?

  /// Longer lines are not marked.
  private static let limit = 10_000

  /// The line `bytes`, marked where it differs from `other`, the line that it replaces or is replaced by; an empty
  /// `other` stands for none, and nil for a line that did not change.
  init(_ bytes: ArraySlice<UInt8>, against other: ArraySlice<UInt8>?) {
    let (content, end) = Self.parts(of: bytes)
    text = Escaping.line(content) + (end == "\r\n" ? "\r" : "")
    hasEnd = !end.isEmpty
    guard let other, content.utf8.count <= Self.limit, other.count <= Self.limit else {
      mark = nil
      return
    }
    let otherParts = Self.parts(of: other)
    let spaces = content.reversed().prefix { $0 == " " }.count
    guard !other.isEmpty else {
      mark =
        spaces == 0
        ? nil : Self.mark(content.dropLast(spaces), content.suffix(spaces), Self.trailing(spaces))
      return
    }
    let (span, otherSpan) = changedSpans(content, otherParts.content)
    var notes: [String] = []
    if spaces > 0, span.endIndex == content.endIndex { notes.append(Self.trailing(spaces)) }
    if !span.isEmpty, lookAlike(span, otherSpan) { notes.append(codePoints(span)) }
    if end != otherParts.end {
      notes.append(end == "\r\n" ? "ends with CR LF" : end == "\n" ? "ends with LF" : "has no end")
    }
    mark =
      span.isEmpty && notes.isEmpty
      ? nil : Self.mark(content[..<span.startIndex], span, notes.joined(separator: ", "))
  }

  private static func trailing(_ spaces: Int) -> String {
    spaces == 1 ? "1 space at the end" : "\(spaces) spaces at the end"
  }

  private static func parts(of bytes: ArraySlice<UInt8>) -> (content: String, end: String) {
    let end = bytes.last != 0x0A ? 0 : bytes.dropLast().last == 0x0D ? 2 : 1
    return (
      String(decoding: bytes.dropLast(end), as: UTF8.self),
      String(decoding: bytes.suffix(end), as: UTF8.self)
    )
  }

  private static func mark(_ before: Substring, _ span: Substring, _ note: String) -> String {
    let indent = String(repeating: " ", count: Columns.count(Escaping.line(String(before))))
    let mark = String(repeating: "^", count: Columns.count(Escaping.line(String(span))))
    return indent + (note.isEmpty ? mark : mark.isEmpty ? note : "\(mark) \(note)")
  }
}
