/// Random numbers determined by a seed.
package struct Random: RandomNumberGenerator {
  private var state: UInt64

  /// The numbers of `seed`.
  package init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// The next number.
  package mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
