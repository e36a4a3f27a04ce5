import StateBindingTestSupport
import Testing

/// Real time at a terminal, where changes show up by themselves.
struct RealTimeTests {
  @Test(arguments: TerminalTests.kinds)
  func `a screen that changes by itself is printed above the prompt`(edits: Bool) throws {
    let person = try Person(["--latency", "300ms"], edits: edits)
    try person.see("Loading…", "> ", "Members\r\n  1  login 12345  Hong Gildong\r\n", "> ")
    try person.type("1\r", until: "Logging in…", "Profile\r\n", "> ")
    // The typed text stays.
    try person.type(
      "refresh\rlogo", until: "3  delete  Delete account (destructive, disabled)\r\n",
      "Profile\r\n  Hong Gildong\r\n")
    if edits { try person.see("> logo") }
    try person.type("ut\r", until: "? Log out?")
    // Ctrl-D before the prompt would be lost.
    try person.see("> ")
    try person.quit("\u{4}", status: 1)
  }

  @Test func `a screen that changes by itself takes the place of the old one`() throws {
    let person = try Person(["--latency", "300ms"])
    try person.see("> ")
    // Above the prompt stand four lines of the screen, and the hint.
    try person.see("\u{1B}[5A\r\u{1B}[JMembers\r\n  1  login 12345  Hong Gildong\r\n", "> ")
    try person.type("1\r", until: "Logging in…", "A\r\u{1B}[JProfile\r\n", "> ")
    // Completions are listed, so the screen no longer stands above the prompt.
    try person.type("refresh\r", until: "> ")
    try person.type("\t\t", until: "\u{1B}[JProfile\r\n  Hong Gildong\r\n")
    // Only commands could be typed while the page was loading, so Tab has typed their colon. Ctrl-U deletes it.
    try person.quit("\u{15}\u{4}")
    #expect(person.shown.contains("\r\u{1B}[JProfile\r\n  Hong"))
  }

  @Test(arguments: TerminalTests.kinds)
  func `trace lines of passing time are printed and recorded`(edits: Bool) throws {
    let person = try Person(["--trace", "--latency", "300ms"], edits: edits)
    try person.see("> ")
    let news = try person.see("Members\r\n  1  login 12345")
    #expect(news.contains("*   activity: .loading → nil\r\n"))
    try person.see("> ")
    try person.quit(":save \(person.folder.path)/traced.transcript\r:quit\r")
    let saved = try person.folder.text(of: "traced.transcript")
    #expect(saved.contains("> :wait 300ms\n* state LoggedOut\n*   members: + Member"))
  }

  @Test func `Ctrl-C ends the wait for an app that works in real time`() throws {
    let folder = try TemporaryFolder()
    let person = try Person(
      ["--how", "outside", "--store", "\(folder.path)/go"], in: folder, program: "EndingProgram")
    try person.see("> ")
    try person.type("wait\r", until: "the app is still at work; Ctrl-C ends the wait")
    try person.type("\u{3}", until: "note: the line waited over a second of real time", "> ")
    // The app stays usable, and shows the end of its work by itself.
    try person.type("count\r", until: "count 1", "> ")
    _ = try folder.write("", to: "go")
    #expect(!(try person.see("count 9", "> ")).contains("note:"))
    try person.type(":save \(folder.path)/kept.transcript\r", until: "saved ", "> ")
    try person.quit()
    #expect(try folder.text(of: "kept.transcript").contains("> wait\n|...\n> count\n|...\n"))
  }

  #if os(Linux)
    @Test(arguments: TerminalTests.kinds)
    func `the text that the app prints is shown above the prompt`(edits: Bool) throws {
      let person = try Person(
        edits: edits, environment: Spawning.withoutLeaks, program: "Habits")
      try person.see("print: Habits begins", "Read", "> ")
      try person.type("Read\r", until: "print: Done: Read", "Read, done", "> ")
      try person.type("Remind me\r", until: "Write", "> ")
      try person.see("print: Time to read", "> ")
      try person.quit()
    }
  #endif

