import Testing

@testable import HeadlessDriver

/// The output of a difference.
struct DifferenceTests {
  private func difference(_ text: String, showing texts: [String]) async -> String {
    await Wall.program(texts).check(text).description
  }

  @Test func `the changed part of a line is marked`() async {
    let difference = await difference(
      """
      #: wall 1
      | Hong Gildong
      |   Hong Gildang
      = exit 1

      """, showing: ["Hong Gildong"])
    #expect(
      difference == """
        wall.transcript:3: the first screen differs: 1 line changed
        --- wall.transcript
        +++ wall.transcript
        @@ -1,4 +1,4 @@
         #: wall 1
         | Hong Gildong
        -|   Hong Gildang
        ?             ^
        -= exit 1
        ?       ^
        +|   Hong Gildong
        ?             ^
        += exit 0
        ?       ^

        """)
  }

  @Test func `a change is shown between three lines of context`() async {
    let texts = (1...20).map { "Text \($0)" }
    let lines = texts.map { "|   \($0)\n" }.joined()
    let text = "#: wall 1\n| Text 1\n\(lines)= exit 0\n"
      .replacing("|   Text 5\n", with: "").replacing("|   Text 16\n", with: "|   Text 16\n| new\n")
    #expect(
      await difference(text, showing: texts) == """
        wall.transcript:7: the first screen differs: 1 line missing, 1 new
        --- wall.transcript
        +++ wall.transcript
        @@ -4,6 +4,7 @@
         |   Text 2
         |   Text 3
         |   Text 4
        +|   Text 5
         |   Text 6
         |   Text 7
         |   Text 8
        @@ -15,7 +16,6 @@
         |   Text 14
         |   Text 15
         |   Text 16
        -| new
         |   Text 17
         |   Text 18
         |   Text 19

        """)
  }

  @Test(
    arguments: [
      ("| Ab  ", "| Ab", "    ^^ 2 spaces at the end", nil),
      ("| Аb", "| Ab", "  ^ U+0410", "  ^ U+0041"),
      ("| 한b", "| \u{1112}\u{1161}\u{11AB}b", "  ^^ U+D55C", "  ^^ U+1112 U+1161 U+11AB"),
      ("| A\u{A0}b", "| A b", "   ^ U+00A0", "   ^ U+0020"),
      ("| A\u{200B}b", "| Ab", "   U+200B", nil),
      ("| 이름 b", "| 성함 b", "  ^^^^", "  ^^^^"),
    ] as [(String, String, String, String?)])
  func `invisible differences are named by code points`(
    old: String, new: String, mark: String, other: String?
  ) async {
    let shown = String(new.dropFirst(2))
    let text = await difference("#: wall 1\n\(old)\n|...\n= exit 0\n", showing: [shown])
    let lines = text.split(separator: "\n").map(String.init)
    let marks = lines.filter { $0.hasPrefix("?") }
    #expect(marks == ["?\(mark)"] + (other.map { ["?\($0)"] } ?? []))
  }

  @Test func `a line that was replaced as a whole has no marks`() async {
    #expect(
      await difference("#: wall 1\n| Members\n|   Devices\n= exit 0\n", showing: ["Members"])
        == """
        wall.transcript:3: the first screen differs: 1 line changed
        --- wall.transcript
        +++ wall.transcript
        @@ -1,4 +1,4 @@
         #: wall 1
         | Members
        -|   Devices
        +|   Members
         = exit 0

        """)
  }

  @Test func `a missing newline at the end of the file is shown`() async {
    #expect(
      await difference("#: wall 1\n|...\n= exit 1", showing: ["A"]) == """
        wall.transcript:3: the exit is 0, not 1
        --- wall.transcript
        +++ wall.transcript
        @@ -1,3 +1,3 @@
         #: wall 1
         |...
        -= exit 1
        \\ No newline at end of file
        ?       ^
        += exit 0
        \\ No newline at end of file
        ?       ^

        """)
  }

  @Test func `a difference escapes control characters of the file`() async {
    let text = await difference("#: wall 1\n# \u{1B}[2J\n| \u{1B}]0;x\n= exit 0\n", showing: ["A"])
    #expect(!text.contains("\u{1B}"))
    #expect(text.contains("\n # \\u{1B}[2J\n-| \\u{1B}]0;x\n"))
  }

  @Test func `a long text that replaces another one is not compared line by line`() {
    let counter = Counter()
    let old = (0..<500).map { CountedLine(number: $0, counter: counter) }
    let new = (500..<8_400).map { CountedLine(number: $0, counter: counter) }
    let changed = changedOffsets(from: old, to: new)
    #expect(changed.removed.count == 500)
    #expect(changed.inserted.count == 7_900)
    #expect(counter.count < 10_000)
  }
}

private final class Counter {
  var count = 0
}

/// A line that counts its comparisons.
private struct CountedLine: Equatable {
  let number: Int
  let counter: Counter

  static func == (line: CountedLine, other: CountedLine) -> Bool {
    line.counter.count += 1
    return line.number == other.number
  }
}
