import StateBindingC
import StateBindingTestSupport
import Testing

/// The exit status of the program.
struct ExitStatusTests {
  @Test func `the status is 0 if every line succeeded`() throws {
    let run = try profileREPL(input: "login 12345\nlogout\nconfirm\n")
    #expect(
      run == Outcome(output: Shown.members + Shown.profile + Shown.logout + Shown.members))
    #expect(try profileREPL() == Outcome(output: Shown.members))
  }

  @Test(arguments: ["logout", "delete"])
  func `the status is 1 if the input ends at an alert`(line: String) throws {
    let run = try profileREPL(input: "login 12345\n\(line)\n")
    let title = line == "logout" ? "Log out?" : "Delete your account?"
    #expect(run.status == 1)
    #expect(
      run.errors
        == "profile-repl: <stdin>:3: error[alert-pending]: the input ended while \"\(title)\" was not answered; nothing was done\n"
    )
    #expect(
      run.output == Shown.members + Shown.profile + (line == "logout" ? Shown.logout : Shown.delete)
    )
  }

  @Test func `the status is 1 with --keep-going, and later lines are done`() throws {
    let run = try profileREPL("--keep-going", input: "logot\nlogin 12345\n")
    #expect(
      run
        == Outcome(
          output: Shown.members + Shown.profile,
          errors:
            "profile-repl: <stdin>:1: error[unknown-action]: no \"logot\"; :actions lists what works\n",
          status: 1))
  }

  @Test func `:quit ends the input before later lines`() throws {
    #expect(
      try profileREPL(input: ":quit\nlogin 12345\ndleete\n") == Outcome(output: Shown.members))
    #expect(try profileREPL("--keep-going", input: "x\n:quit\n").status == 1)
  }

  @Test(arguments: [
    (["--scirpt"], #"no option "--scirpt"; did you mean --script?"#),
    (["--latency", "2"], #"--latency: "2" is not a time; write 2s or 500ms"#),
    (
      ["--fail", "load,foo"],
      #"--fail: "load,foo" has "foo", which is unknown; write load, save or delete"#
    ),
  ])
  func `the status is 2 for wrong options`(arguments: [String], message: String) throws {
    #expect(
      try profileREPL(arguments, input: Array("login 12345\n".utf8))
        == Outcome(errors: "profile-repl: \(message)\n", status: 2))
  }

  @Test func `the status is 3 for an unreadable script`() throws {
    let missing = try TemporaryFolder().path + "/none"
    #expect(
      try profileREPL("--script", missing)
        == Outcome(
          errors: "profile-repl: cannot open \"\(missing)\": No such file or directory\n",
          status: 3))
    #expect(
      try profileREPL("--script", "/")
        == Outcome(
          output: Shown.members, errors: "profile-repl: cannot read /: Is a directory\n", status: 3)
    )
    let closed = try RunningProgram("profile-repl", input: .missing)
    #expect(
      try closed.end()
        == Outcome(
          output: Shown.members, errors: "profile-repl: cannot read <stdin>: Bad file descriptor\n",
          status: 3))
  }

  @Test func `the status is 3 for an unusable store`() throws {
    let astray = try TemporaryFolder().path + "/none/members"
    for (file, reason) in [
      (
        astray,
        "cannot write \"\(astray)\": No such file or directory; check that its folder exists and has room, or name another file"
      ),
      ("/", #"cannot read "/": it is not a regular file; name a file that you may read"#),
    ] {
      #expect(
        try profileREPL("--store", file, input: "login 12345\n")
          == Outcome(errors: "profile-repl: --store: \(reason)\n", status: 3))
    }
  }

  @Test(
    .enabled("nothing here is always full") { access("/dev/full", W_OK) == 0 },
    arguments: [[], ["--json"], ["--echo"], ["--help"], ["--version"], ["--keep-going"]])
  func `the status is 3 for a full disk`(arguments: [String]) throws {
    let program = try RunningProgram("profile-repl", arguments, output: .file("/dev/full"))
    program.send("login 12345\nlogot\n")
    #expect(
      try program.end()
        == Outcome(
          errors: "profile-repl: cannot write the output: No space left on device\n", status: 3))
  }

  @Test func `the status is 3 without an output`() throws {
    let program = try RunningProgram("profile-repl", output: .missing)
    #expect(
      try program.end()
        == Outcome(
          errors: "profile-repl: cannot write the output: Bad file descriptor\n", status: 3))
  }

  @Test(arguments: [
    [], ["--json"], ["--echo"], ["--help"], ["--version"], ["--keep-going"],
    ["--open", "profile-repl://logout"], ["--explore", "--depth", "1", "--lang", "en"],
  ])
  func `the status is 141 without a message if nobody reads the output`(arguments: [String]) throws
  {
    let program = try RunningProgram("profile-repl", arguments, output: .brokenPipe)
    program.send("logot\nlogin 12345\nlogout\n")
    #expect(try program.end() == Outcome(status: 141))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `the status is 128 plus the signal, after all pending output`(number: Int32) throws {
    let program = try RunningProgram("profile-repl")
    program.send("login 12345\ndelete\n")
    let shown = try program.read(to: "cancel   Cancel\n")
    #expect(shown == Shown.members + Shown.profile + Shown.delete)
    program.signal(number)
    // It may come a moment late, because the main thread blocks the signal until it waits.
    #expect(try program.ended() == Outcome(status: 128 + number))
  }

  @Test(
    arguments: [["--check", "pipe"], ["--explore", "--accept", "pipe"]], [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends the wait for the bytes of a pipe`(
    arguments: [String], number: Int32
  ) throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
    // Opening the pipe for writing waits until the program has opened it for reading.
    let writer = try RunningProgram(
      "/bin/sh", ["-c", "exec 3> pipe; echo open; read line"], folder: folder.path)
    let program = try RunningProgram("profile-repl", arguments, folder: folder.path)
    _ = try writer.read(to: "open\n")
    program.signal(number)
    #expect(try program.ended() == Outcome(status: 128 + number))
    #expect(try writer.end().output == "")
  }

  /// One of the signals may arrive while the program still reads signals.
  @Test(.timeLimit(.minutes(1)))
  func `signals end a check whose output nobody reads`() throws {
    let folder = try TemporaryFolder()
    for number in 1...400 {
      try folder.write("#: profile-repl 1\n| Nobody\n= exit 0\n", to: "\(number).transcript")
    }
    #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
    // Nobody reads the pipe, so the program stops in the middle of a difference.
    let program = try RunningProgram(
      "profile-repl", ["--check", "."], folder: folder.path, output: .file("\(folder.path)/pipe"))
    for number in [SIGINT, SIGTERM, SIGHUP] { program.signal(number) }
    #expect(try program.ended().status > 128)
  }

  /// Two copies make eight walks, which end in any order.
  @Test(arguments: 1...(runsLongTests ? 40 : 3))
  func `many short walks side by side end with 0`(run: Int) throws {
    // There, no map is compared.
    let folder = try TemporaryFolder()
    #expect(try folder.profileREPL("--explore", "--depth=1", "--jobs=2").status == 0)
  }
}