  @Test(arguments: TerminalTests.kinds)
  func `a warning about passed time is printed above the prompt`(edits: Bool) throws {
    let person = try Person(["--fault", "detach-forgotten"], edits: edits, program: "MemoProgram")
    try person.see("> ")
    try person.type("memo 1\r", until: "> ")
    person.type("save\r")
    // The memo is saved a second later.
    try person.see("(destructive, disabled)", "warning[leak]: Memos/Memo is still attached")
    try person.quit("\u{4}")
  }

  @Test func `:undo takes back a line with the passed time, and real time goes on`() throws {
    let person = try Person(["--latency", "200ms"])
    try person.see("Members\r\n  1  login 12345", "> ")
    try person.type("1\r", until: "Profile\r\n  Hong Gildong\r\n", "> ")
    try person.type(":undo\r", until: "Members\r\n  1  login 12345", "> ")
    try person.type("2\r", until: "Logging in…", "Profile\r\n  Kim Cheolsu\r\n", "> ")
    try person.type(":save \(person.folder.path)/undone.transcript\r", until: "saved ", "> ")
    try person.quit()
    let saved = String(decoding: try person.folder.bytes(of: "undone.transcript"), as: UTF8.self)
    let typed = saved.split(separator: "\n").filter {
      $0.hasPrefix("> ") && !$0.hasPrefix("> :wait ")
    }
    #expect(typed == ["> login 23456"])
    let check = try person.folder.profileREPL("--check", "undone.transcript")
    #expect(check.output == "1 transcript: all passed\n")
  }

  @Test func `a recording replays if time passed between :undo and :redo`() throws {
    let person = try Person(["--latency", "300ms"])
    try person.see("Members\r\n  1  login 12345", "> ")
    person.type("1\r:wait 100ms\r:undo\r")
    // The login ends although the wait was undone, so the wait passes on another screen than before.
    try person.see("Profile\r\n  Hong Gildong\r\n", "> ")
    try person.quit(":redo\r:save \(person.folder.path)/redone.transcript\r:quit\r")
    let check = try person.folder.profileREPL("--check", "redone.transcript")
    #expect(check.output == "1 transcript: all passed\n")
    let saved = try person.folder.text(of: "redone.transcript")
    #expect(saved.contains("> :wait 100ms\n| Profile\n|   Hong Gildong\n"), "\(saved)")
  }

  @Test func `:wait ends when nothing is running`() throws {
    let person = try Person(["--latency", "200ms"])
    try person.see("> ")
    try person.type(":wait\r1\r:wait\r", until: "2  logout", "> ")
    try person.quit()
  }

  // Several times, because once in thirty attempts the signal came while the editor restored the
  // terminal and its handler.
  @Test(arguments: 1...10)
  func `Ctrl-C ends a wait, and the recording has the time that has passed`(attempt: Int) throws {
    let person = try Person(["--latency", "1000m"])
    try person.see("> ")
    try person.type(
      ":wait\r", until: "waiting until nothing waits, at least 60000s; Ctrl-C ends the wait\r\n")
    // Between the line and the wait, a moment passes in which the signal is lost.
    try person.interrupt(until: "\r\nMembers\r\n  Loading…")
    try person.see("> ")
    try person.quit(":save \(person.folder.path)/waited.transcript\r:quit\r")
    #expect(try person.folder.text(of: "waited.transcript").contains("\n> :wait\n") == false)
    #expect(try person.folder.profileREPL("--check", "waited.transcript").status == 0)
  }

  @Test(arguments: TerminalTests.kinds)
  func `Ctrl-D during a wait ends the program after the wait`(edits: Bool) throws {
    let person = try Person(edits: edits)
    try person.see("> ")
    try person.type(":wait 100ms\r", until: "\n")
    try person.type("\u{4}", until: "Members\r\n")
    #expect(try person.end() == 0)
  }

  @Test func `the hints of a narrow terminal break between words`() throws {
    let person = try Person(columns: 30)
    try person.see(
      "Type a name from the screen,\r\n  such as login 12345. :help\r\n  explains; Ctrl-D quits.\r\n",
      "> ")
    try person.type(":wait 1s\r", until: "waiting 1s; Ctrl-C ends the\r\n  wait\r\n")
    try person.quit()
  }

