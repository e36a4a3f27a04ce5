import HeadlessUI
import TestSupport

extension Screen {
  /// A screen of random elements with texts that try to get in the way.
  static func random(_ random: inout Random) -> Screen {
    let count = Int.random(in: 0...12, using: &random)
    let elements = (0..<count).map { _ in Element.random(&random) }
    var alert: Alert?
    if Int.random(in: 0..<4, using: &random) == 0 {
      alert = Alert(
        role: .dialog, title: .awkward(&random),
        message: Bool.random(using: &random) ? .awkward(&random) : nil,
        elements: (0..<3).map { _ in Element.random(&random) })
    }
    let covered = Int.random(in: 0..<8, using: &random) == 0 ? [Screen(title: "Below")] : []
    return Screen(title: .awkward(&random), elements: elements, alert: alert, covered: covered)
  }
}

extension Element {
  static func random(_ random: inout Random) -> Element {
    func maybe(_ random: inout Random) -> String? {
      Bool.random(using: &random) ? .awkward(&random) : nil
    }
    var element = Element(
      role: Role.allCases.randomElement(using: &random) ?? .text, label: .awkward(&random),
      value: maybe(&random), identifier: maybe(&random),
      isEnabled: Int.random(in: 0..<4, using: &random) > 0,
      isSelected: Int.random(in: 0..<4, using: &random) == 0,
      buttonRole: [nil, nil, .destructive, .cancel].randomElement(using: &random) ?? nil,
      depth: Int.random(in: 0...4, using: &random))
    element.isFocused = Int.random(in: 0..<4, using: &random) == 0
    element.isBeside = Int.random(in: 0..<4, using: &random) == 0
    return element
  }
}

extension String {
  /// A short text of pieces that are hard to print.
  static func awkward(_ random: inout Random) -> String {
    let count = Int.random(in: 0...8, using: &random)
    return (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  private static let pieces = [
    " ", "  ", "\n", "word", "back", "type", "a", ">", "|", "!", "=", "#", "*", ":", "\"", "\\",
    "\u{1B}[31m", "\u{0}", "\r", "\r\n", "\t", "\u{7F}", "\u{85}", "\u{9B}", "\u{61C}", "\u{200E}",
    "\u{200F}", "\u{2028}", "\u{2029}", "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{301}",
    "\u{20E3}", "\u{FE0F}", "\u{200D}", "1\u{FE0F}\u{20E3}", "👨‍👩‍👧", "👍🏽", "🇰🇷", "🇰", "한글",
    "\u{1112}\u{1161}\u{11AB}",
    "\u{1161}", "\u{11AB}", "漢字", "\u{3000}", "\u{A0}", "\u{FFFD}", "\u{FFFF}", "\u{E000}",
    "\u{AD}",
    "\u{FEFF}", "é", "supercalifragilisticexpialidocious", "login 12345", #"\u{1B}"#,
  ]
}
