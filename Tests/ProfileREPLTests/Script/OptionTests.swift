import TestSupport
import Testing

/// The effect of each option. `ExitStatusTests` has the wrong ones.
struct OptionTests {
  @Test func `--version prints the version`() throws {
    #expect(try profileREPL("--version") == Outcome(output: "profile-repl 0.1.0\n"))
    #expect(try profileREPL("--version", "--nonsense") == Outcome(output: "profile-repl 0.1.0\n"))
  }

  @Test func `--help lists every option`() throws {
    #expect(
      try profileREPL("--help")
        == Outcome(
          output: """
            Log in, look at a profile, change it, log out.

            Usage: profile-repl [OPTION]...
                   profile-repl --check FILE...
                   profile-repl --update FILE...
                   profile-repl --explore [random] [OPTION]...

            Options:
              --script FILE              Read the lines from FILE; - is standard input
              --echo                     Print in the form of a transcript
              --json                     Print a JSON object for each line
              --trace                    Show actions, states, routes and lifecycle as they
                                         happen
              --check FILE...            Replay transcripts, and compare
              --update FILE...           Replay transcripts, and rewrite what differs
              --explore                  Visit every screen of the app, and check it
              --report FILE.html         Write a page that shows each step or place
              --keep-going               Go on after a line that failed
              --open URL                 Follow a deep link first
              --lang en|ko               The language of the screens
              --width N                  The width of a line, 20 to 1000
              --seed N                   The seed of random numbers; 0 if not given
              --color auto|always|never  When to use colour; auto on a terminal
              --help                     Print this help
              --version                  Print the version

            Options of --explore:
              --depth N                  Take at most N lines from the start
              --limit N                  Visit at most N places a walk; 2000 if not given
              --seconds N                Stop after N seconds
              --sample FIELD=TEXT        Type TEXT into FIELD; may be repeated
              --graph FILE               Write the places as a graph to FILE.dot or FILE.mmd
              --write-transcripts DIR    Write transcripts that take every line once
              --lines N                  With random: send N lines

            Options of this app:
              --store FILE               Keep the members and the login in FILE
              --latency TIME             How long each request takes, as in 2s or 500ms
              --fail load|save|delete    Let these requests fail, with commas between them

            """))
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

