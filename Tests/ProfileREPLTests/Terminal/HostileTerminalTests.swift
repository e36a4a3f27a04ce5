import StateBindingTestSupport
import Testing

/// Text from outside cannot control the terminal of a person.
struct HostileTerminalTests {
  private let folder: TemporaryFolder
  private let title = "\u{1B}]0;OWNED\u{7}"

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `escape codes in environment variables are not printed`() throws {
    let names = ["TERM", "LANG", "LC_ALL", "LC_MESSAGES", "COLUMNS", "NO_COLOR", "XDG_STATE_HOME"]
    let person = try Person(
      home: "\(folder.path)/\(title)",
      environment: Dictionary(uniqueKeysWithValues: names.map { ($0, title) }))
    try person.see("> ")
    try person.type("1\r", until: "2  logout", "> ")
    try person.quit()
    #expect(!person.shown.contains("\u{1B}"))
  }

  @Test(arguments: ["xterm", "dumb"])
  func `a hostile member is listed, completed and saved as plain text`(terminal: String) throws {
    let store = try folder.write(
      #"""
      profile-members 2
      eda742a0\#t12345\#t\u{1B}]0;x\u{7}\#t\u{1B}[2J@b.c
      55dadf96\#t\u{1B}]0;x\u{7}\#t\u{1B}[6n\#t\u{1B}[2J@b.c
      end 2

      """#, to: "members")
    let person = try Person(
      ["--store", store], in: folder, environment: ["TERM": terminal], columns: 300)
    try person.see("> ")
    try person.type("tap \"login\t\t\r", until: "> ")
    person.type("login 12345\r:actions\r:history\r")
    try person.type(":open profile-repl://profile?userId=%1B%5D0%3By%07\r", until: "is for member")
    try person.type(":save \"\(folder.path)/\\u{1B}]0;x\\u{7}\"\r", until: #"/\u{1B}]0;x\u{7}""#)
    try person.quit()
    for escape in ["\u{1B}]0;x", "\u{1B}[6n", "\u{1B}[2J@", "\u{7}\""] {
      #expect(!person.shown.contains(escape))
    }
    let saved = try folder.bytes(of: "\u{1B}]0;x\u{7}")
    #expect(!saved.contains(0x1B))
  }

  @Test(arguments: [("--write-transcripts", ""), ("--report", ".html")])
  func `an unwritable file of the explorer is named as plain text`(
    option: String, suffix: String
  ) throws {
    let run = try profileREPL("--explore", "--depth", "1", option, "/nowhere/\(title)\(suffix)")
    let name = #""/nowhere/\u{1B}]0;OWNED\u{7}\#(suffix)""#
    #expect(run.errors.hasPrefix("profile-repl: cannot write \(name): "))
    #expect(run.output == "")
    #expect(!(run.output + run.errors).contains("\u{1B}"))
  }
}
