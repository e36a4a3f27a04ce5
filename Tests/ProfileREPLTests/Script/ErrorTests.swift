import TestSupport
import Testing

/// The errors of the Profile app: a line on standard error each, and nothing on the screen.
///
/// `HeadlessDriverTests` has the two errors that need another app: `ambiguous` and `never-idle`.
struct ErrorTests {
  @Test(arguments: [
    ("dleete", #"error[unknown-action]: no "dleete"; did you mean "delete"?"#),
    ("login 99999", #"error[unknown-action]: no "login 99999"; :actions lists what works"#),
    (":foo", #"error[unknown-action]: no ":foo"; :help lists the commands"#),
    ("confirm", "error[no-alert]: no alert is up, so there is nothing to confirm"),
    ("cancel", "error[no-alert]: no alert is up, so there is nothing to cancel"),
    ("1", "error[bad-argument]: numbers work on a terminal only; write edit"),
    (
      "type name",
      #"error[bad-argument]: type name needs a text; write type name TEXT, or type name "" to clear it"#
    ),
    (
      "tap \"edit",
      #"error[bad-argument]: the quote is not closed; write " behind the text, and \" for one in it"#
    ),
    (
      ":wait 2",
      #"error[bad-argument]: "2" is not a time to wait; write it as 2s, 500ms, 1.5s or 2m"#
    ),
    (
      ":expect Hong Gildang",
      #"error[expectation-failed]: the screen has no "Hong Gildang"; did you mean "Hong Gildong"?"#
    ),
    (
      ":open profile-repl://profil",
      #"error[unknown-link]: no link is like "profile-repl://profil"; did you mean profile-repl://profile?userId={text}?"#
    ),
    (
      ":open profile-repl://profile",
      #"error[bad-link]: "profile-repl://profile" is malformed: the parameter userId (text) is missing"#
    ),
    (
      ":open profile-repl://profile?userId=9",
      #"error[bad-link]: "profile-repl://profile?userId=9": the link is for member "9", and 12345 is logged in; log out and log in as that member"#
    ),
    (":save x", "error[not-here]: nothing is recorded here; :save works on a terminal"),
    ("back", "error[not-here]: there is nothing to go back to; :actions lists what works"),
    ("a\u{1B}[2Jb", #"error[unknown-action]: no "a\u{1B}[2Jb"; :actions lists what works"#),
  ])
  func `a wrong line is answered by its error`(line: String, message: String) throws {
    #expect(
      try profileREPL(input: "login 12345\n\(line)\nlogout\nconfirm\n")
        == Outcome(
          output: Shown.members + Shown.profile, errors: "profile-repl: <stdin>:2: \(message)\n",
          status: 1))
  }

  @Test func `a disabled element is an error`() throws {
    let run = try profileREPL("--latency", "2s", input: ":wait\nlogin 12345\nlogin 12345\n")
    #expect(
      run.errors
        == "profile-repl: <stdin>:3: error[disabled]: \"login 12345\" cannot be used now; :actions lists what can\n"
    )
    #expect(run.status == 1)
  }

  @Test func `every kind of line is refused while an alert waits`() throws {
    let pending =
      #"error[alert-pending]: "Delete your account?" has to be answered first; write confirm or cancel"#
    let lines: [(String, String)] = [
      ("login 12345", ""), ("delete", ""), ("", ""), ("# confirm", ""), ("logout", pending),
      ("1", pending), ("yes", pending), ("confirm now", pending), ("refresh", pending),
      (
        ":open profile-repl://delete",
        #"error[alert-pending]: "Delete your account?" has to be answered first; open the link after that"#
      ),
      (
        ":save x", "error[not-here]: nothing is recorded here; :save works on a terminal"
      ), (":expect Delete your account?", ""),
      (":wait", ""),
    ]
    let run = try profileREPL(
      "--keep-going", input: lines.map { "\($0.0)\n" }.joined())
    var errors = ""
    for (index, line) in lines.enumerated() where !line.1.isEmpty {
      errors += "profile-repl: <stdin>:\(index + 1): \(line.1)\n"
    }
    errors +=
      "profile-repl: <stdin>:\(lines.count + 1): error[alert-pending]: the input ended while \"Delete your account?\" was not answered; nothing was done\n"
    #expect(
      run
        == Outcome(
          output: Shown.members + Shown.profile + Shown.delete + Shown.delete, errors: errors,
          status: 1))
  }

  @Test func `confirm is refused by an alert without a confirm button`() throws {
    let run = try profileREPL(
      "--fail", "delete", input: "login 12345\ndelete\nconfirm\nconfirm\n")
    #expect(
      run.errors
        == "profile-repl: <stdin>:4: error[not-here]: there is nothing to confirm here; did you mean cancel?\n"
    )
    #expect(run.status == 1)
  }

  @Test(
    arguments: [
      ([0x61, 0x00, 0x62], "the line has a NUL as byte 2; remove it"),
      ([0x61, 0xFF], "the line is not valid UTF-8; write the input in UTF-8"),
      ([0xED, 0xA0, 0x80], "the line is not valid UTF-8; write the input in UTF-8"),
      ([0xC0, 0x80], "the line is not valid UTF-8; write the input in UTF-8"),
    ] as [([UInt8], String)])
  func `a line with NUL or invalid UTF-8 is an error`(line: [UInt8], message: String) throws {
    #expect(
      try profileREPL(["--keep-going"], input: line + [0x0A] + Array("login 12345\n".utf8))
        == Outcome(
          output: Shown.members + Shown.profile,
          errors: "profile-repl: <stdin>:1: error[bad-line]: \(message)\n", status: 1))
    // The line may be the last, without a newline.
    #expect(
      try profileREPL([], input: line)
        == Outcome(
          output: Shown.members, errors: "profile-repl: <stdin>:1: error[bad-line]: \(message)\n",
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