  @Test func `--script - reads standard input`() throws {
    #expect(
      try profileREPL("--script", "-", input: "login 12345\nx\n")
        == Outcome(
          output: Shown.members + Shown.profile,
          errors: "profile-repl: <stdin>:2: error[unknown-action]: no \"x\"\n", status: 1))
  }

  @Test func `a file name with escape codes is printed harmlessly`() throws {
    #expect(
      try profileREPL("--script", "/\u{1B}[2J")
        == Outcome(
          errors: "profile-repl: cannot open \"/\\u{1B}[2J\": No such file or directory\n",
          status: 3))
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

  @Test func `--echo prints a transcript`() throws {
    #expect(
      try profileREPL("--echo", "--keep-going", input: "# hello\n\nlogot\n:expect Kim\n:quit\n")
        == Outcome(
          output: """
            #: profile-repl 1 lang=en width=80 keep-going
            | Members
            |   login 12345  Hong Gildong
            |   login 23456  Kim Cheolsu
            |   login 34567  Lee Younghee
            |   type id      Member ID  (empty)
            > # hello
            >
            > logot
            ! unknown-action: no "logot"
            > :expect Kim
            > :quit
            = exit 1

            """,
          errors: "profile-repl: <stdin>:3: error[unknown-action]: no \"logot\"\n", status: 1))
  }

  @Test func `--json --trace writes the changes of each state`() throws {
    let run = try profileREPL("--json", "--trace", input: "login 12345\nlogout\n")
    let lines = run.output.split(separator: "\n")
    #expect(
      lines[0].contains(
        #""activate LoggedOut",{"state":"LoggedOut","changes":[{"path":"","old":null,"new":"LoggedOutViewState(loggedOut: LoggedOutState(members: [], activity: .loading, problem: nil), id: \"\")"}]},"load LoggedOut""#
      ))
    #expect(
      lines[0].contains(
        #"{"path":"loggedOut.members","old":null,"new":"Member(id: \"34567\", name: \"Lee Younghee\", email: \"younghee@example.com\")"},{"path":"loggedOut.activity","old":".loading","new":"nil"}]}"#
      ))
    #expect(
      lines[2].contains(
        #""events":[{"state":"Profile","changes":[{"path":"logoutAlert","old":"false","new":"true"}]}],"#
      ))
  }

  @Test func `--trace shows the events before the screen`() throws {
    let run = try profileREPL("--trace", input: "login 12345\nlogout\nconfirm\n")
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n").map(String.init)
    let start = try #require(lines.lastIndex(of: "  cancel   Cancel"))
    #expect(
      Array(lines[(start + 1)...]) == [
        "* action Profile logout", "* request Profile logout",
        "* route Root routeToLoggedOut()", "* deactivate LoggedIn", "* deactivate Profile",
        "* detach LoggedIn from Root", "* detach Profile from LoggedIn",
        "* route Root attachLoggedOut()",
        "* attach LoggedOut to Root", "* activate LoggedOut", "* state LoggedOut",
        "*   loggedOut", "*     members: []", "*     activity: .loading", "*     problem: nil",
        "*   id: \"\"", "* load LoggedOut",
        "* state LoggedOut",
        #"*   loggedOut.members: + Member(id: "12345", name: "Hong Gildong", email: "gildong@example.com")"#,
        #"*   loggedOut.members: + Member(id: "23456", name: "Kim Cheolsu", email: "cheolsu@example.com")"#,
        #"*   loggedOut.members: + Member(id: "34567", name: "Lee Younghee", email: "younghee@example.com")"#,
        "*   loggedOut.activity: .loading → nil",
        "Members", "  login 12345  Hong Gildong", "  login 23456  Kim Cheolsu",
        "  login 34567  Lee Younghee", "  type id      Member ID  (empty)",
      ])
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
      "profile-repl: --open: error[unknown-link]: no link is like \"profile-repl://x\"\n"
    let run = try profileREPL("--open", "profile-repl://x", input: "login 12345\n")
    #expect(run == Outcome(output: Shown.members, errors: error, status: 1))
    #expect(
      try profileREPL("--keep-going", "--open", "profile-repl://x", input: "login 12345\n")
        == Outcome(output: Shown.members + Shown.profile, errors: error, status: 1))
    let json = try profileREPL("--json", "--open", "profile-repl://x")
    #expect(json.output.hasPrefix(#"{"line":0,"input":null,"ok":false,"#))
    #expect(
      json.output.hasSuffix(
        #""error":{"code":"unknown-link","message":"no link is like \"profile-repl://x\"","suggestions":[]}}"#
          + "\n"))
  }

  @Test func `--width wraps the lines`() throws {
    #expect(
      try profileREPL("--width", "20")
        == Outcome(
          output: """
            Members
              login 12345
                  Hong Gildong
              login 23456
                  Kim Cheolsu
              login 34567
                  Lee Younghee
              type id
                  Member ID
                  (empty)

            """))
    #expect(try profileREPL("--width", "1000") == Outcome(output: Shown.members))
  }

  @Test func `only --color always colours a pipe`() throws {
    let run = try profileREPL("--color", "always")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("\u{1B}["))
    for arguments in [["--color", "never"], ["--color", "auto"], []] {
      #expect(try profileREPL(arguments, input: []) == Outcome(output: Shown.members))
    }
  }

  @Test func `--latency and --fail slow down and break the service`() throws {
    let run = try profileREPL(
      "--latency", "1.5s", "--fail", "delete",
      input: ":wait 1s\n:wait 500ms\nlogin 12345\n:wait\ndelete\nconfirm\n:wait\ncancel\n")
    #expect(run.errors == "")
    #expect(run.status == 0)
    let busy = "Members\n  Loading…\n\n  type id  Member ID  (empty, disabled)\n"
    #expect(run.output.hasPrefix(busy + busy + Shown.members))
    #expect(
      run.output.hasSuffix(
        Shown.profile + """

          ? The account could not be deleted
            the members are unavailable, delete failed; try again later
            cancel  Close

          """ + Shown.profile))
  }
}

/// Runs `command` with an empty /proc.
private func withoutProc(_ command: String) throws -> Outcome {
  let hidden = ["-rm", "/bin/sh", "-c", "mount -t tmpfs none /proc && exec \(command)"]
  return try Outcome(
    of: "/usr/bin/env", ["unshare"] + hidden, environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"]
  )
}
