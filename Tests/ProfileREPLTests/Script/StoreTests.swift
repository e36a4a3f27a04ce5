import StateBindingC
import StateBindingTestSupport
import Testing

/// Members kept in a file.
struct StoreTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = "\(folder.path)/members"
  }

  @Test func `a saved change is shown by the next run`() throws {
    let save = try profileREPL(
      "--store", file, input: "login 12345\nedit\ntype name 홍길동\nsave\n")
    #expect(save.status == 0)
    #expect(folder.permissions(of: "members") == 0o600)
    #expect(
      try profileREPL("--store", file, input: "delete\nconfirm\n").output.contains(
        "Profile\n  홍길동\n"))
    #expect(
      try profileREPL("--store", file)
        == Outcome(
          output: """
            Members
              login 23456  Kim Cheolsu
              login 34567  Lee Younghee
              type id      Member ID  (empty)
              refresh

            """))
  }

  @Test func `an exploration of a used store finds no violation`() throws {
    let lines = "login 12345\ndelete\nconfirm\nlogin 34567\n"
    #expect(try profileREPL("--store", file, input: lines).status == 0)
    let depth = runsLongTests ? 5 : 4
    let explored = try profileREPL("--explore", "--store", file, "--lang=en", "--depth=\(depth)")
    #expect(explored.output.hasSuffix("no violation\n"), "\(explored.output)")
    #expect(explored.status == 0)
  }

  @Test(.timeLimit(.minutes(1)))
  func `an exploration refuses a pipe instead of the store, and does not wait`() throws {
    #expect(mkfifo(file, 0o600) == 0)
    let explored = try profileREPL("--explore", "--store", file)
    #expect(
      explored.errors.hasPrefix(
        "profile-repl: cannot open \"\(file)\": it is not a regular file\n"))
    #expect(explored.output == "")
    #expect(explored.status == 3)
  }

  @Test(.timeLimit(.minutes(1)))
  func `an exploration refuses a pipe among its transcripts, and does not wait`() throws {
    let pipe = "\(folder.path)/explored-2.transcript"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(
      try profileREPL("--explore", "--write-transcripts", folder.path)
        == Outcome(
          errors:
            "profile-repl: cannot write \"\(pipe)\": no exploration has written this file; name another folder\n",
          status: 3))
  }

  @Test func `a recording notes that a replay has no store`() throws {
    let note = "recorded with --store; a replay runs without, and may differ"
    let run = try profileREPL("--store", file, "--echo")
    #expect(run.status == 0)
    #expect(run.errors == "profile-repl: note: \(note)\n")
    #expect(run.output.hasPrefix("#: profile-repl 1 lang=en width=80\n# \(note)\n| Members\n"))
  }

  @Test func `a damaged store prevents the start and is left untouched`() throws {
    let text = "profile-members 1\nnonsense\nend 1\n"
    let damaged = try folder.write(text, to: "members")
    let start = try profileREPL("--store", damaged, input: "refresh\n")
    #expect(start.output == "" && start.status == 3)
    #expect(start.errors.hasPrefix("profile-repl: --store: \"\(damaged)\" is damaged at line 2: "))
    #expect(try folder.text(of: "members") == text)
  }

  @Test(arguments: ["1", "2"])
  func `an exploration names the damaged store, and not its copy`(jobs: String) throws {
    let damaged = try folder.write("profile-members 1\nnonsense\nend 1\n", to: "members")
    let outcome = try profileREPL("--explore", "--jobs", jobs, "--store", damaged)
    #expect(outcome.errors.hasPrefix("profile-repl: --store: \"\(damaged)\" is damaged"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.output == "")
    #expect(outcome.status == 3)
  }

  @Test func `a huge store is refused unread`() throws {
    let huge = try folder.write("profile-members 2\n", to: "members")
    #expect(truncate(huge, 3 << 30) == 0)
    #expect(
      try profileREPL("--store", huge)
        == Outcome(
          errors:
            "profile-repl: --store: cannot read \"\(huge)\": it is larger than 67108864 bytes; name a file that you may read\n",
          status: 3))
  }
}
