import StateBindingC
import StateBindingTestSupport
import Testing

/// Signals during an interactive session, at any moment.
struct SignalTests {
  /// Incomplete keys, and keys after which more may come.
  nonisolated private static let openKeys: [[UInt8]] =
    [
      "\u{1B}", "\u{1B}[", "\u{1B}1", "\u{1B}O", "\u{12}", "\u{16}", "\u{18}", "\u{1B}x\"\u{1B}",
      "\u{1B}X\"\u{1B}",
    ].map { Array($0.utf8) } + [[0xED, 0x95]]

  @Test(arguments: openKeys)
  func `replies and signals arrive in the middle of a key`(keys: [UInt8]) throws {
    let person = try Person(["--latency", "300ms"])
    try person.see("Loading…", "> ")
    person.type(keys)
    try person.see("Members\r\n  1  login 12345  Hong Gildong\r\n", "> ")
    person.signal(SIGINT)
    try person.see("^C", "> ")
    person.type(keys)
    person.signal(SIGTERM)
    #expect(try person.end() == 128 + SIGTERM)
    #expect(person.wasGivenBack)
  }

  @Test(arguments: TerminalTests.kinds, [SIGTERM, SIGHUP, SIGQUIT])
  func `a signal ends the program and restores the terminal`(edits: Bool, number: Int32)
    throws
  {
    let person = try Person(edits: edits)
    try person.see("> ")
    person.type("logo")
    person.signal(number)
    #expect(try person.end() == 128 + number)
    #expect(person.wasGivenBack)
  }

  @Test func `Ctrl-Backslash ends the program like a signal`() throws {
    let person = try Person()
    try person.see("> ")
    try person.quit("logo\u{1C}", status: 128 + SIGQUIT)
    #expect(person.wasGivenBack)
  }

  @Test(arguments: [
    (":goto 0\r", "Members\r\n"), ("1\r:wait 50ms\rdelete\r", "? Delete your account?"),
    ("1\r:wait 50ms\rdelete\r", "cancel   Cancel\r\n> "),
    (":wait 10m\r", "Ctrl-C ends the wait\r\n"), (":help\r", ":help"), (":help\r", "\r\n"),
    (":save FOLDER/a.transcript\r", ".transcript"), (":save /dev/null\r", "File exists"),
    ("1\r", "Logging in"), ("1\r", "Profile\r\n"), (":help\r:help\r:help\r:help\r", "> :help"),
  ])
  func `a signal at any moment restores the terminal`(
    keys: String, moment: String
  ) throws {
    for number in [SIGTERM, SIGHUP] {
      let person = try Person(["--latency", "50ms"], environment: ["COLUMNS": "80"])
      try person.see("Members\r\n  1  login", "> ")
      try person.type(keys.replacing("FOLDER", with: person.folder.path), until: moment)
      person.signal(number)
      #expect(try person.end() == 128 + number)
      #expect(person.wasGivenBack)
    }
  }
}
