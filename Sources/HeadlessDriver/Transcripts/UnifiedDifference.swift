import HeadlessUI

/// A difference between two texts in the form of `diff -u`, with marks under the changed part of a line.
///
/// `patch` can apply the difference after the lines that begin with `?` are removed.
struct UnifiedDifference {
  private static let context = 3

  private let lines: [ArraySlice<UInt8>]
  private let edits: [LineEdit]
  private let isStyled: Bool
  private var text = ""

  /// The difference between `lines` and the result of `edits`. `lines` are the lines of `file` with their line ends.
  static func text(
    of edits: [LineEdit], to lines: [ArraySlice<UInt8>], in file: String, isStyled: Bool = false
  ) -> String {
    var difference = UnifiedDifference(lines: lines, edits: edits, isStyled: isStyled)
    let hunks = difference.hunks()
    if hunks.isEmpty { return "" }
    difference.append("--- \(Escaping.line(file))", .title)
    difference.append("+++ \(Escaping.line(file))", .title)
    var last = (end: 0, old: 1, new: 1)
    for hunk in hunks {
      let (old, new) = (
        last.old + hunk.lowerBound - last.end, last.new + hunk.lowerBound - last.end
      )
      let oldCount = edits[hunk].count(where: \.isOfOld)
      let newCount = edits[hunk].count(where: \.isOfNew)
      difference.append("@@ -\(range(old, oldCount)) +\(range(new, newCount)) @@", .word)
      difference.write(hunk)
      last = (hunk.upperBound, old + oldCount, new + newCount)
    }
    return difference.text
  }

  private init(lines: [ArraySlice<UInt8>], edits: [LineEdit], isStyled: Bool) {
    (self.lines, self.edits, self.isStyled) = (lines, edits, isStyled)
  }

  /// The ranges of `edits` to print: changes with the lines around them.
  private func hunks() -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in edits.indices where !edits[index].isKept {
      let start = max(0, index - Self.context)
      let end = min(edits.count, index + 1 + Self.context)
      if let last = hunks.last, start <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  private static func range(_ start: Int, _ count: Int) -> String {
    // An empty range has the number of the line before it.
    count == 1 ? "\(start)" : "\(count == 0 ? start - 1 : start),\(count)"
  }

  private mutating func write(_ hunk: Range<Int>) {
    var removed: [ArraySlice<UInt8>] = []
    var inserted: [ArraySlice<UInt8>] = []
    for edit in edits[hunk] {
      switch edit {
      case .keep(let index):
        write(removed, inserted)
        (removed, inserted) = ([], [])
        write(" ", ChangedLine(lines[index], against: nil), .plain)
      case .remove(let index): removed.append(lines[index])
      case .insert(let line): inserted.append(line)
      }
    }
    write(removed, inserted)
  }

  private mutating func write(_ removed: [ArraySlice<UInt8>], _ inserted: [ArraySlice<UInt8>]) {
    for (index, line) in removed.enumerated() {
      let other = inserted.indices.contains(index) ? inserted[index] : []
      write("-", ChangedLine(line, against: other), .destructive)
    }
    for (index, line) in inserted.enumerated() {
      let other = removed.indices.contains(index) ? removed[index] : []
      write("+", ChangedLine(line, against: other), .added)
    }
  }

  private mutating func write(_ sign: String, _ line: ChangedLine, _ style: Style) {
    append(sign + line.text, style)
    if !line.hasEnd { append("\\ No newline at end of file", .plain) }
    if let mark = line.mark { append("?\(mark)", .dimmed) }
  }

  private mutating func append(_ line: String, _ style: Style) {
    text += isStyled ? "\(style.code ?? Style.reset)\(line)\(Style.reset)\n" : "\(line)\n"
  }
}

/// A line that differs from another, with its changed part.
struct ChangedLine {
  /// The printed line. Characters that could control a terminal are escaped; the CR of the line end stays.
  let text: String
  /// Whether a line feed ends the line.
  let hasEnd: Bool
  /// The escaped text before the changed part, this part, and a note on the difference; nil if there is nothing to mark.
  let change: (before: String, part: String, note: String)?

  /// The highest number of bytes in a line that is marked.
  private static let limit = 10_000

  /// The line `bytes`, marked where it differs from `other`, the line that it replaces or is replaced by. `other` is empty if
  /// there is no such line, and nil if the line did not change.
  init(_ bytes: ArraySlice<UInt8>, against other: ArraySlice<UInt8>?) {
    let (content, end) = Self.parts(of: bytes)
    text = Escaping.line(content) + (end == "\r\n" ? "\r" : "")
    hasEnd = !end.isEmpty
    guard let other, content.utf8.count <= Self.limit, other.count <= Self.limit else {
      change = nil
      return
    }
    let otherParts = Self.parts(of: other)
    let spaces = content.reversed().prefix { $0 == " " }.count
    guard !other.isEmpty else {
      change =
        spaces == 0
        ? nil : Self.change(content.dropLast(spaces), content.suffix(spaces), Self.trailing(spaces))
      return
    }
    let (span, otherSpan) = changedSpans(content, otherParts.content)
    var notes: [String] = []
    if spaces > 0, span.endIndex == content.endIndex { notes.append(Self.trailing(spaces)) }
    if !span.isEmpty, lookAlike(span, otherSpan) { notes.append(codePoints(span)) }
    if end != otherParts.end {
      notes.append(end == "\r\n" ? "ends with CR LF" : end == "\n" ? "ends with LF" : "has no end")
    }
    // A line that was replaced as a whole needs no marks, even if a few letters happen to be the same.
    let (letters, otherLetters) = (Self.letters(of: content), Self.letters(of: otherParts.content))
    let isReplaced = (letters - Self.letters(of: span)) * 3 < min(letters, otherLetters)
    change =
      notes.isEmpty && (span.isEmpty || isReplaced)
      ? nil : Self.change(content[..<span.startIndex], span, notes.joined(separator: ", "))
  }

  /// The mark below the line; nil if there is nothing to mark.
  var mark: String? {
    guard let change else { return nil }
    let indent = String(repeating: " ", count: Columns.count(change.before))
    let mark = String(repeating: "^", count: Columns.count(change.part))
    let note = change.note
    return indent + (note.isEmpty ? mark : mark.isEmpty ? note : "\(mark) \(note)")
  }

  private static func change(
    _ before: Substring, _ span: Substring, _ note: String
  ) -> (before: String, part: String, note: String) {
    (Escaping.line(String(before)), Escaping.line(String(span)), note)
  }

  private static func letters(of text: some StringProtocol) -> Int {
    text.count { $0.isLetter || $0.isNumber }
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
}

/// The different parts of two lines: everything between their common beginning and their common end.
private func changedSpans(_ old: String, _ new: String) -> (Substring, Substring) {
  // Compares bytes, because `==` equates composed and decomposed characters.
  let (start, end) = commonEnds(old, new) { $0.utf8.elementsEqual($1.utf8) }
  return (old.dropFirst(start).dropLast(end), new.dropFirst(start).dropLast(end))
}
