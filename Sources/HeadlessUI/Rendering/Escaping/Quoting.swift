/// How a name is written in quotes so that the line that holds it can be typed and read.
public enum Quoting {
  /// `text` in quotes, with `\"`, `\\`, `\n` and `\u{…}` for what cannot stand in them.
  public static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the bytes of `text` in quotes.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    text.withBytes { text in
      guard text.contains(where: { $0 == 0x22 || $0 == 0x5C || $0 == 0x0A }) else {
        return Escaping.append(text, to: &bytes, keepsLineBreaks: false)
      }
      var index = 0
      while index < text.count {
        let end = text[index...].firstIndex { $0 == 0x22 || $0 == 0x5C || $0 == 0x0A }
        Escaping.append(
          UnsafeBufferPointer(rebasing: text[index..<(end ?? text.count)]), to: &bytes,
          keepsLineBreaks: false)
        guard let end else { return }
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(text[end] == 0x0A ? UInt8(ascii: "n") : text[end])
        index = end + 1
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
