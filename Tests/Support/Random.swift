/// Random numbers determined by a seed.
public struct Random: RandomNumberGenerator {
  private var state: UInt64

  /// The numbers of `seed`.
  public init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
