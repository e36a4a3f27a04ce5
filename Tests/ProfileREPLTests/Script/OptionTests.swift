import Foundation
import StateBindingTestSupport
import Testing

/// The effect of each option. `ExitStatusTests` has the wrong ones.
struct OptionTests {
  @Test func `--version prints the newest version of the changelog`() throws {
    let changelog = try String(
      contentsOf: Article.package.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let version = try #require(changelog.firstMatch(of: /\n## (\d+\.\d+\.\d+)\s/)?.1)
    let printed = Outcome(output: "profile-repl \(version)\n")
    #expect(try profileREPL("--version") == printed)
    #expect(try profileREPL("--version", "--nonsense") == printed)
  }

  @Test func `--script reads a file and names it in errors`() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write("login 12345\nlogot\n", to: "a b.txt")
    #expect(
      try profileREPL("--script", script, input: "login 23456\n")
        == Outcome(
          output: Shown.members + Shown.profile,
          errors:
            "profile-repl: \(script):2: error[unknown-action]: no \"logot\"; did you mean \"logout\"?\n",
          status: 1))
    #expect(try profileREPL("--script=\(script)", "--keep-going").status == 1)
  }

  @Test func `a transcript is refused as a script`() throws {
    let echo = try profileREPL("--echo", input: "login 12345\n").output
    #expect(
      try profileREPL("--script", "-", input: echo)
        == Outcome(
          output: Shown.members,
          errors:
            "profile-repl: <stdin>:1: this is a transcript; replay it with --check FILE, or send only the text after each \"> \"\n",
          status: 2))
  }

  @Test(
    .enabled("nobody may hide /proc here") { try withoutProc("true").status == 0 },
    .disabled(if: isSanitized, "sanitizers read /proc themselves"))
  func `the program refuses to start without /proc`() throws {
    let program = Spawning.productsFolder + "profile-repl"
    #expect(
      try withoutProc("\(program) --store \(program)")
        == Outcome(
          errors:
            "profile-repl: the system does not tell the arguments of the program; mount /proc, and start again\n",
          status: 3))
  }

  @Test func `--json --trace writes the changes of each state`() throws {
    let run = try profileREPL("--json", "--trace", input: "login 12345\nlogout\n")
    let lines = run.output.split(separator: "\n")
    #expect(
      lines[0].contains(
        #""activate LoggedOut",{"state":"LoggedOut","changes":[{"path":"","new":{"members":[],"activity":"loading","problem":null}}]},"load LoggedOut""#
      ))
    #expect(
      lines[0].contains(
        #"{"path":"members","new":{"id":"34567","name":"Lee Younghee","email":"younghee@example.com"}},{"path":"activity","old":"loading","new":null}]}"#
      ))
    #expect(
      lines[2].contains(
        #"{"state":"Profile","changes":[{"path":"question","old":null,"new":"logout"}]}],"#
      ))
  }

  @Test func `--open follows a link first`() throws {
    #expect(
      try profileREPL("--open", "profile-repl://logout", input: "login 12345\ncancel\n")
        == Outcome(output: Shown.members + "waiting for login\n" + Shown.logout + Shown.profile))
    #expect(
      try profileREPL("--open", "profile-repl://profile?userId=12345")
        == Outcome(
          output: Shown.members + "waiting for login\n",
          errors: "profile-repl: note: waiting for login: profile-repl://profile?userId=12345\n"))
    let coloured = try profileREPL("--color=always", "--open", "profile-repl://logout").output
    #expect(coloured == (try profileREPL("--color=always").output) + "waiting for login\n")
  }

  @Test func `a wrong link of --open is an error after the first screen`() throws {
    let error =
      "profile-repl: --open: error[unknown-link]: no link is like \"profile-repl://x\"; the links are profile-repl://profile?userId={text}, profile-repl://logout, profile-repl://delete\n"
    let run = try profileREPL("--open", "profile-repl://x", input: "login 12345\n")
    #expect(run == Outcome(output: Shown.members, errors: error, status: 1))
    #expect(
      try profileREPL("--keep-going", "--open", "profile-repl://x", input: "login 12345\n")
        == Outcome(output: Shown.members + Shown.profile, errors: error, status: 1))
    let json = try profileREPL("--json", "--open", "profile-repl://x")
    #expect(json.output.hasPrefix(#"{"line":0,"input":null,"ok":false,"#))
    #expect(
      json.output.hasSuffix(
        #""error":{"code":"unknown-link","message":"no link is like \"profile-repl://x\"; the links are profile-repl://profile?userId={text}, profile-repl://logout, profile-repl://delete","suggestions":[]}}"#
          + "\n"))
  }

  @Test func `only --color always colours a pipe`() throws {
    let run = try profileREPL("--color", "always")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("\u{1B}["))
    for arguments in [["--color", "never"], ["--color", "auto"], []] {
      #expect(try profileREPL(arguments, input: []) == Outcome(output: Shown.members))
    }
  }
}

/// Runs `command` with an empty /proc.
private func withoutProc(_ command: String) throws -> Outcome {
  let hidden = ["-rm", "/bin/sh", "-c", "mount -t tmpfs none /proc && exec \(command)"]
  return try Outcome(
    of: "/usr/bin/env", ["unshare"] + hidden, environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"]
  )
}
