import HeadlessDriver
import Testing

/// Transcripts brought up to date.
struct TranscriptUpdateTests {
  @Test(arguments: [
    // Written by hand, with inputs only.
    (
      """
      #: wall 1
      # Putting.

      > One
      # It asks.
      > confirm
      = exit 0
      """,
      """
      #: wall 1
      # Putting.

      | One
      |   One
      |   Two
      > One
      | One
      |   One
      |   Two
      |
      | ? One
      |   confirm  Put
      |   cancel   Leave
      # It asks.
      > confirm
      | One
      |   One
      |   Two
      |
      |   One
      = exit 0
      """
    ),
    // Matching gaps, patterns and comments stay.
    (
      """
      #: wall 1
      |...
      > One
      | Old
      |...
      # The question.
      |~ ? *
      |   confirm  Got
      |...
      > cancel
      |~ O*
      # The texts.
      |~ *Three
      |   Two
      = exit 1
      # The end.

      """,
      """
      #: wall 1
      |...
      > One
      | One
      |...
      # The question.
      |~ ? *
      |   confirm  Put
      |...
      > cancel
      |~ O*
      # The texts.
      |   One
      |   Two
      = exit 0
      # The end.

      """
    ),
    // Old lines are removed and new lines inserted in their places.
    (
      """
      #: wall 1
      | One
      |   Zero
      |   One
      = exit 0

      """,
      """
      #: wall 1
      | One
      |   One
      |   Two
      = exit 0

      """
    ),
  ])
  func `an update rewrites the different lines and keeps the others`(old: String, new: String) async
  {
    let check = await Wall.program().check(old)
    #expect(String(decoding: check.updated, as: UTF8.self) == new)
    #expect(await Wall.program().check(new).passed)
  }

  @Test func `an update keeps the line endings of the file`() async {
    let check = await Wall.program().check("#: wall 1\r\n| Ono\r\n= exit 1")
    #expect(
      String(decoding: check.updated, as: UTF8.self).utf8.elementsEqual(
        "#: wall 1\r\n| One\r\n|   One\r\n|   Two\r\n= exit 0".utf8))
  }

  @Test func `an update replaces a block of 2,100 different lines`() async {
    let texts = (0..<2_100).map { "Text \($0)" }
    let lines = (0..<2_100).map { "|   text \($0)\n" }.joined()
    let check = await Wall.program(texts).check("#: wall 1\n# Long.\n\(lines)= exit 0\n")
    let again = await Wall.program(texts).check(check.updated, named: "wall.transcript")
    #expect(again.passed)
    #expect(check.updated.starts(with: "#: wall 1\n# Long.\n| Text 0\n|   Text 0\n".utf8))
  }
}
