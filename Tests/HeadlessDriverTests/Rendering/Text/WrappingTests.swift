import HeadlessDriver
import HeadlessUI
import Testing

struct WrappingTests {
  @Test func `a value that would be broken in a narrow column stands below its name`() {
    let row = Element(
      role: .row, label: "A presenter that keeps no state", value: "It maps, and it forgets.")
    #expect(
      Screen(elements: [row]).text(width: 50) == """
          A presenter that keeps no state
              It maps, and it forgets.

        """)
  }

  @Test func `a broken line goes on indented under its text`() {
    #expect(
      text(
        Element(role: .text, label: "The quick brown fox jumps over the lazy dog"),
        Element(role: .text, label: "About", value: "The quick brown fox jumps"),
        Element(role: .button, label: "Jump over the lazy dog", identifier: "jump"), width: 24)
          == """
            The quick brown fox
            jumps over the lazy
            dog
            About  The quick brown
                   fox jumps

            jump  Jump over the
                  lazy dog

          """)
  }

  @Test func `a broken title goes on two columns in`() {
    let title = "The quick brown fox jumps"
    #expect(Screen(title: title).text(width: 20) == "The quick brown fox\n  jumps\n")
  }

  @Test func `a word longer than the line is broken by columns`() {
    #expect(
      text(Element(role: .text, label: "see " + String(repeating: "abcde", count: 5)), width: 20)
        == "  see\n  abcdeabcdeabcdeabc\n  deabcde\n")
    #expect(
      text(Element(role: .text, label: String(repeating: "가", count: 10)), width: 21)
        == "  가가가가가가가가가\n  가\n")
  }

  @Test func `a note too long for its line moves below it whole`() {
    let delete = Element(role: .button, label: "delete", buttonRole: .destructive)
    #expect(text(delete, width: 20) == "  delete\n       (destructive)\n")
  }

  @Test func `a width that is too small counts as 20`() {
    #expect(
      text(Element(role: .text, label: "one two three four five"), width: 0)
        == "  one two three four\n  five\n")
  }

  @Test func `the lines of one text stand below each other`() {
    #expect(text(Element(role: .text, label: "a\nb\n\nc ")) == "  a\n  b\n\n  c\n")
    #expect(
      text(Element(role: .text, label: "Address", value: "1 Road\nSeoul"))
        == "  Address  1 Road\n           Seoul\n")
  }

  @Test func `a very wide label does not move the other columns`() {
    let long = String(repeating: "a", count: 40)
    #expect(
      text(
        Element(role: .text, label: "Short", value: "1"),
        Element(role: .text, label: long, value: "2"),
        Element(role: .text, label: "Longer", value: "3")) == """
            Short   1
            \(long)  2
            Longer  3

          """)
  }

  @Test func `a text without room on its line starts below`() {
    let name = String(repeating: "a", count: 14)
    #expect(
      text(Element(role: .button, label: "Press", identifier: name), width: 20)
        == "  \(name)\n      Press\n")
  }

  @Test func `deep indentation leaves room for the text`() {
    let nested = (0..<40).map { Element(role: .section, label: "S\($0)", depth: $0) }
    let lines = Screen(elements: nested).text(width: 20).split(separator: "\n")
    #expect(lines.count == 40)
    #expect(lines.last == "          S39")
  }

  @Test func `composed and decomposed Hangul line up`() {
    #expect(
      text(
        Element(role: .text, label: "이름", value: "홍길동"),
        Element(role: .text, label: "\u{1106}\u{1161}\u{11AB}\u{1102}\u{1161}", value: "x"),
        Element(role: .text, label: "Mail", value: "y")) == """
            이름  홍길동
            \u{1106}\u{1161}\u{11AB}\u{1102}\u{1161}  x
            Mail  y

          """)
  }
}