  @Test func `only a wait of at least a second is announced`() throws {
    let person = try Person()
    try person.see("> ")
    try person.type(":wait 700ms\r", until: "Members\r\n")
    try person.quit()
    #expect(!person.shown.contains("waiting"))
  }

  @Test(.disabled(if: sanitizerThreads > 0, "the thread sanitizer itself writes larger files"))
  func `a failed save leaves no file and can be repeated`()
    throws
  {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/session.transcript"
    // One block is 512 or 1024 bytes, so the file would become too large.
    let first = try Person(in: folder, columns: 300, fileBlocks: 1)
    try first.see("> ")
    try first.type(
      "1\rlogout\rcancel\r2\r1\redit\rdiscard\r:save \(file)\r",
      until: "cannot save to \"\(file)\": File too large; name a new file")
    try first.quit()
    #expect(try folder.names == [".local"])

    let second = try Person(in: folder)
    try second.see("> ")
    try second.type("1\r:save \(file)\r", until: "saved \"\(file)\"\r\n")
    try second.quit()
    #expect(try folder.text(of: "session.transcript").hasSuffix("= exit 0\n"))
    #expect(try folder.names == [".local", "session.transcript"])
  }

  @Test func `a session is saved as a transcript, and never over another file`() throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/session.transcript"
    let person = try Person(in: folder, columns: 300)
    try person.see("> ")
    try person.type("1\rlogot\rlogout\r:save \(file)\r", until: "saved \"\(file)\"\r\n")
    try person.type(
      "cancel\r:save \(file)\r",
      until: "error[bad-argument]: cannot save to \"\(file)\": File exists; name a new file")
    try person.type(
      ":save \(folder.path)/none/x\r",
      until: "/none/x\": No such file or directory; name a folder that exists")
    try person.quit()
    let saved = try folder.text(of: "session.transcript")
    #expect(
      saved.hasPrefix(
        """
        #: profile-repl 1 lang=en width=300 keep-going
        | Members
        |   login 12345  Hong Gildong
        |   login 23456  Kim Cheolsu
        |   login 34567  Lee Younghee
        |   type id      Member ID  (empty)
        |   refresh
        > login 12345
        | Profile
        """))
    #expect(
      saved.hasSuffix(
        """
        > logot
        ! unknown-action: no "logot"; did you mean "logout"?
        > logout
        | Profile
        |   Hong Gildong
        |   Member ID  12345
        |   E-mail     gildong@example.com
        |
        |   edit    Edit profile
        |   logout  Log out
        |   delete  Delete account (destructive)
        |   refresh
        |
        | ? Log out?
        |   confirm  Log out (destructive)
        |   cancel   Cancel
        ! alert-pending: the input ended while "Log out?" was not answered; nothing was done
        = exit 1

        """))
  }

  @Test func `work that sleeps at the end is named, and a saved session says so`() throws {
    let folder = try TemporaryFolder()
    let person = try Person(["--latency=60s"], in: folder, columns: 300)
    try person.see("> ")
    try person.type(":wait 1ms\r:save \(folder.path)/a.transcript\r", until: "saved \"")
    try person.type(
      "\u{4}", until: "note: the input ended, but LoggedOutInteractor.loadMembers() sleeps 59")
    #expect(try person.end() == 0)
    #expect(
      try folder.text(of: "a.transcript").hasPrefix(
        "#: profile-repl 1 lang=en width=300 keep-going unfinished latency=60s\n"))
  }

  @Test func `:save writes no file that the program keeps`() throws {
    let folder = try TemporaryFolder()
    let person = try Person(["--store", "\(folder.path)/members"], in: folder, columns: 300)
    try person.see("> ")
    try person.type(
      ":save \(folder.path)/./members\r", until: "it is the file of --store; name a new file")
    try person.quit()
  }

  @Test func `a file that the program keeps is never the history`() throws {
    let folder = try TemporaryFolder()
    let history = "\(folder.path)/.local/state/profile-repl/history"
    try folder.write("login 12345\n", to: ".local/state/profile-repl/history")
    let person = try Person(["--store", history], in: folder)
    try person.see("--store: \"\(history)\" is the file of typed lines; name another file")
    #expect(try person.end() == 2)
    #expect(try folder.text(of: ".local/state/profile-repl/history") == "login 12345\n")
  }
}
