extension Columns {
  /// Where the grapheme cluster at `index` ends, and its columns: an emoji with all that is joined to it takes two, as
  /// do a flag and a keycap; a syllable takes two in one piece or in Jamo.
  static func cluster(
    in text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (end: Int, columns: Int) {
    let first = text[index]
    if first < 0x80, index + 1 >= text.count || text[index + 1] < 0x80 { return (index + 1, 1) }
    var (base, end) = text.scalar(at: index)
    var columns = count(base)
    // Nothing that extends a cluster is ASCII.
    while end < text.count, text[end] >= 0x80 {
      let (scalar, next) = text.scalar(at: end)
      if scalar == zeroWidthJoiner, isPictograph(base), next < text.count {
        let joined = text.scalar(at: next)
        end = isPictograph(joined.value) ? joined.end : next
      } else if isFlagLetter(base), isFlagLetter(scalar) {
        return (next, 2)
      } else if isSkinTone(scalar), isPictograph(base) {
        end = next
      } else if count(scalar) == 0 {
        if scalar == emojiStyle, isPictograph(base) || isSign(base) { columns = 2 }
        if scalar == keycap, isKey(base) { columns = 2 }
        end = next
      } else {
        break
      }
    }
    return (end, columns)
  }

  private static var zeroWidthJoiner: UInt32 { 0x200D }
  private static var emojiStyle: UInt32 { 0xFE0F }
  private static var keycap: UInt32 { 0x20E3 }

  private static func isFlagLetter(_ scalar: UInt32) -> Bool {
    0x1F1E6...0x1F1FF ~= scalar
  }

  private static func isSkinTone(_ scalar: UInt32) -> Bool { 0x1F3FB...0x1F3FF ~= scalar }

  private static func isKey(_ scalar: UInt32) -> Bool {
    scalar == 0x23 || scalar == 0x2A || 0x30...0x39 ~= scalar
  }

  /// What is a picture, or is one where the style for emoji follows.
  private static func isPictograph(_ scalar: UInt32) -> Bool {
    0x2190...0x2BFF ~= scalar || (0x1F000...0x1FAFF ~= scalar && !isFlagLetter(scalar))
  }

  private static func isSign(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA9, 0xAE, 0x203C, 0x2049, 0x2122, 0x2139, 0x3030, 0x303D, 0x3297, 0x3299: true
    default: false
    }
  }
}
