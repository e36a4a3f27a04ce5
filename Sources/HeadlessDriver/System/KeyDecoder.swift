/// A key that a person pressed at a terminal.
enum Key: Equatable {
  /// The key types this character.
  case character(Unicode.Scalar)
  /// The key has a control character of its own, as Enter, Tab and Ctrl-A have.
  case control(UInt8)
  /// The key has an escape sequence, as the arrows have.
  case sequence([UInt8])
  /// The key means nothing at a prompt.
  case unknown

  /// The characters of the key for libedit.
  var characters: [Int32] {
    switch self {
    case .character(let scalar): [Int32(scalar.value)]
    case .control(let byte): [Int32(byte)]
    case .sequence(let bytes): bytes.map { Int32($0) }
    case .unknown: []
    }
  }

  static let escape: UInt8 = 0x1B
  static let backspace = Key.control(0x7F)
  static let tab = Key.control(0x09)
  static let clearScreen = Key.control(0x0C)
  static let deleteLine = Key.control(0x15)
  static let deleteWord = Key.control(0x17)
  /// Ctrl-R.
  static let search = Key.control(0x12)
  /// Ctrl-G, which leaves a search.
  static let leave = Key.control(0x07)

  var isBackspace: Bool { self == .backspace || self == .control(0x08) }
  var isEnter: Bool { self == .control(0x0D) || self == .control(0x0A) }
  /// Whether the key is the arrow up or Ctrl-P.
  var isUp: Bool { self == .control(0x10) || isArrow("A") }
  /// Whether the key is the arrow down or Ctrl-N.
  var isDown: Bool { self == .control(0x0E) || isArrow("B") }

  private func isArrow(_ letter: Unicode.Scalar) -> Bool {
    let last = UInt8(ascii: letter)
    return self == .sequence([Self.escape, UInt8(ascii: "["), last])
      || self == .sequence([Self.escape, UInt8(ascii: "O"), last])
  }
}

/// Puts together the bytes that a terminal sends for one key.
///
/// libedit gets only whole keys. After a part of a key, libedit would wait for the rest by itself, and meanwhile the program
/// would react neither to signals nor to the app's clock. So libedit also gets no key that makes it ask for more input, such as
/// its own search or command prompt.
struct KeyDecoder {
  /// The bytes of a key that is not complete yet.
  private var bytes: [UInt8] = []

  /// The control characters of known keys: to move, delete, recall, search, complete and finish.
  private static let controls: Set<UInt8> = [
    0x01, 0x02, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x0E, 0x10, 0x12, 0x14,
    0x15, 0x17, 0x19, 0x7F,
  ]
  /// The known sequences behind `ESC [`: the arrows, Home, End and Delete, and the arrows with Ctrl.
  private static let sequences: Set<String> = [
    "A", "B", "C", "D", "F", "H", "1~", "3~", "4~", "7~", "8~", "1;5C", "1;5D",
  ]
  /// No terminal sends a longer sequence for a key.
  private static let longest = 32

  /// Adds a byte. Returns the key that it completes; nil if the key is not complete yet.
  mutating func add(_ byte: UInt8) -> Key? {
    switch bytes.first {
    case nil: return begin(byte)
    case Key.escape?: return addToEscape(byte)
    default: return addToCharacter(byte)
    }
  }

  /// Forgets an incomplete key.
  mutating func reset() { bytes = [] }

  private mutating func begin(_ byte: UInt8) -> Key? {
    bytes = []
    switch byte {
    case Key.escape, 0xC2...0xF4:
      bytes = [byte]
      return nil
    case 0x20..<0x7F: return .character(Unicode.Scalar(byte))
    default: return Self.controls.contains(byte) ? .control(byte) : .unknown
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
    let isKnown =
      switch bytes[1] {
      case UInt8(ascii: "["), UInt8(ascii: "O"):
        Self.sequences.contains(String(decoding: bytes[2...], as: UTF8.self))
      // Alt-X opens libedit's own command prompt.
      case UInt8(ascii: "x"), UInt8(ascii: "X"): false
      default: true
      }
    return isKnown ? .sequence(bytes) : .unknown
  }
}
