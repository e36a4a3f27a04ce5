/// The number of terminal columns that text takes, whatever the locale says.
public enum Columns {
  /// The columns of the widest line of `text` as it is shown: escaped, and by grapheme cluster.
  public static func count(_ text: String) -> Int {
    if text.isPrintableASCII { return text.utf8.count }
    return Escaping.text(text).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false).map(count).max() ?? 0
  }

  /// The columns of `text`, which is escaped and has no line break.
  static func count(_ text: Substring.UnicodeScalarView) -> Int {
    var columns = 0
    var index = text.startIndex
    while index < text.endIndex {
      let cluster = cluster(in: text, at: index)
      columns += cluster.columns
      index = cluster.end
    }
    return columns
  }

  /// The end of the grapheme cluster at `start`, and its columns.
  ///
  /// An emoji takes two with all that is joined to it, as do a flag, a keycap, and a syllable in one piece or in Jamo.
  static func cluster(
    in text: Substring.UnicodeScalarView, at start: Substring.Index
  ) -> (end: Substring.Index, columns: Int) {
    let base = text[start].value
    var end = text.index(after: start)
    var columns = count(base)
    while end < text.endIndex {
      let scalar = text[end].value
      let next = text.index(after: end)
      if scalar == zeroWidthJoiner, isPictograph(base), next < text.endIndex {
        end = isPictograph(text[next].value) ? text.index(after: next) : next
      } else if isFlagLetter(base), isFlagLetter(scalar) {
        return (next, 2)
      } else if isSkinTone(scalar), isPictograph(base) {
        end = next
      } else if count(scalar) == 0 {
        if scalar == emojiStyle, isPictograph(base) || isSign(base) { columns = 2 }
        if scalar == keycap, isKey(base) { columns = 2 }
        end = next
      } else {
        break
      }
    }
    return (end, columns)
  }

  /// The columns of `scalar` alone: 0, 1 or 2, by East Asian Width.
  private static func count(_ scalar: UInt32) -> Int {
    switch scalar {
    case 0..<0x300: 1
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2
    default:
      if contains(zeroWidthRanges, scalar) { 0 } else { contains(wideRanges, scalar) ? 2 : 1 }
    }
  }

  /// Whether one of `ranges`, which hold the first and the last scalar of each in turn, has `scalar`.
  private static func contains(_ ranges: [UInt32], _ scalar: UInt32) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if ranges[2 * middle + 1] < scalar { low = middle + 1 } else { high = middle }
    }
    return 2 * low < ranges.count && ranges[2 * low] <= scalar
  }

  private static let zeroWidthJoiner: UInt32 = 0x200D
  private static let emojiStyle: UInt32 = 0xFE0F
  private static let keycap: UInt32 = 0x20E3

  private static func isFlagLetter(_ scalar: UInt32) -> Bool { 0x1F1E6...0x1F1FF ~= scalar }

  private static func isSkinTone(_ scalar: UInt32) -> Bool { 0x1F3FB...0x1F3FF ~= scalar }

  private static func isKey(_ scalar: UInt32) -> Bool {
    scalar == 0x23 || scalar == 0x2A || 0x30...0x39 ~= scalar
  }

  /// Whether `scalar` is a picture, at least with the emoji style after it.
  private static func isPictograph(_ scalar: UInt32) -> Bool {
    0x2190...0x2BFF ~= scalar || (0x1F000...0x1FAFF ~= scalar && !isFlagLetter(scalar))
  }

  private static func isSign(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA9, 0xAE, 0x203C, 0x2049, 0x2122, 0x2139, 0x3030, 0x303D, 0x3297, 0x3299: true
    default: false
    }
  }
}

/// `text`, broken between words into lines of `width` columns, each with its end. The lines after the first are indented by `hang`.
package func wrapped(_ text: String, to width: Int, hang: Int = 2) -> String {
  var lines: [String] = []
  var columns = 0
  for word in text.split(separator: " ", omittingEmptySubsequences: false) {
    let count = Columns.count(String(word))
    if let last = lines.indices.last, columns + 1 + count <= width {
      lines[last] += " \(word)"
      columns += 1 + count
    } else {
      let indent = lines.isEmpty ? 0 : hang
      lines.append(String(repeating: " ", count: indent) + word)
      columns = indent + count
    }
  }
  return lines.map { "\($0)\n" }.joined()
}
