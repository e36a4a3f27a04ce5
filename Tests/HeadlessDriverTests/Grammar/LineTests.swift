import HeadlessDriver
import HeadlessUI
import Testing

/// The reading of a line by its form.
struct LineTests {
  @Test(arguments: ["", " ", "\t \t", "#", "# comment", "#: header", "  # comment", "#1"])
  func `an empty line or a comment does nothing`(line: String) {
    let parsed = UsableScreen(.buttons(line)).read(line)
    #expect(parsed.move == nil && parsed.error == nil)
  }

  @Test(arguments: [
    "logout", "login 12345", "Log out", "2", "Back", "BACK", "type2", "backwards", "로그아웃",
    "\"back\"", "\u{A0}back", "back\u{301}", "\u{FEFF}:help", "tap\u{A0}logout", "a # b", "a :help",
    "tpye name x", "confirm!", "-1", "--help",
  ])
  func `a line without a verb in front is a name`(line: String) {
    #expect(UsableScreen(.buttons(line)).read(line).move == .tap(Name(line)))
  }

  @Test(arguments: [
    ("  login 12345\t", "login 12345"), ("Log  out", "Log  out"), (" \u{3000}x ", "\u{3000}x"),
  ])
  func `only spaces and tabs around a line are dropped`(line: String, name: String) {
    #expect(UsableScreen(.buttons(name)).read(line).move == .tap(Name(name)))
  }

  @Test func `composed and decomposed text stay unchanged`() {
    let text = UsableScreen(Screen()).read("\u{1112}\u{1161}\u{11AB}").text
    #expect(Array(text.unicodeScalars) == ["\u{1112}", "\u{1161}", "\u{11AB}"])
  }

  @Test(arguments: [("2", 1), ("002", 1), ("2 ", 1), ("1", 0)])
  func `a line of digits is the number of an element at a terminal`(line: String, index: Int) {
    #expect(UsableScreen(.buttons("One", "Two")).read(line, takesNumbers: true).target == index)
  }

  @Test(arguments: ["-2", "+2", "2.0", "٢", "99999999999999999999", "2 3", "0", "3"])
  func `a wrong or foreign number reaches no element`(line: String) {
    #expect(UsableScreen(.buttons("One", "Two")).read(line, takesNumbers: true).target == nil)
  }

  @Test(arguments: ["type", "type name", "back 2", "tap Log out", "submit \"a", "pick"])
  func `an incomplete verb may be a name`(line: String) {
    #expect(UsableScreen(Screen()).read(line).error?.code == .badArgument)
    #expect(UsableScreen(.buttons(line)).read(line).move == .tap(Name(line)))
  }
}

extension Screen {
  nonisolated fileprivate static func buttons(_ labels: String...) -> Screen {
    Screen(elements: labels.map { Element(role: .button, label: $0) })
  }
}
