import StateBindingC
import StateBindingTestSupport
import Testing

/// Editing, recalling and completing lines.
struct EditingTests {
  @Test func `typed lines can be recalled, also in the next session, and are private`() throws {
    let first = try Person()
    try first.see("> ")
    try first.type("login 12345\r", until: "2  logout", "> ")
    try first.type("\u{1B}[A", until: "login 12345")
    try first.type("\u{15}logout\r", until: "? Log out?", "> ")
    try first.quit("confirm\r:quit\r")

    let history = ".local/state/profile-repl/history"
    #expect(try first.folder.text(of: history) == "login 12345\nlogout\nconfirm\n:quit\n")
    #expect(first.folder.permissions(of: history) == 0o600)
    #expect(first.folder.permissions(of: ".local/state/profile-repl") == 0o700)

    let second = try Person(in: first.folder)
    try second.see("> ")
    second.type("\u{1B}[A\u{1B}[A\u{1B}[A\u{1B}[A")
    // The first letters are on the line already and are not drawn again.
    try second.see("in 12345")
    try second.type("\r", until: "2  logout")
    try second.quit()
  }

  @Test func `the history contains exactly the typed lines`() throws {
    let person = try Person()
    try person.see("> ")
    try person.type("1\r3\r", until: "? Delete your account?", "> ")
    // It cancels the alert, and must not become a line.
    try person.type("\u{3}", until: "3  delete", "> ")
    try person.quit(":wait 1ms\r:save \(person.folder.path)/a.transcript\r:quit\r")
    #expect(
      try person.folder.text(of: ".local/state/profile-repl/history")
        == "1\n3\n:wait 1ms\n:save \(person.folder.path)/a.transcript\n:quit\n")
  }

  @Test func `a script leaves no history`() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write(":screen\n", to: "script")
    let person = try Person(["--script", script], in: folder)
    #expect(try person.end() == 0)
    #expect(throws: (any Error).self) { try folder.text(of: ".local/state/profile-repl/history") }
  }

  @Test func `Tab completes only the answers at an alert`() throws {
    let person = try Person()
    try person.see("> ")
    try person.type("1\rlogout\r", until: "? Log out?", "> ")
    try person.type("co\t\r", until: "confirm", "Members\r\n")
    try person.quit()
  }

  @Test func `a dumb terminal gets plain lines without escape codes`() throws {
    let person = try Person(edits: false)
    try person.see("> ")
    try person.type("1\r", until: "2  logout", "> ")
    try person.type("log\tout\r", until: "unknown-action", "> ")
    try person.quit("\u{4}")
    #expect(!person.shown.contains("\u{1B}"))
  }

  @Test func `NO_COLOR turns colours off`() throws {
    let plain = try Person()
    #expect(!(try plain.see("Ctrl-D quits").contains("\u{1B}")))
    try plain.quit()
    let colored = try Person(environment: ["NO_COLOR": ""])
    #expect(try colored.see("Ctrl-D quits").contains("\u{1B}["))
    try colored.quit()
  }

  @Test func `a screen fits the current width of the terminal`() throws {
    let person = try Person()
    try person.see("> ")
    person.resize(columns: 30)
    try person.type("1\r", until: "  3  delete  Delete account\r\n", "> ")
    person.resize(columns: 80)
    try person.type(":screen\r", until: "  3  delete  Delete account (destructive)\r\n")
    try person.quit()
  }
}
