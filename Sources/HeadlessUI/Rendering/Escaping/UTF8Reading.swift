extension String {
  /// What `body` makes of the bytes of this text.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
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
