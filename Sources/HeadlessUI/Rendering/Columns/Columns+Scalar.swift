extension Columns {
  /// The columns of `scalar` on its own: 0, 1 or 2, by East Asian Width.
  static func count(_ scalar: UInt32) -> Int {
    switch scalar {
    case 0..<0x300: 1
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2
    default:
      if contains(zeroWidthRanges, scalar) { 0 } else { contains(wideRanges, scalar) ? 2 : 1 }
    }
  }

  private static func contains(_ ranges: [UInt32], _ scalar: UInt32) -> Bool {
    ranges.withUnsafeBufferPointer { ranges in
      var low = 0
      var high = ranges.count / 2
      while low < high {
        let middle = (low + high) / 2
        if ranges[2 * middle + 1] < scalar { low = middle + 1 } else { high = middle }
      }
      return 2 * low < ranges.count && ranges[2 * low] <= scalar
    }
  }
}
