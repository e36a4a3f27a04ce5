import HeadlessDriver
import Testing

/// Transcripts that pass and transcripts that fail.
struct TranscriptCheckTests {

  /// A transcript of the first screen and an unknown word.
  nonisolated static let plain = """
    #: wall 1 keep-going
    | One
    |   One
    |   Two
    > Twoo
    ! unknown-action: no "Twoo"; did you mean "Two"?
    = exit 1

    """

  @Test(arguments: [
    plain, plain.replacing("\n", with: "\r\n"),
    plain.replacing("keep-going", with: "keep-going lang=en width=80"),
    plain.replacing("| One\n", with: "|...\n"),
    plain.replacing("|   Two\n", with: "|...\n|...\n|   Two\n|...\n"),
    plain.replacing("|   Two\n", with: "|~ *T*o*\n"),
    plain.replacing("|   One\n", with: "\n# why\n\n|   One\n"),
    plain.replacing("= exit 1\n", with: "= exit 1"), plain + "\n# the end\n",
    plain.replacing("!", with: "|...\n!"),
    plain.replacing("|   One\n|   Two\n> Twoo\n", with: "|...\n> Twoo\n"),
    plain.replacing("> Twoo", with: ">   Twoo  "),
    plain.replacing("= exit", with: ">\n>\n> # c\n= exit"),
  ])
  func `an equivalent transcript passes`(text: String) async {
    let check = await Wall.program().check(text)
    #expect(check.description == "wall.transcript: passed\n")
    #expect(check.passed)
    #expect(check.updated.elementsEqual(text.utf8))
  }

  @Test(arguments: [
    (
      plain.replacing(#"! unknown-action: no "Twoo"; did you mean "Two"?"#, with: "|..."),
      #"7: the answer to "Twoo" differs: 1 line new"#
    ),
    (
      plain.replacing("#: wall 1", with: "#: wall 1 trace").replacing("| One\n", with: "|...\n"),
      "2: the first screen differs: 2 lines new"
    ),
    (plain.replacing("| One\n", with: ""), "2: the first screen differs: 1 line new"),
    (plain.replacing("| One\n", with: "| one\n"), "2: the first screen differs: 1 line changed"),
    (
      plain.replacing("|   Two\n", with: "|   Two\n|\n"),
      "5: the first screen differs: 1 line missing"
    ),
    (
      plain.replacing("|   Two\n", with: "|  Two\n|\n"),
      "4: the first screen differs: 1 line changed, 1 missing"
    ),
    (
      plain.replacing("|   Two\n", with: "|   Two \n"),
      "4: the first screen differs: 1 line changed"
    ),
    (plain.replacing("|   Two\n", with: "|~ Two\n"), "4: the first screen differs: 1 line changed"),
    (
      plain.replacing("|   Two\n", with: "|~ *T\\*o\n"),
      "4: the first screen differs: 1 line changed"
    ),
    (plain.replacing("! ", with: "* "), #"6: the answer to "Twoo" differs: 1 line changed"#),
    (
      plain.replacing("! unknown", with: "|...\n! known"),
      #"7: the answer to "Twoo" differs: 1 line changed"#
    ),
    (plain.replacing("exit 1", with: "exit 0"), "7: the exit is 1, not 0"),
  ])
  func `a different transcript fails at the right line and is updated`(
    text: String, difference: String
  ) async {
    let check = await Wall.program().check(text)
    #expect(!check.passed)
    #expect(check.differences.map(\.description) == [difference])
    #expect(check.description.hasPrefix("wall.transcript:\(difference)\n--- wall.transcript\n"))
    let again = await Wall.program().check(check.updated, named: "wall.transcript")
    #expect(again.passed)
  }

  @Test func `lines after an early exit are reported as unreached`() async {
    let text = """
      #: wall 1
      |...
      > Twoo
      ! unknown-action: no "Twoo"; did you mean "Two"?
      > Two
      |...
      = exit 1

      """
    let check = await Wall.program().check(text)
    #expect(
      check.description == """
        wall.transcript:5: "> Two" is not reached, the run ends with line 3; remove what stands after that, or write keep-going into the header

        """)
  }

  @Test func `lines after :quit are reported as unreached`() async {
    let check = await Wall.program().check(
      "#: wall 1\n|...\n> :quit\n>\n= exit 0\n")
    #expect(
      check.differences.map(\.description) == [
        #"4: "> " is not reached, the run ends with line 3; remove what stands after that"#
      ])
  }

  @Test func `blank lines of output pass with or without their trailing space`() async {
    let transcript = await Wall.transcript(of: ["One", "cancel"])
    let spaced = transcript.replacing("\n|\n", with: "\n| \n")
    #expect(spaced != transcript)
    #expect(await Wall.program().check(spaced).passed)
    #expect(await Wall.program().check(spaced.replacing("\n", with: "\r\n")).passed)
  }

  @Test func `each check runs the app anew`() async {
    let program = Wall.program()
    let transcript = await Wall.transcript(of: ["One", "confirm", "Two", "confirm"])
    for _ in 0..<3 { #expect(await program.check(transcript).passed) }
  }
}
