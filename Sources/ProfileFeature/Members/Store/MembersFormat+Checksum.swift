nonisolated extension MembersFormat {
  /// The CRC-32 of `bytes`, as zip files and PNG have it, in eight hexadecimal digits.
  static func checksum(of bytes: some Sequence<UInt8>) -> String {
    var remainder: UInt32 = .max
    for byte in bytes {
      remainder ^= UInt32(byte)
      for _ in 0..<8 {
        remainder = remainder >> 1 ^ (remainder & 1 == 0 ? 0 : 0xEDB8_8320)
      }
    }
    let digits = String(~remainder, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
