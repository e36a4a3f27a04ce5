import Foundation
import Testing

/// `--check` and `--update` of the built program.
final class CheckAndUpdateTests {
  private let folder: URL

  private static let right = """
    #: profile-repl 1
    # Anybody.
    | Members
    |...
    = exit 0

    """
  private static let wrong = right.replacing("Members", with: "Member")

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "transcripts-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }

  private func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> BuiltProgram {
    try BuiltProgram(arguments, input: input, environment: environment, in: folder)
  }

  private func inode(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.appending(path: name).path)[
      .systemFileNumber] as? Int
  }

  @Test func `what echo prints passes`() throws {
    let echo = try run(
      "--echo", "--keep-going", "--trace", "--lang", "ko", "--latency", "1s", "--open",
      "profile-repl://logout",
      input: "\n:wait\nlogin 12345\n:wait\ncancel\nnobody\ntype \u{202E} x\n\u{1B}[2J\ndelete\n")
    #expect(echo.status == 1)
    try write(echo.output, to: "echo.transcript")
    let check = try run("--check", "echo.transcript")
    #expect(check.output == "1 transcript: all passed\n")
    #expect(try run("--check", "-", input: echo.output).output == "1 transcript: all passed\n")
  }

  @Test func `what echo prints is what the transcript says`() throws {
    for name in ["errors", "alert-pending", "looking", "traced-delete", "deep-link-asks", "quit"] {
      let file = URL(filePath: #filePath).appending(
        path: "../../../ProfileFeatureTests/Transcripts/\(name).transcript"
      ).standardized
      let lines = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        .components(separatedBy: "\n")
      let options = lines[0].components(separatedBy: " ").dropFirst(3).map { "--\($0)" }
      let inputs = lines.filter { $0.hasPrefix(">") }.map { $0.dropFirst(2) + "\n" }
      let echo = try BuiltProgram(["--echo"] + options, input: inputs.joined(), in: folder)
      let shown = lines.filter { !$0.hasPrefix("#") }.joined(separator: "\n")
      #expect(String(echo.output.drop { $0 != "\n" }.dropFirst()) == shown)
    }
  }

  @Test func `a difference is printed, and nothing is written`() throws {
    try write(Self.wrong, to: "a.transcript")
    let check = try run("--check", "a.transcript")
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
    #expect(try text(of: "a.transcript") == Self.wrong)
  }

  @Test func `colours are written when they are asked for`() throws {
    try write(Self.wrong, to: "a.transcript")
    let check = try run("--check", "a.transcript", "--color", "always")
    #expect(
      check.output.contains("\n\u{1B}[31m-| Member\u{1B}[0m\n\u{1B}[32m+| Members\u{1B}[0m\n"))
  }

  @Test func `what differs is rewritten with its mode, the rest is not touched`() throws {
    try write(Self.right, to: "right.transcript")
    try write(Self.wrong, to: "wrong.transcript")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: folder.appending(path: "wrong.transcript").path)
    let before = try inode(of: "right.transcript")
    let update = try run("--update", "right.transcript", "wrong.transcript")
    #expect(update.status == 0)
    #expect(update.output == "updated wrong.transcript\n2 transcripts: all passed\n")
    #expect(try text(of: "wrong.transcript") == Self.right)
    #expect(try inode(of: "right.transcript") == before)
    let mode =
      try FileManager.default.attributesOfItem(
        atPath: folder.appending(path: "wrong.transcript").path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
  }

  @Test func `nothing is rewritten where CI is set`() throws {
    try write(Self.wrong, to: "a.transcript")
    let update = try run("--update", "a.transcript", environment: ["CI": "true"])
    #expect(update.status == 1)
    #expect(
      update.output.hasPrefix("a.transcript:3: the first screen differs: 1 line changed\n--- "))
    #expect(try text(of: "a.transcript") == Self.wrong)
    #expect(try run("--update", "a.transcript", environment: ["CI": ""]).status == 0)
    #expect(try text(of: "a.transcript") == Self.right)
  }

  @Test func `what is not reached is not rewritten`() throws {
    let unreached = Self.wrong.replacing("= exit 0", with: "> :quit\n> back\n= exit 0")
    try write(unreached, to: "a.transcript")
    let update = try run("--update", "a.transcript")
    #expect(update.status == 1)
    #expect(
      update.output.hasSuffix(
        """
        a.transcript:6: "> back" is not reached, the run ends with line 5; remove what stands behind that, or write keep-going into the header
        1 transcript: 1 failed

        """))
    #expect(try text(of: "a.transcript") == unreached)
  }

  @Test func `a symbolic link is refused`() throws {
    try write(Self.wrong, to: "a.transcript")
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "link.transcript").path, withDestinationPath: "a.transcript")
    let update = try run("--update", "link.transcript")
    #expect(update.status == 3)
    #expect(
      update.errors
        == "profile-repl: link.transcript: it is a symbolic link; update the file that it leads to\n"
    )
    #expect(try text(of: "a.transcript") == Self.wrong)
    #expect(try run("--check", "link.transcript").status == 1)
  }

  @Test func `a folder stands for the transcripts below it, in byte order`() throws {
    for name in ["f/b.transcript", "f/B.transcript", "f/a/z.transcript", "f/a.transcript"] {
      try write("#: profile-repl 1\n", to: name)
    }
    try write("no transcript", to: "f/notes.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "f/c").path, withDestinationPath: "a")
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "f/d.transcript").path, withDestinationPath: "a.transcript")
    let check = try run("--check", "f/")
    #expect(check.status == 1)
    #expect(check.output == "4 transcripts: 4 failed\n")
    let names = check.errors.split(separator: "\n").map { $0.split(separator: ":")[1] }
    #expect(
      names == [" f/B.transcript", " f/a.transcript", " f/a/z.transcript", " f/b.transcript"])
    #expect(
      check.errors.hasPrefix(
        #"profile-repl: f/B.transcript:1: error[bad-transcript]: the exit is missing; end with "= exit 0""#
      ))
  }

  @Test func `a folder without one is a failure`() throws {
    try write("", to: "f/notes.txt")
    let check = try run("--check", "f")
    #expect(check.status == 1)
    #expect(
      check.errors == "profile-repl: f: there is no *.transcript below it; name a file\n")
  }

  @Test func `what cannot be opened outranks what differs`() throws {
    try write(Self.wrong, to: "a.transcript")
    let check = try run("--check", "nothing.transcript", "a.transcript")
    #expect(check.status == 3)
    #expect(
      check.errors
        == "profile-repl: cannot open \"nothing.transcript\": No such file or directory\n")
    #expect(check.output.hasSuffix("2 transcripts: 2 failed\n"))
  }

  @Test func `a transcript reaches no file`() throws {
    try write("#: profile-repl 1 store=members\n= exit 0\n", to: "a.transcript")
    try write("#: profile-repl 1\n|...\n> :save b\n= exit 1\n", to: "b.transcript")
    let check = try run("--check", "a.transcript", "b.transcript")
    #expect(check.status == 1)
    #expect(
      check.errors == """
        profile-repl: a.transcript:1: error[bad-transcript]: "store=members" is nothing that a header sets; it sets trace, keep-going, lang, width, latency, fail
        profile-repl: b.transcript:3: error[bad-transcript]: a transcript writes no file; remove :save

        """)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        "a.transcript", "b.transcript",
      ])
  }

  @Test func `without the marks patch applies a difference`() throws {
    let patch = URL(filePath: "/usr/bin/patch")
    guard FileManager.default.isExecutableFile(atPath: patch.path) else { return }
    try write(Self.wrong.replacing("\n", with: "\r\n"), to: "a.transcript")
    let difference = try run("--check", "a.transcript").output
    let lines = difference.unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false)
    try write(
      lines.filter { $0.first != "?" }.map { String($0) + "\n" }.joined(), to: "a.diff")
    let program = Process()
    program.executableURL = patch
    program.arguments = ["--binary", "-s", "a.transcript", "a.diff"]
    program.currentDirectoryURL = folder
    try program.run()
    program.waitUntilExit()
    #expect(program.terminationStatus == 0)
    #expect(try text(of: "a.transcript") == Self.right.replacing("\n", with: "\r\n"))
  }
}
