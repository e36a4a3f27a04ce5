/// A key that a person pressed at a terminal.
package enum Key: Equatable, Sendable {
  /// The key types this character.
  case character(Unicode.Scalar)
  case left, right, wordLeft, wordRight, home, end, up, down
  case backspace, delete, deleteWord, deleteNextWord, deleteLine, deleteToEnd
  case yank, transpose
  case enter, tab, clearScreen
  /// Ctrl-D, which deletes a character, or ends the input on an empty line.
  case deleteOrEnd
  /// Ctrl-R, and Ctrl-G, which leaves a search.
  case search, leave
  /// The key means nothing at a prompt.
  case unknown
}

/// Puts together the bytes that a terminal sends for one key.
///
/// A terminal marks pasted text. Line ends and tabs in such a text type spaces, so that nothing is sent before a person presses
/// Enter.
struct KeyDecoder {
  /// The bytes of a key that is not complete yet.
  private var bytes: [UInt8] = []
  private var isPasting = false

  private static let escape: UInt8 = 0x1B
  private static let controls: [UInt8: Key] = [
    0x01: .home, 0x02: .left, 0x04: .deleteOrEnd, 0x05: .end, 0x06: .right, 0x07: .leave,
    0x08: .backspace, 0x09: .tab, 0x0A: .enter, 0x0B: .deleteToEnd, 0x0C: .clearScreen,
    0x0D: .enter, 0x0E: .down, 0x10: .up, 0x12: .search, 0x14: .transpose, 0x15: .deleteLine,
    0x17: .deleteWord, 0x19: .yank, 0x7F: .backspace,
  ]
  /// The sequences after `ESC [` and `ESC O`.
  private static let sequences: [String: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "F": .end, "H": .home, "1~": .home,
    "3~": .delete,
    "4~": .end, "7~": .home, "8~": .end, "1;5C": .wordRight, "1;5D": .wordLeft, "1;3C": .wordRight,
    "1;3D": .wordLeft,
  ]
  /// The keys that are pressed together with Alt.
  private static let alternates: [UInt8: Key] = [
    UInt8(ascii: "b"): .wordLeft, UInt8(ascii: "f"): .wordRight, UInt8(ascii: "d"): .deleteNextWord,
    0x08: .deleteWord, 0x7F: .deleteWord,
  ]
  /// No terminal sends a longer sequence for a key.
  private static let longest = 32

  /// Adds a byte. Returns the key that it completes; nil if the key is not complete yet.
  mutating func add(_ byte: UInt8) -> Key? {
    switch bytes.first {
    case nil: return begin(byte)
    case Self.escape?: return addToEscape(byte)
    default: return addToCharacter(byte)
    }
  }

  /// Forgets an incomplete key, and the beginning of a paste.
  mutating func reset() { self = KeyDecoder() }

  private mutating func begin(_ byte: UInt8) -> Key? {
    bytes = []
    switch byte {
    case Self.escape, 0xC2...0xF4:
      bytes = [byte]
      return nil
    case 0x20..<0x7F: return .character(Unicode.Scalar(byte))
    default:
      if !isPasting { return Self.controls[byte] ?? .unknown }
      return [0x09, 0x0A, 0x0D].contains(byte) ? .character(" ") : .unknown
    }
  }

  private mutating func addToCharacter(_ byte: UInt8) -> Key? {
    guard byte & 0xC0 == 0x80 else { return begin(byte) }
    bytes.append(byte)
    let count = bytes[0] < 0xE0 ? 2 : bytes[0] < 0xF0 ? 3 : 4
    if bytes.count < count { return nil }
    defer { bytes = [] }
    guard let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first,
      scalar.value >= 0xA0
    else { return .unknown }
    return .character(scalar)
  }

  private mutating func addToEscape(_ byte: UInt8) -> Key? {
    // Enter after a stray Esc still finishes the line.
    guard (0x20..<0x7F).contains(byte) || byte == 0x7F && bytes.count == 1 else {
      return begin(byte)
    }
    bytes.append(byte)
    let third = bytes.count > 2 ? bytes[2] : nil
    switch (bytes[1], third) {
    case (UInt8(ascii: "["), nil), (UInt8(ascii: "O"), nil): return nil
    case (UInt8(ascii: "["), UInt8(ascii: "[")) where bytes.count == 3: return nil
    case (UInt8(ascii: "["), _) where byte < 0x40 && bytes.count < Self.longest: return nil
    default: break
    }
    defer { bytes = [] }
    guard bytes.count > 2 else { return isPasting ? .unknown : Self.alternates[byte] ?? .unknown }
    let sequence = String(decoding: bytes[2...], as: UTF8.self)
    if sequence == "200~" || sequence == "201~" {
      isPasting = sequence == "200~"
      return .unknown
    }
    return isPasting ? .unknown : Self.sequences[sequence] ?? .unknown
  }
}
