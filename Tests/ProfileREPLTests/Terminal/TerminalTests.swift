import StateBindingC
import StateBindingTestSupport
import Testing

/// A person at a terminal. Everything but editing works the same at a dumb terminal.
struct TerminalTests {
  nonisolated static let kinds = [true, false]

  private let greeting = """
    Members
      1  login 12345  Hong Gildong
      2  login 23456  Kim Cheolsu
      3  login 34567  Lee Younghee
      4  type id      Member ID  (empty)
         refresh
    Type a name from the screen, such as login 12345. :help explains; Ctrl-D quits.
    """.replacing("\n", with: "\r\n") + "\r\n"

  @Test(.enabled(if: StartedProcess.threadsAreTold))
  func `a session at the keyboard starts no pool of threads`() throws {
    let person = try Person()
    try person.see("> ")
    try person.type("1\r", until: "  3  delete  Delete account (destructive)\r\n", "> ")
    // The thread that waits for keys, the main thread, and the thread of the main queue, or two if
    // a
    // key came before the first slept again.
    #expect(try person.threads() <= 4 + sanitizerThreads)
    try person.quit("\u{4}")
  }

  @Test(arguments: kinds)
  func `a person logs in, edits and logs out`(edits: Bool) throws {
    let person = try Person(edits: edits)
    #expect(try person.see("> ") == greeting + "> ")
    try person.type("1\r", until: "  3  delete  Delete account (destructive)\r\n", "> ")
    try person.type("edit\r", until: "  4  discard     Discard changes\r\n")
    try person.type("type name 홍길동\r", until: "Name    홍길동\r\n")
    try person.type("3\r", until: "Profile\r\n  홍길동\r\n")
    try person.type(
      "logout\r", until: "? Log out?\r\n  confirm  Log out (destructive)\r\n  cancel   Cancel\r\n")
    person.type("\r1\ry\r")
    for _ in 0..<2 {
      try person.see(
        "error[alert-pending]: \"Log out?\" has to be answered first; write confirm or\r\n  cancel\r\n"
      )
    }
    try person.type("confirm\r", until: "Members\r\n  1  login 12345  홍길동\r\n", "> ")
    try person.quit("\u{4}")
  }

  @Test(arguments: kinds)
  func `Ctrl-C cancels an alert`(edits: Bool) throws {
    let person = try Person(edits: edits)
    try person.see("> ")
    try person.type("1\r3\r", until: "? Delete your account?", "> ")
    try person.type("conf\u{3}", until: "3  delete", "> ")
    try person.type("confirm\r", until: "no alert is up, so there is nothing to confirm")
    try person.quit()
  }

  @Test(arguments: kinds)
  func `Ctrl-D at an alert ends with status 1 and does nothing`(edits: Bool) throws {
    let folder = try TemporaryFolder()
    let store = "\(folder.path)/members"
    let person = try Person(["--store", store], in: folder, edits: edits)
    try person.see("> ")
    try person.type("1\r3\r", until: "? Delete your account?", "> ")
    try person.type(
      "\u{4}",
      until:
        "the input ended while \"Delete your account?\" was not\r\n  answered; nothing was done\r\n"
    )
    #expect(try person.end() == 1)
    #expect(try profileREPL("--store", store) == Outcome(output: Shown.profile))
  }

  @Test(arguments: kinds)
  func `errors do not change the exit status at a terminal`(edits: Bool) throws {
    let person = try Person(edits: edits)
    try person.see("> ")
    try person.type(
      "logn\r9\r1\r:quit\r", until: "no \"logn\"", "there is no 9; the numbers are 1 to 4",
      "2  logout")
    #expect(try person.end() == 0)
  }

  @Test func `closing the terminal ends the program`() throws {
    let person = try Person()
    try person.see("> ")
    #expect(try person.hangUp() == 128 + SIGHUP)
  }

  @Test func `a waiting link keeps the numbers on the first screen`() throws {
    let person = try Person(["--open", "profile-repl://logout"])
    let screen = try person.see("waiting for login\r\n")
    #expect(screen.contains("  1  login 12345  Hong Gildong\r\n"))
    try person.see("> ")
    try person.quit()
  }

  @Test func `a wrong link is only an error below the first screen`() throws {
    let person = try Person(["--open", "profile-repl://x"])
    try person.see("Member ID  (empty)", "no link is like \"profile-repl://x\"", "> ")
    try person.quit()
  }

  @Test func `a script runs without a prompt, even at a terminal`() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write("login 12345\n", to: "script")
    let person = try Person(["--script", script], in: folder)
    #expect(try person.end() == 0)
    #expect(person.shown == (Shown.members + Shown.profile).replacing("\n", with: "\r\n"))
  }

  @Test(
    arguments: [
      (["LC_MESSAGES": "ko", "LANG": "en_US.UTF-8"], "회원\r\n"), ([:], "Members\r\n"),
    ] as [([String: String], String)])
  func `a session uses the language of the environment`(
    environment: [String: String], title: String
  ) throws {
    let person = try Person(environment: environment)
    #expect(try person.see("> ").hasPrefix(title))
    try person.quit()
  }
}
