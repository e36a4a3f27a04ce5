/// How many columns of a terminal text takes, whatever the locale says.
public enum Columns {
  /// The columns of the widest line of `text` as it is shown: escaped, and by grapheme cluster.
  public static func count(_ text: String) -> Int {
    text.withBytes { bytes in
      if bytes.isPrintableASCII { return bytes.count }
      guard Escaping.isClean(bytes, keepsLineBreaks: true) else {
        var escaped: [UInt8] = []
        Escaping.append(bytes, to: &escaped, keepsLineBreaks: true)
        return escaped.withUnsafeBufferPointer(widest)
      }
      return widest(bytes)
    }
  }

  /// The columns of `text` from `start` to `end`, in which nothing is escaped and no line breaks.
  static func count(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Int {
    var columns = 0
    var index = start
    while index < end {
      let cluster = cluster(in: text, at: index)
      columns += cluster.columns
      index = cluster.end
    }
    return columns
  }

  private static func widest(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var widest = 0
    var start = 0
    while start <= text.count {
      let end = text[start...].firstIndex(of: 0x0A) ?? text.count
      widest = max(widest, count(text, from: start, to: end))
      start = end + 1
    }
    return widest
  }
}
