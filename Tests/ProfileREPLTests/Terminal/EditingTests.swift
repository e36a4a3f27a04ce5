import CLibrary
import TestSupport
import Testing

/// Editing, recalling and completing lines.
struct EditingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `typed lines can be recalled, also in the next session, and are private`() throws {
    let first = try Person(home: folder.path)
    try first.see("> ")
    first.type("login 12345\r")
    try first.see("2  logout")
    try first.see("> ")
    first.type("\u{1B}[A")
    try first.see("login 12345")
    first.type("\u{15}logout\r")
    try first.see("? Log out?")
    try first.see("> ")
    first.type("confirm\r:quit\r")
    #expect(try first.end() == 0)

    let history = ".local/state/profile-repl/history"
    #expect(try folder.text(of: history) == "login 12345\nlogout\nconfirm\n:quit\n")
    #expect(folder.permissions(of: history) == 0o600)
    #expect(folder.permissions(of: ".local/state/profile-repl") == 0o700)

    let second = try Person(home: folder.path)
    try second.see("> ")
    second.type("\u{1B}[A\u{1B}[A\u{1B}[A\u{1B}[A")
    // The first letters are on the line already and are not drawn again.
    try second.see("in 12345")
    second.type("\r")
    try second.see("2  logout")
    second.type(":quit\r")
    #expect(try second.end() == 0)
  }

  @Test func `the history contains exactly the typed lines`() throws {
    let person = try Person(home: folder.path)
    try person.see("> ")
    person.type("1\r3\r")
    try person.see("? Delete your account?")
    try person.see("> ")
    // It cancels the alert, and must not become a line.
    person.type("\u{3}")
    try person.see("3  delete")
    try person.see("> ")
    person.type(":wait 1ms\r:save \(folder.path)/a.transcript\r:quit\r")
    #expect(try person.end() == 0)
    #expect(
      try folder.text(of: ".local/state/profile-repl/history")
        == "1\n3\n:wait 1ms\n:save \(folder.path)/a.transcript\n:quit\n")
  }

  @Test func `a script leaves no history`() throws {
    let script = try folder.write(":screen\n", to: "script")
    let person = try Person(["--script", script], home: folder.path)
    #expect(try person.end() == 0)
    #expect(throws: (any Error).self) { try folder.text(of: ".local/state/profile-repl/history") }
  }

  @Test(arguments: [
    ("login 2\t", "3456"), ("s\t", "ubmit id"), ("r\t", "efresh"), ("ty\t", "pe id "),
    (":sc\t", "reen"), ("l\t", "ogin "),
  ])
  func `Tab completes the working lines`(keys: String, rest: String) throws {
    let person = try Person(home: folder.path)
    try person.see("> ")
    person.type(keys)
    try person.see(rest)
    person.type("\u{3}")
    try person.see("> ")
    person.type(":quit\r")
    #expect(try person.end() == 0)
  }

  @Test func `Tab completes only the answers at an alert`() throws {
    let person = try Person(home: folder.path)
    try person.see("> ")
    person.type("1\rlogout\r")
    try person.see("? Log out?")
    try person.see("> ")
    person.type("co\t\r")
    try person.see("confirm")
    try person.see("Members\r\n")
    person.type(":quit\r")
    #expect(try person.end() == 0)
  }

  @Test func `a dumb terminal gets plain lines without escape codes`() throws {
    let person = try Person(home: folder.path, environment: ["TERM": "dumb"])
    try person.see("> ")
    person.type("1\r")
    try person.see("2  logout")
    try person.see("> ")
    person.type("log\tout\r")
    try person.see("unknown-action")
    try person.see("> ")
    person.type("\u{4}")
    #expect(try person.end() == 0)
    #expect(!person.shown.contains("\u{1B}"))
  }

  @Test func `NO_COLOR turns colours off`() throws {
    let plain = try Person(home: folder.path)
    #expect(!(try plain.see("Ctrl-D quits").contains("\u{1B}")))
    plain.type(":quit\r")
    #expect(try plain.end() == 0)
    let colored = try Person(home: folder.path, environment: ["NO_COLOR": ""])
    #expect(try colored.see("Ctrl-D quits").contains("\u{1B}["))
    colored.type(":quit\r")
    #expect(try colored.end() == 0)
  }

  @Test func `a screen fits the current width of the terminal`() throws {
    let person = try Person(home: folder.path)
    try person.see("> ")
    person.resize(columns: 30)
    person.type("1\r")
    try person.see("  3  delete  Delete account\r\n")
    try person.see("> ")
    person.resize(columns: 80)
    person.type(":screen\r")
    try person.see("  3  delete  Delete account (destructive)\r\n")
    person.type(":quit\r")
    #expect(try person.end() == 0)
  }

  @Test func `Hangul can be edited under the C locale`() throws {
    let person = try Person(home: folder.path, environment: ["LC_ALL": "C"])
    try person.see("> ")
    person.type("1\redit\r")
    try person.see("4  discard")
    try person.see("> ")
    // The last letter is deleted.
    person.type("type name 홍길동이\u{7F}\r")
    try person.see("Name    홍길동\r\n")
    person.type(":quit\r")
    #expect(try person.end() == 0)
  }
}
