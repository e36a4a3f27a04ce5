import HeadlessDriver
import HeadlessUI
import StateBindingTestSupport

extension Random {
  private static let pieces = [
    "a", "Z", "0", "9", " ", "  ", "\t", "\"", "\\", "\n", "\r", "\r\n", "\u{0}", "\u{1B}",
    "\u{7F}",
    "\u{85}", "\u{9B}", "\u{A0}", "\u{301}", "\u{200D}", "\u{202E}", "\u{2028}", "\u{FEFF}", "한",
    "\u{1112}\u{1161}\u{11AB}", "👨‍👩‍👧", "\u{10FFFF}", ":", "#", "{", "}", "\\u{41}", "\\n", "tap ",
    "type ", "back", "confirm", ":wait ", ":expect ", "2s", "'",
  ]

  /// Up to seven pieces, most of them awkward.
  mutating func hostileText() -> String {
    (0..<Int.random(in: 0...7, using: &self)).map { _ in
      Self.pieces.randomElement(using: &self) ?? ""
    }
    .joined()
  }

  /// A text that is not empty.
  mutating func name() -> String {
    let name = hostileText()
    return name.isEmpty ? "x" : name
  }

  mutating func move() -> Move {
    switch Int.random(in: 0..<9, using: &self) {
    case 0: .tap(Name(name()))
    case 1: .tap(Name(name(), Int.random(in: 1...9, using: &self)))
    case 2: .type(hostileText(), into: Name(name()))
    case 3: .pick(Name(name()), option: hostileText())
    case 4: .toggle(Name(name()))
    case 5: .use(Name(name()), .increase)
    case 6: .submit(Name(name()))
    case 7: .use(Name(name(), Int.random(in: 1...9, using: &self)), .decrease)
    default:
      [.go(.refresh), .back, .go(.more), .confirm, .cancel].randomElement(using: &self) ?? .back
    }
  }
}
