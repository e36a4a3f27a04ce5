import StateBindingTestSupport
import Testing

/// An error is a line on standard error. `HeadlessDriverTests` has every error of a line.
struct ErrorTests {
  @Test(arguments: [
    ("dleete", #"error[unknown-action]: no "dleete"; did you mean "delete"?"#),
    ("a\u{1B}[2Jb", #"error[unknown-action]: no "a\u{1B}[2Jb"; :actions lists what works"#),
  ])
  func `a wrong line is answered by its error`(line: String, message: String) throws {
    #expect(
      try profileREPL(input: "login 12345\n\(line)\nlogout\nconfirm\n")
        == Outcome(
          output: Shown.members + Shown.profile, errors: "profile-repl: <stdin>:2: \(message)\n",
          status: 1))
  }

  @Test func `an invalid line does not answer an alert, and gets a JSON object`() throws {
    let run = try profileREPL(
      ["--json", "--keep-going"], input: Array("login 12345\ndelete\n".utf8) + [0xFF, 0x0A, 0x0A])
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines[3].hasPrefix(#"{"line":3,"input":null,"ok":false,"#))
    #expect(
      lines[4].hasPrefix(#"{"line":4,"input":"","ok":true,"output":null,"events":[],"screen":{"#))
    #expect(lines[5].hasPrefix(#"{"line":5,"input":null,"ok":false,"#))
    #expect(run.status == 1)
  }
}
