import Foundation
import StateBindingTestSupport
import Testing

/// `--check` of the built program.
struct CheckTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `output of --echo passes --check`() throws {
    let echo = try folder.profileREPL(
      "--echo", "--keep-going", "--trace", "--lang", "ko", "--latency", "1s", "--open",
      "profile-repl://logout",
      input: "\n:wait\nlogin 12345\n:wait\ncancel\nnobody\ntype \u{202E} x\n\u{1B}[2J\ndelete\n")
    #expect(echo.status == 1)
    try folder.write(echo.output, to: "echo.transcript")
    let check = try folder.profileREPL("--check", "echo.transcript")
    #expect(check.output == "1 transcript: all passed\n")
    #expect(
      try folder.profileREPL("--check", "-", input: echo.output).output
        == "1 transcript: all passed\n")
  }

  @Test func `--echo prints the same as a transcript`() throws {
    for name in ["errors", "alert-pending", "looking", "traced-delete", "deep-link-asks", "quit"] {
      let file = URL(filePath: #filePath).appending(
        path: "../../../ProfileFeatureTests/Transcripts/\(name).transcript"
      ).standardized
      let lines = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        .components(separatedBy: "\n")
      let options = lines[0].components(separatedBy: " ").dropFirst(3).map { "--\($0)" }
      let inputs = lines.filter { $0.hasPrefix(">") }.map { $0.dropFirst(2) + "\n" }
      let echo = try Outcome(
        of: "profile-repl", ["--echo"] + options, input: inputs.joined())
      let shown = lines.filter { !$0.hasPrefix("#") }.joined(separator: "\n")
      #expect(String(echo.output.drop { $0 != "\n" }.dropFirst()) == shown)
    }
  }

  @Test func `a difference is printed and nothing is written`() throws {
    try folder.write(Sample.wrong, to: "a.transcript")
    let check = try folder.profileREPL("--check", "a.transcript")
    #expect(check.status == 1)
    #expect(check.errors == "")
    #expect(
      check.output == """
        a.transcript:3: the first screen differs: 1 line changed
        --- a.transcript
        +++ a.transcript
        @@ -1,5 +1,5 @@
         #: profile-repl 1
         # Anybody.
        -| Member
        +| Members
        ?        ^
         |...
         = exit 0
        1 transcript: 1 failed

        """)
    #expect(try folder.text(of: "a.transcript") == Sample.wrong)
  }

  @Test func `--color always colours the difference`() throws {
    try folder.write(Sample.wrong, to: "a.transcript")
    let check = try folder.profileREPL("--check", "a.transcript", "--color", "always")
    #expect(
      check.output.contains("\n\u{1B}[31m-| Member\u{1B}[0m\n\u{1B}[32m+| Members\u{1B}[0m\n"))
  }

  @Test func `a folder stands for its transcripts in byte order`() throws {
    for name in ["f/e.transcript", "f/B.transcript", "f/a/z.transcript", "f/a.transcript"] {
      try folder.write("#: profile-repl 1\n", to: name)
    }
    try folder.write("no transcript", to: "f/notes.txt")
    try folder.link("f/c", to: "a")
    try folder.link("f/d.transcript", to: "a.transcript")
    let check = try folder.profileREPL("--check", "f/")
    #expect(check.status == 1)
    #expect(check.output == "4 transcripts: 4 failed\n")
    let lines = check.errors.split(separator: "\n")
    #expect(
      lines.first
        == "profile-repl: f/c: note: this link and 1 other link below f/ were not followed; name the file or folder that it leads to"
    )
    let names = lines.dropFirst().map { $0.split(separator: ":")[1] }
    #expect(
      names == [" f/B.transcript", " f/a.transcript", " f/a/z.transcript", " f/e.transcript"])
    #expect(
      check.errors.contains(
        #"profile-repl: f/B.transcript:1: error[bad-transcript]: the exit is missing; end with "= exit 0""#
      ))
  }

  @Test func `an unreadable file outranks a difference in the exit status`() throws {
    try folder.write(Sample.wrong, to: "a.transcript")
    let check = try folder.profileREPL("--check", "nothing.transcript", "a.transcript")
    #expect(check.status == 3)
    #expect(
      check.errors
        == "profile-repl: cannot open \"nothing.transcript\": No such file or directory\n")
    #expect(check.output.hasSuffix("2 transcripts: 2 failed\n"))
  }

  @Test func `patch can apply a difference without its marks`() throws {
    let patch = "/usr/bin/patch"
    guard FileManager.default.isExecutableFile(atPath: patch) else { return }
    try folder.write(Sample.wrong.replacing("\n", with: "\r\n"), to: "a.transcript")
    let difference = try folder.profileREPL("--check", "a.transcript").output
    let lines = difference.unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false)
    try folder.write(
      lines.filter { $0.first != "?" }.map { String($0) + "\n" }.joined(), to: "a.diff")
    let applied = try Outcome(
      of: patch, ["--binary", "-s", "a.transcript", "a.diff"], in: folder)
    #expect(applied == Outcome())
    #expect(
      try folder.text(of: "a.transcript") == Sample.right.replacing("\n", with: "\r\n"))
  }
}
