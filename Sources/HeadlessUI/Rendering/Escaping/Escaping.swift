import StateBinding

/// How text from elsewhere is shown, so that it cannot act on a terminal or fool a reader.
public enum Escaping {
  /// `text` with every control character, line separator and direction control as `\u{1B}`; line breaks stay.
  public static func text(_ text: String) -> String { escaped(text, keepsLineBreaks: true) }

  /// `text` as one line: its line breaks are `\u{A}` too.
  public static func line(_ text: String) -> String { escaped(text, keepsLineBreaks: false) }

  /// Appends the bytes of `text`, escaped; line breaks stay if `keepsLineBreaks`.
  public static func append(_ text: String, to bytes: inout [UInt8], keepsLineBreaks: Bool) {
    text.withBytes { append($0, to: &bytes, keepsLineBreaks: keepsLineBreaks) }
  }

  static func append(
    _ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8], keepsLineBreaks: Bool
  ) {
    var start = 0
    var index = 0
    while index < text.count {
      let (scalar, end) = nextMisleading(in: text, from: index, keepsLineBreaks: keepsLineBreaks)
      let clean = text[start..<(scalar == nil ? text.count : end)]
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: clean))
      guard let scalar else { return }
      appendCode(of: scalar, to: &bytes)
      start = text.scalar(at: end).end
      index = start
    }
  }

  /// Whether nothing in `text` is escaped.
  static func isClean(_ text: UnsafeBufferPointer<UInt8>, keepsLineBreaks: Bool) -> Bool {
    text.isPrintableASCII
      || nextMisleading(in: text, from: 0, keepsLineBreaks: keepsLineBreaks).scalar == nil
  }

  /// Appends `scalar` as `\u{1B}`.
  static func appendCode(of scalar: UInt32, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "\\u{".utf8)
    let digits = max(1, (35 - scalar.leadingZeroBitCount) / 4)
    for digit in (0..<digits).reversed() {
      let nibble = UInt8(scalar >> UInt32(4 * digit) & 0xF)
      bytes.append(nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "A") + nibble - 10)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  /// The first scalar from `index` on that is escaped, and where it stands.
  static func nextMisleading(
    in text: UnsafeBufferPointer<UInt8>, from index: Int, keepsLineBreaks: Bool
  ) -> (scalar: UInt32?, at: Int) {
    var index = index
    while index < text.count {
      let byte = text[index]
      if byte &- 0x20 <= 0x5E || (byte == 0x0A && keepsLineBreaks) {
        index &+= 1
        continue
      }
      // Only these bytes begin a scalar that misleads; E2 begins much else, so it is read whole.
      let (value, end) = text.scalar(at: index)
      if byte < 0x80 || byte == 0xC2 || byte == 0xD8 || byte == 0xE2,
        Unicode.Scalar(value)?.isMisleading == true
      {
        return (value, index)
      }
      index = end
    }
    return (nil, index)
  }

  private static func escaped(_ text: String, keepsLineBreaks: Bool) -> String {
    let isSafe = text.withBytes { isClean($0, keepsLineBreaks: keepsLineBreaks) }
    if isSafe { return text }
    var bytes: [UInt8] = []
    append(text, to: &bytes, keepsLineBreaks: keepsLineBreaks)
    return String(decoding: bytes, as: UTF8.self)
  }
}
