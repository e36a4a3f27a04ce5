extension UnsafeBufferPointer<UInt8> {
  /// Whether every byte is a character of ASCII that takes one column; eight bytes are looked at together.
  @inline(__always)
  package var isPrintableASCII: Bool {
    guard let baseAddress else { return true }
    let raw = UnsafeRawPointer(baseAddress)
    var offset = 0
    while offset &+ 8 <= count {
      let eight = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if isAnyUnprintable(eight) { return false }
      offset &+= 8
    }
    if count >= 8 {
      // The last eight again, with those before them that were looked at.
      return !isAnyUnprintable(raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self))
    }
    if count >= 4 {
      let first = UInt64(raw.loadUnaligned(as: UInt32.self))
      let last = UInt64(raw.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
      return !isAnyUnprintable(first | last << 32)
    }
    if count == 0 { return true }
    let three = UInt64(self[0]) | UInt64(self[count / 2]) << 8 | UInt64(self[count &- 1]) << 16
    return !isAnyUnprintable(three | 0x2020_2020_2000_0000)
  }
}

/// Whether one of eight bytes is a control character, a deletion or no ASCII.
@inline(__always)
private func isAnyUnprintable(_ eight: UInt64) -> Bool {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let high: UInt64 = 0x8080_8080_8080_8080
  let isBelowSpace = (eight &- ones &* 0x20) & ~eight
  let isDeletionOrAbove = eight &+ ones
  return (isBelowSpace | isDeletionOrAbove | eight) & high != 0
}
