import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A person at a terminal. Without libedit there is no editing, and everything else is the same.
struct TerminalTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  nonisolated static let kinds = hasLibEdit ? [true, false] : [false]

  /// A person, with or without libedit.
  private func person(
    _ arguments: String..., usesLibrary: Bool = true, environment: [String: String] = [:]
  ) throws -> Person {
    var environment = environment
    if !usesLibrary {
      // The loader takes the first file of that name, and cannot load it.
      for name in ["libedit.so.2", "libedit.so.0"] { _ = try folder.write("", to: name) }
      environment["LD_LIBRARY_PATH"] = folder.path
    }
    return try Person(arguments, home: folder.path, environment: environment)
  }

  private let greeting = """
    Members
      1  login 12345  Hong Gildong
      2  login 23456  Kim Cheolsu
      3  login 34567  Lee Younghee
      4  type id      Member ID  (empty)
    Write what the screen shows; :help tells more, Ctrl-D ends.
    """.replacing("\n", with: "\r\n") + "\r\n"

  @Test(.enabled(if: StartedProcess.threadsAreTold))
  func `no pool of threads is started to go on from the keyboard`() throws {
    let person = try person()
    try person.see("> ")
    person.type("1\r")
    try person.see("  3  delete  Delete account (destructive)\r\n")
    try person.see("> ")
    // The one that waits for keys, the one that it started with, and the one that the main queue moved to, or two where a
    // key came before the first of them slept again.
    #expect(try person.threads() <= 4 + sanitizerThreads)
    person.type("\u{4}")
    #expect(try person.end() == 0)
  }

  @Test(arguments: kinds)
  func `a person logs in, edits and logs out`(usesLibrary: Bool) throws {
    let person = try person(usesLibrary: usesLibrary)
    #expect(try person.see("> ") == greeting + "> ")
    person.type("1\r")
    try person.see("  3  delete  Delete account (destructive)\r\n")
    try person.see("> ")
    person.type("edit\r")
    try person.see("  4  discard     Discard changes\r\n")
    person.type("type name 홍길동\r")
    try person.see("Name    홍길동\r\n")
    person.type("3\r")
    try person.see("Profile\r\n  홍길동\r\n")
    person.type("logout\r")
    try person.see("? Log out?\r\n  confirm  Log out (destructive)\r\n  cancel   Cancel\r\n")
    person.type("\r1\ry\r")
    for _ in 0..<2 {
      try person.see(
        "error[alert-pending]: \"Log out?\" has to be answered first; write confirm or cancel\r\n")
    }
    person.type("confirm\r")
    try person.see("Members\r\n  1  login 12345  홍길동\r\n")
    try person.see("> ")
    person.type("\u{4}")
    #expect(try person.end() == 0)
  }

  @Test(arguments: kinds)
  func `Ctrl-C cancels an alert`(usesLibrary: Bool) throws {
    let person = try person(usesLibrary: usesLibrary)
    try person.see("> ")
    person.type("1\r3\r")
    try person.see("? Delete your account?")
    try person.see("> ")
    person.type("conf\u{3}")
    try person.see("3  delete")
    try person.see("> ")
    person.type("confirm\r")
    try person.see("no alert is up, so there is nothing to confirm")
    person.type(":quit\r")
    #expect(try person.end() == 0)
  }

  @Test(arguments: kinds)
  func `Ctrl-C drops a line that was begun`(usesLibrary: Bool) throws {
    let person = try person(usesLibrary: usesLibrary)
    try person.see("> ")
    person.type("dleete\u{3}")
    try person.see("^C")
    try person.see("> ")
    person.type("1\r")
    try person.see("2  logout")
    person.type(":quit\r")
    #expect(try person.end() == 0)
    #expect(!person.shown.contains("unknown-action"))
  }

  @Test(arguments: kinds)
  func `Ctrl-D at an alert ends with 1, and nothing is done`(usesLibrary: Bool) throws {
    let store = "\(folder.path)/members"
    let person = try person("--store", store, usesLibrary: usesLibrary)
    try person.see("> ")
    person.type("1\r3\r")
    try person.see("? Delete your account?")
    try person.see("> ")
    person.type("\u{4}")
    try person.see(
      "the input ended while \"Delete your account?\" was not answered; nothing was done")
    #expect(try person.end() == 1)
    #expect(try profileREPL("--store", store) == Outcome(output: Shown.profile))
  }

  @Test func `a store that cannot be opened ends with 3 before the first screen`() throws {
    let person = try person("--store", "/")
    try person.see("profile-repl: --store: cannot read \"/\": it is not a regular file")
    #expect(try person.end() == 3)
    #expect(!person.shown.contains("Members"))
  }

  @Test(arguments: kinds)
  func `errors do not count, and what comes after them is done`(usesLibrary: Bool) throws {
    let person = try person(usesLibrary: usesLibrary)
    try person.see("> ")
    person.type("logn\r9\r1\r:quit\r")
    try person.see("no \"logn\"")
    try person.see("there is no 9; the numbers are 1 to 4")
    try person.see("2  logout")
    #expect(try person.end() == 0)
  }

  @Test(arguments: kinds)
  func `a signal ends it, and the terminal is left as it was`(usesLibrary: Bool) throws {
    let person = try person(usesLibrary: usesLibrary)
    try person.see("> ")
    person.signal(SIGTERM)
    #expect(try person.end() == 128 + SIGTERM)
    #expect(person.wasGivenBack)
  }

  @Test func `a terminal that is closed ends it`() throws {
    let person = try person()
    try person.see("> ")
    #expect(try person.hangUp() == 128 + SIGHUP)
  }

  @Test func `a link that waits leaves the numbers on the first screen`() throws {
    let person = try person("--open", "profile-repl://logout")
    let screen = try person.see("waiting for login\r\n")
    #expect(screen.contains("  1  login 12345  Hong Gildong\r\n"))
    try person.see("> ")
    person.type(":quit\r")
    #expect(try person.end() == 0)
  }

  @Test func `a wrong link is an error below the first screen, and no more`() throws {
    let person = try person("--open", "profile-repl://x")
    try person.see("Member ID  (empty)")
    try person.see("no link is like \"profile-repl://x\"")
    try person.see("> ")
    person.type(":quit\r")
    #expect(try person.end() == 0)
  }

  @Test func `a script runs without a prompt on a terminal too`() throws {
    let script = try folder.write("login 12345\n", to: "script")
    let person = try person("--script", script)
    #expect(try person.end() == 0)
    #expect(person.shown == (Shown.members + Shown.profile).replacing("\n", with: "\r\n"))
  }

  @Test(
    arguments: [
      (["LANG": "ko_KR.UTF-8"], "회원\r\n"), (["LC_ALL": "C", "LANG": "ko_KR.UTF-8"], "Members\r\n"),
      (["LC_MESSAGES": "ko", "LANG": "en_US.UTF-8"], "회원\r\n"),
      (["LANG": "fr_FR.UTF-8"], "Members\r\n"), ([:], "Members\r\n"),
    ] as [([String: String], String)])
  func `the language is the person's`(environment: [String: String], title: String) throws {
    let person = try person(environment: environment)
    #expect(try person.see("> ").hasPrefix(title))
    person.type(":quit\r")
    #expect(try person.end() == 0)
  }
}
