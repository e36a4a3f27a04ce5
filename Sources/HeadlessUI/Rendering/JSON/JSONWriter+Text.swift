import StateBinding

extension JSONWriter {
  /// Appends what stands between the quotes: line breaks are `\n`, and the backslash of `\u{1B}` is JSON's own.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte &- 0x20 <= 0x5E, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        index &+= 1
        continue
      }
      let (value, end) = text.scalar(at: index)
      if byte >= 0x80, Unicode.Scalar(value)?.isMisleading != true {
        index = end
        continue
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      bytes.append(UInt8(ascii: "\\"))
      switch byte {
      case 0x0A: bytes.append(UInt8(ascii: "n"))
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
      default: Escaping.appendCode(of: value, to: &bytes)
      }
      start = end
      index = end
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }
}
