import Foundation

/// The SHA-256 of `text` in base 64, as FIPS 180-4 defines it.
func sha256(_ text: String) -> String {
  // The first 64 bits of the fractional parts of the roots of the first primes.
  func fraction(_ root: Double) -> UInt32 { UInt32((root - root.rounded(.down)) * 4_294_967_296) }
  func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
  let primes = (2...311).filter { number in (2..<number).allSatisfy { number % $0 != 0 } }
  let rounds = primes.map { fraction(cbrt(Double($0))) }
  var state = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
  var message = Array(text.utf8) + [0x80]
  message += Array(repeating: 0, count: (120 - message.count % 64) % 64)
  message += withUnsafeBytes(of: UInt64(text.utf8.count * 8).bigEndian, Array.init)
  for start in stride(from: 0, to: message.count, by: 64) {
    var words = (0..<16).map { word in
      message[(start + word * 4)..<(start + word * 4 + 4)].reduce(UInt32(0)) {
        $0 << 8 | UInt32($1)
      }
    }
    for index in 16..<64 {
      let (near, far) = (words[index - 2], words[index - 15])
      let one: UInt32 = rotated(near, 17) ^ rotated(near, 19) ^ (near >> 10)
      let other: UInt32 = rotated(far, 7) ^ rotated(far, 18) ^ (far >> 3)
      words.append(words[index - 16] &+ other &+ words[index - 7] &+ one)
    }
    var v = state
    for index in 0..<64 {
      let mixed: UInt32 = rotated(v[4], 6) ^ rotated(v[4], 11) ^ rotated(v[4], 25)
      let choice: UInt32 = (v[4] & v[5]) ^ (~v[4] & v[6])
      let first: UInt32 = v[7] &+ mixed &+ choice &+ rounds[index] &+ words[index]
      let turned: UInt32 = rotated(v[0], 2) ^ rotated(v[0], 13) ^ rotated(v[0], 22)
      let majority: UInt32 = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
      v = [first &+ turned &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
    }
    state = zip(state, v).map { $0 &+ $1 }
  }
  let bytes = state.flatMap { withUnsafeBytes(of: $0.bigEndian, Array.init) }
  return Data(bytes).base64EncodedString()
}
