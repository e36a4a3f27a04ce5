extension String {
  /// What `body` makes of the bytes of this text.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }

  /// Whether `other` is the same for sure: the same characters at the same place, or the same few within the string.
  ///
  /// To compare them takes ten times as long where they differ, and finds texts equal that have other bytes. Strings that
  /// are the same to the bit are the same text; where they do not have the size that is expected, none is known to be.
  @inline(__always)
  func isIdentical(to other: String) -> Bool {
    MemoryLayout<String>.size == MemoryLayout<(UInt64, UInt64)>.size
      && unsafeBitCast(self, to: (UInt64, UInt64).self)
        == unsafeBitCast(other, to: (UInt64, UInt64).self)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The scalar at `index` of valid UTF-8, and where the next one begins.
  func scalar(at index: Int) -> (value: UInt32, end: Int) {
    let first = UInt32(self[index])
    switch first {
    case 0x00...0x7F: return (first, index + 1)
    case 0xC0...0xDF: return ((first & 0x1F) << 6 | rest(index + 1), index + 2)
    case 0xE0...0xEF:
      return ((first & 0x0F) << 12 | rest(index + 1) << 6 | rest(index + 2), index + 3)
    default:
      let upper = (first & 0x07) << 18 | rest(index + 1) << 12
      return (upper | rest(index + 2) << 6 | rest(index + 3), index + 4)
    }
  }

  private func rest(_ index: Int) -> UInt32 { UInt32(self[index] & 0x3F) }
}
