import CLibrary
import HeadlessDriver
import HeadlessUI
import StateBinding
import TestSupport
import Testing

/// Output that a person sees at a terminal, and that a script does not have.
struct TerminalScreensTests {
  /// The text that the terminal shows after `keys`, behind the first prompt.
  private static func shown(
    after keys: String, columns: UInt16 = 80, _ program: Program
  ) async throws -> String {
    let typist = try Typist(columns: columns)
    setenv("TERM", "dumb", 1)
    typist.type(keys + "unknown\r:quit\r")
    _ = await program.run([])
    var seen = ""
    // A pseudo-terminal passes the output on a moment later.
    while !seen.contains("no \"unknown\"") { seen += typist.seen() }
    seen.replace("\r\n", with: "\n")
    return seen.split(separator: "> ", maxSplits: 1).last.map(String.init) ?? ""
  }

  private static func typeSecret() async throws {
    let typist = try Typist()
    let run = Task {
      await Program(name: "safe", version: "1", summary: "") { _ in smallApp(Safe()) }.run([])
    }
    var seen = ""
    // The terminal itself shows keys that come before the prompt.
    while !seen.hasSuffix("> ") {
      seen += typist.seen()
      await Task.yield()
    }
    typist.type("type PIN s3cret\rOpen\r:quit\r")
    _ = await run.value
    while !seen.contains(":quit") { seen += typist.seen() }
    #expect(seen.contains("> type PIN ••••"), "\(seen)")
    #expect(seen.contains("It is open"))
    #expect(!seen.contains("s3"))
  }

  private static var rows: Program {
    Program(name: "rows", version: "1", summary: "") { _ in
      smallApp(
        List {
          ForEach(1..<60, id: \.self) { row in Text("row \(row)") }
          Text("end")
        }
        .refreshable {})
    }
  }

  @Test func `more prints the new rows only`() async {
    await #expect(processExitsWith: .success) {
      let shown = try await Self.shown(after: "more\r:screen\r", Self.rows)
      let parts = shown.split(separator: "> ")
      // The terminal itself may show the keys there, as they came before the prompt.
      #expect(parts.first?.contains("  row 20\n") == false, "\(shown)")
      #expect(parts.first?.contains("  row 21\n") == true)
      #expect(parts.first?.contains("row 40\n") == true)
      // The whole screen comes again when it is asked for.
      #expect(parts.dropFirst().first?.contains("  row 1\n") == true)
    }
  }

  private static func suspend() async throws {
    let typist = try Typist()
    let run = Task {
      await Program(name: "still", version: "1", summary: "") { _ in smallApp(Text("a screen")) }
        .run([])
    }
    var seen = ""
    while !seen.hasSuffix("> ") {
      seen += typist.seen()
      await Task.yield()
    }
    seen = ""
    // The process has no shell, so the system lets it go on at once.
    typist.type("\u{1A}")
    while !seen.contains("> ") {
      seen += typist.seen()
      await Task.yield()
    }
    typist.type(":quit\r")
    _ = await run.value
    while !seen.contains(":quit") { seen += typist.seen() }
    #expect(seen.contains("a screen"), "\(seen)")
  }

  @Test func `a person who returns from Ctrl-Z sees the screen`() async {
    await #expect(processExitsWith: .success) { try await Self.suspend() }
  }

  @Test func `a text for a secure field is not shown while it is typed`() async {
    await #expect(processExitsWith: .success) {
      try await Self.typeSecret()
    }
  }

  @Test func `an error breaks between words`() async {
    await #expect(processExitsWith: .success) {
      let shown = try await Self.shown(after: "end of it\r", columns: 40, Self.rows)
      #expect(
        shown.contains(
          """
          error[unknown-action]: no "end of it";
            more shows further rows, and :actions
            lists what works

          """), "\(shown)")
    }
  }
}

private struct Safe: View {
  @State private var pin = ""
  @State private var isOpen = false

  var body: some View {
    if isOpen { Text("It is open") }
    SecureField("PIN", text: $pin)
    Button("Open") { isOpen = pin == "s3cret" }
  }
}
