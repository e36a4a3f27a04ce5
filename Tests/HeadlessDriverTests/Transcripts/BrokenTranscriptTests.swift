import HeadlessDriver
import StateBindingFiles
import Testing

/// Files that are not transcripts. The error names the line.
struct BrokenTranscriptTests {
  nonisolated private static let noHeader = ##"1: the header is missing; begin with "#: wall 1""##

  nonisolated private static func noPrefix(_ line: String) -> String {
    ##"2: "\##(line)" has no prefix; write "> " before an input, "| " before output, "# " before a comment"##
  }

  nonisolated private static func noExit(_ line: String) -> String {
    #"2: "\#(line)" is not an exit line; write "= exit 0" or "= exit 1""#
  }

  nonisolated private static func afterExit(_ number: Int, _ line: String) -> String {
    #"\#(number): "\#(line)" stands after the exit of line 2; only comments may"#
  }

  @Test(arguments: [
    ("", noHeader), ("\n", noHeader), ("# wall 1\n= exit 0\n", noHeader), ("> One\n", noHeader),
    ("#:\n", noHeader),
    (
      "#: chess 1\n",
      ##"1: it is a transcript of "chess", and this is wall; check it with that program"##
    ),
    ("\u{FEFF}#: wall 1\n", "1: it begins with a byte order mark (U+FEFF); remove that"),
    ("#: wall\n", ##"1: the header has no version; write "#: wall 1""##),
    ("#: wall 2\n", ##"1: the version is "2", and this program reads 1 only"##),
    (
      "#: wall 1 store=/etc/passwd\n= exit 0\n",
      ##"1: "store=/etc/passwd" cannot be set in a header; a header sets trace, keep-going, unfinished, preview, lang, width, seed, network, fail"##
    ),
    (
      "#: wall 1 width=5\n",
      ##"1: width: "5" is not a whole number from 20 to 1000; write one"##
    ),
    ("#: wall 1 trace trace\n", "1: trace is given twice; give it once"),
    ("#: wall 1\n", ##"1: the exit is missing; end with "= exit 0""##),
    ("#: wall 1\n> One\n\n# c\n", ##"4: the exit is missing; end with "= exit 0""##),
    ("#: wall 1\nOne\n= exit 0\n", noPrefix("One")), ("#: wall 1\n>One\n", noPrefix(">One")),
    ("#: wall 1\n|....\n", noPrefix("|....")), ("#: wall 1\n!\n", noPrefix("!")),
    ("#: wall 1\n\u{1B}[2J\n", noPrefix(#"\u{1B}[2J"#)),
    ("#: wall 1\n#: wall 1\n= exit 0\n", "2: a header stands on line 1 only; remove this one"),
    ("#: wall 1\n= exit\n", noExit("= exit")), ("#: wall 1\n= exit one\n", noExit("= exit one")),
    ("#: wall 1\n= exit -1\n", noExit("= exit -1")),
    ("#: wall 1\n= exit 99999999999\n", noExit("= exit 99999999999")),
    ("#: wall 1\n= exit 0\n> One\n", afterExit(3, "> One")),
    ("#: wall 1\n= exit 0\n|...\n", afterExit(3, "|...")),
    ("#: wall 1\n= exit 0\n# c\n= exit 0\n", afterExit(4, "= exit 0")),
    ("#: wall 1\n> :save a\n= exit 0\n", "2: a transcript writes no file; remove :save"),
    ("#: wall 1\n>   :save \"a b\"\n= exit 0\n", "2: a transcript writes no file; remove :save"),
    ("#: wall 1\n> a\u{0}\n", "2: the line has a NUL as byte 4; remove it"),
  ])
  func `a broken transcript is reported with its line and mistake`(text: String, mistake: String)
    async
  {
    let check = await Wall.program().check(text)
    #expect(!check.passed)
    #expect(check.error?.description == mistake)
    #expect(check.description == "wall.transcript:\(mistake)\n")
    #expect(check.updated == [])
  }

  @Test func `invalid UTF-8 in a transcript is reported`() async {
    let bytes = Array("#: wall 1\n# fine\n# ".utf8) + [0xC3, 0x28, 0x0A]
    let check = await Wall.program().check(bytes, named: "wall.transcript")
    #expect(
      check.error?.description == "3: the line is not valid UTF-8; write the input in UTF-8")
  }

  @Test func `a line over 1 MiB in a transcript is reported`() async {
    let long = String(repeating: "x", count: 1 << 20)
    let fine = await Wall.program().check("#: wall 1\n# \(long)\n= exit 0\n|")
    #expect(fine.error?.line == 4)
    let tooLong = await Wall.program().check("#: wall 1\n# x\(long)\n= exit 0\n")
    #expect(
      tooLong.error?.description
        == "2: the line is over 1 MiB (1,048,576 bytes); write a shorter one")
  }

  @Test func `a transcript of a million lines is refused`() async {
    let text = "#: wall 1\n" + String(repeating: "|...\n", count: 1_000_000)
    let check = await Wall.program().check(text)
    #expect(
      check.error?.description == "100001: a transcript has at most 100000 lines; split it")
  }

  @Test func `an unsafe option in a header never reaches the app`() async {
    var launches: [String?] = []
    let program = Wall.program { launches.append($0["fail"]) }
    _ = await program.check("#: wall 1 store=a\n= exit 0\n")
    _ = await program.check("#: wall 1 fail\n= exit 0\n")
    #expect(Set(launches) == [""])
  }

  @Test func `a missing file is a system error`() async {
    await #expect(throws: SystemError(number: 2)) {
      try await Wall.program().check(file: "/nonexistent/wall.transcript")
    }
  }
}
