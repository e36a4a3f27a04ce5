import HeadlessDriver
import Testing

/// The reading of a line by its form alone.
struct LineTests {
  @Test(arguments: ["", " ", "\t \t", "#", "# comment", "#: header", "  # comment", "#1"])
  func `an empty line or a comment does nothing`(line: String) {
    #expect(Line(line).reading == .nothing)
  }

  @Test(arguments: [
    "logout", "login 12345", "Log out", "2", "Back", "BACK", "type2", "backwards", "로그아웃",
    "\"back\"", "\u{A0}back", "back\u{301}", "\u{FEFF}:help", "tap\u{A0}logout", "a # b", "a :help",
    "tpye name x", "confirm!", "-1", "--help",
  ])
  func `a line without a verb in front is a name`(line: String) {
    #expect(Line(line).reading == .bare)
    #expect(Line(line).text == line)
  }

  @Test(arguments: [
    ("  login 12345\t", "login 12345"), ("Log  out", "Log  out"), (" \u{3000}x ", "\u{3000}x"),
  ])
  func `only spaces and tabs around a line are dropped`(line: String, text: String) {
    #expect(Line(line).text == text)
  }

  @Test func `composed and decomposed text stay unchanged`() {
    #expect(
      Array(Line("\u{1112}\u{1161}\u{11AB}").text.unicodeScalars) == [
        "\u{1112}", "\u{1161}", "\u{11AB}",
      ])
  }

  @Test(
    arguments: [
      ("2", 2), ("007", 7), ("0", 0), ("2 ", 2), ("-2", nil), ("+2", nil), ("2.0", nil), ("٢", nil),
      ("", nil), ("99999999999999999999", nil), ("2 3", nil),
    ] as [(String, Int?)])
  func `a line of digits is a number`(line: String, number: Int?) {
    #expect(Line(line).number == number)
  }

  @Test(arguments: ["type", "type name", "back 2", "tap Log out", "submit \"a", "pick"])
  func `an incomplete verb keeps its text, because it may be a name`(line: String) {
    guard case .notAVerb(let error) = Line(line).reading else {
      Issue.record("\(line) reads as \(Line(line).reading)")
      return
    }
    #expect(error.code == .badArgument)
    #expect(Line(line).text == line)
  }
}
