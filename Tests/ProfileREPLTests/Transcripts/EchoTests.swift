import StateBindingTestSupport
import Testing

/// The output of `--echo` passes `--check` for any lines.
struct EchoTests {
  private nonisolated static let strangeLines = [
    ":foo\u{1B}", ":help \u{202E}", ":expect \"a\u{7}", ":wait\t0s", "submit \u{7} x",
    "tap a\u{202E} b", "tap\tLog out", "type id \"a\\\u{1B}\"", "toggle \(long)\u{7} x",
    "a\u{200D}\u{2028}*\\n", "\u{1B}[2J", "\u{7}id", "id\u{7}", "2", "type id \u{1B}",
    "# a\u{7}", ":save x", ":save \u{7}", ":save", ":open \u{7}", "submit \"\u{7}\"",
    ":state \u{202E}",
  ]
  private nonisolated static let invalidLines: [[UInt8]] = [[0x61, 0], [0xFF]]

  @Test(arguments: strangeLines)
  func `a recording that ends with a strange line passes`(line: String) throws {
    try check(Array(line.utf8))
  }

  @Test(arguments: invalidLines)
  func `a recording that ends with an invalid line passes`(line: [UInt8]) throws {
    try check(line)
  }

  @Test(arguments: ["", "login 12345\ndelete\n"])
  func `a recording with many strange lines passes`(before: String) throws {
    let lines = Self.strangeLines.map { Array($0.utf8) } + Self.invalidLines
    let script = lines.flatMap { $0 + Array("\n:screen\n".utf8) }
    try check(Array(before.utf8) + script, "--keep-going")
  }

  @Test func `a line that would be answered differently is recorded as a comment`() throws {
    let echo = try profileREPL(
      "--echo", "--keep-going", input: ":foo\u{1B}\na\u{0}\n:save x\n\u{1B}id\n")
    #expect(
      echo.output.hasSuffix(
        #"""
          type id      Member ID  (empty)
        |   refresh
        # :foo\u{1B}
        # bad-line: the line has a NUL as byte 2; remove it
        # :save x
        # \u{1B}id
        = exit 0

        """#))
    #expect(echo.status == 1)
  }

  @Test func `a recording ends before it is too long to be replayed`() throws {
    let help = String(repeating: ":help\n", count: 3000)
    let echo = try profileREPL("--echo", input: "login 12345\ndelete\n\(help)")
    let lines = echo.output.count { $0 == "\n" }
    #expect((99_900...100_000).contains(lines))
    #expect(echo.output.hasSuffix("nothing was done\n= exit 1\n"))
    let answered = echo.output.split(separator: "\n").count { $0.hasPrefix("> ") }
    #expect(
      echo.errors
        == "profile-repl: <stdin>:\(answered + 1): the recording ends before this line: a transcript has at most 100000 lines; write a shorter script\n"
    )
    #expect(echo.status == 3)
    #expect(
      try profileREPL("--check", "-", input: echo.output)
        == Outcome(output: "1 transcript: all passed\n"))
  }

  @Test func `work that sleeps at the end of the input is named, and must be allowed`() throws {
    let (lines, work) = (
      ":wait\nlogin 12345\n:wait\ndelete\nconfirm\n",
      "the input ended, but ProfileInteractor.deleteAccount() sleeps 2s; end with :wait, or"
    )
    let echo = try profileREPL("--latency=2s", "--echo", input: lines)
    #expect(echo.errors == "profile-repl: note: \(work) give --unfinished\n")
    #expect(echo.status == 0)
    #expect(
      try profileREPL("--check", "-", input: echo.output)
        == Outcome(
          output: "1 transcript: 1 failed\n",
          errors:
            "profile-repl: -:45: warning[unfinished]: \(work) write unfinished into the header\n",
          status: 1))
    for (options, more) in [([], ":wait\n"), (["--unfinished"], ""), ([], ":quit\n")] {
      let echo = try profileREPL(
        ["--latency=2s", "--echo"] + options, input: Array((lines + more).utf8))
      #expect(echo.errors == "")
      let check = try profileREPL("--check", "-", input: echo.output)
      #expect(check == Outcome(output: "1 transcript: all passed\n"))
    }
  }

  private func check(_ input: [UInt8], _ options: String...) throws {
    let echo = try profileREPL(["--echo"] + options, input: input)
    let check = try profileREPL("--check", "-", input: echo.output)
    #expect(check.output == "1 transcript: all passed\n", "\(echo.output)")
    #expect(check.errors == "")
  }
}

private let long = String(repeating: "x", count: 300)
