/// A line in which `*` stands for any text, and `\*` for a star.
enum LinePattern {
  private enum Part: Equatable {
    case any
    case byte(UInt8)
  }

  /// Whether `pattern` stands for all of `text`.
  static func matches(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    let parts = parts(of: pattern)
    var part = 0
    var index = text.startIndex
    /// Where the last `*` stands, and how far it reaches.
    var star: (part: Int, end: Int)?
    while index < text.endIndex {
      if part < parts.count, parts[part] == .byte(text[index]) {
        part += 1
        index += 1
      } else if part < parts.count, parts[part] == .any {
        star = (part, index)
        part += 1
      } else if let last = star {
        star = (last.part, last.end + 1)
        part = last.part + 1
        index = last.end + 1
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == .any }
  }

  private static func parts(of pattern: ArraySlice<UInt8>) -> [Part] {
    var parts: [Part] = []
    for byte in pattern {
      if byte != UInt8(ascii: "*") {
        parts.append(.byte(byte))
      } else if parts.last == .byte(UInt8(ascii: "\\")) {
        parts[parts.count - 1] = .byte(byte)
      } else {
        parts.append(.any)
      }
    }
    return parts
  }
}
