extension String {
  /// A short text of pieces that are hard to print.
  public static func awkward(_ random: inout Random) -> String {
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
