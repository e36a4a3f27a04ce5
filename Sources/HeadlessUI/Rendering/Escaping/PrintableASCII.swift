extension UnsafeBufferPointer<UInt8> {
  /// Whether every byte is a character of ASCII that takes one column; eight bytes are looked at together.
  var isPrintableASCII: Bool {
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
    while offset < count {
      if self[offset] &- 0x20 > 0x5E { return false }
      offset &+= 1
    }
    return true
  }
}

/// Whether one of eight bytes is a control character, a deletion or no ASCII.
private func isAnyUnprintable(_ eight: UInt64) -> Bool {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let high: UInt64 = 0x8080_8080_8080_8080
  let isBelowSpace = (eight &- ones &* 0x20) & ~eight
  let isDeletionOrAbove = eight &+ ones
  return (isBelowSpace | isDeletionOrAbove | eight) & high != 0
}
