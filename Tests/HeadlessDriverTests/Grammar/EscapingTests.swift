import HeadlessDriver
import HeadlessUI
import StateBinding
import Testing

struct EscapingTests {
  @Test(arguments: [
    ("plain", "plain"), ("\u{1B}[31m", #"\u{1B}[31m"#), ("a\tb", #"a\u{9}b"#), ("\u{0}", #"\u{0}"#),
    ("\u{7F}\u{85}", #"\u{7F}\u{85}"#), ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
    ("\u{202E}abc\u{2066}", #"\u{202E}abc\u{2066}"#), ("\u{61C}", #"\u{61C}"#),
    ("한글 é 👨‍👩‍👧 ❤️ \u{FFFD} \u{E000}", "한글 é 👨‍👩‍👧 ❤️ \u{FFFD} \u{E000}"),
    (#"\u{1B}"#, #"\u{1B}"#), ("12345678\u{7F}", #"12345678\u{7F}"#),
  ])
  func `control and bidirectional characters are shown by their numbers`(
    text: String, shown: String
  ) {
    #expect(Escaping.text(text) == shown)
    #expect(Escaping.line(text) == shown)
  }

  @Test func `line breaks are kept in a text and escaped in a line`() {
    #expect(Escaping.text("a\nb\r\n") == "a\nb\\u{D}\n")
    #expect(Escaping.line("a\nb") == #"a\u{A}b"#)
  }

  @Test func `exactly the misleading characters are escaped, at any position`() {
    for value in 0...0x2_FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "eight by" + String(Character(scalar)) + "tes"
      if (Escaping.line(text) != text) != scalar.isMisleading {
        Issue.record("U+\(String(value, radix: 16)) is not escaped as it is said to be")
      }
    }
  }

  @Test func `quoted text can be read again`() {
    #expect(Quoting.quoted(#"say "hi" \ "#) == #""say \"hi\" \\ ""#)
    #expect(Quoting.quoted("a\nb\u{1B}한") == #""a\nb\u{1B}한""#)
  }
}
