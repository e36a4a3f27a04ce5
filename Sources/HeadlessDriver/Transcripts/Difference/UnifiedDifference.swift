import HeadlessUI

/// A difference between two texts as `diff -u` writes it, with marks under what changed within a line.
///
/// Without the lines that begin with `?` it is what `patch` applies.
struct UnifiedDifference {
  private static let context = 3

  let file: String
  let lines: [ArraySlice<UInt8>]
  let edits: [LineEdit]
  let isStyled: Bool
  private var text = ""

  /// The difference that `edits` make to `lines`, the lines of `file` with their ends.
  static func text(
    of edits: [LineEdit], to lines: [ArraySlice<UInt8>], in file: String, isStyled: Bool = false
  ) -> String {
    var difference = UnifiedDifference(
      file: file, lines: lines, edits: edits, isStyled: isStyled)
    difference.write()
    return difference.text
  }

  private init(file: String, lines: [ArraySlice<UInt8>], edits: [LineEdit], isStyled: Bool) {
    self.file = Escaping.line(file)
    self.lines = lines
    self.edits = edits
    self.isStyled = isStyled
  }

  private mutating func write() {
    guard edits.contains(where: { !$0.isKept }) else { return }
    append("--- \(file)", .bold)
    append("+++ \(file)", .bold)
    var (old, new) = (1, 1)
    var index = 0
    for hunk in hunks() {
      old += hunk.lowerBound - index
      new += hunk.lowerBound - index
      index = hunk.upperBound
      let (oldCount, newCount) = counts(of: hunk)
      append("@@ -\(Self.range(old, oldCount)) +\(Self.range(new, newCount)) @@", .cyan)
      write(hunk)
      old += oldCount
      new += newCount
    }
  }

  /// Where the changes are with the lines around them.
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

  private func counts(of hunk: Range<Int>) -> (old: Int, new: Int) {
    edits[hunk].reduce(into: (0, 0)) { counts, edit in
      switch edit {
      case .keep: counts = (counts.0 + 1, counts.1 + 1)
      case .remove: counts.0 += 1
      case .insert: counts.1 += 1
      }
    }
  }

  private static func range(_ start: Int, _ count: Int) -> String {
    // What is empty stands behind the line before it.
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
      case .insert(let bytes): inserted.append(bytes[...])
      }
    }
    write(removed, inserted)
  }

  private mutating func write(_ removed: [ArraySlice<UInt8>], _ inserted: [ArraySlice<UInt8>]) {
    for (index, line) in removed.enumerated() {
      let other = inserted.indices.contains(index) ? inserted[index] : []
      write("-", ChangedLine(line, against: other), .red)
    }
    for (index, line) in inserted.enumerated() {
      let other = removed.indices.contains(index) ? removed[index] : []
      write("+", ChangedLine(line, against: other), .green)
    }
  }

  private mutating func write(_ sign: String, _ line: ChangedLine, _ ink: Ink) {
    append(sign + line.text, ink)
    if !line.hasEnd { append("\\ No newline at end of file", .plain) }
    if let mark = line.mark { append("?\(mark)", .dim) }
  }

  private mutating func append(_ line: String, _ ink: Ink) {
    text += isStyled ? "\(ink.rawValue)\(line)\(Ink.plain.rawValue)\n" : "\(line)\n"
  }

  private enum Ink: String {
    case plain = "\u{1B}[0m"
    case bold = "\u{1B}[1m"
    case dim = "\u{1B}[2m"
    case red = "\u{1B}[31m"
    case green = "\u{1B}[32m"
    case cyan = "\u{1B}[36m"
  }
}
