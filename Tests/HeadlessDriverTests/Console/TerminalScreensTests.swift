import StateBindingC
import HeadlessDriver
import HeadlessProgram
import HeadlessUI
import StateBinding
import StateBindingTestSupport
import Testing

/// Output that a person sees at a terminal, and that a script does not have.
struct TerminalScreensTests {
  private static let rows = Program.small {
    List {
      ForEach(1..<60, id: \.self) { row in Text("row \(row)") }
      Text("end")
    }
    .refreshable {}
  }

  @Test func `more prints the new rows only`() async {
    await atTerminal(edits: false) { typist in
      let shown = try await typist.shown(by: Self.rows, after: "more\r:screen\r")
      let parts = shown.split(separator: "> ")
      // The terminal itself may show the keys there, as they came before the prompt.
      #expect(parts.first?.contains("  row 20\n") == false, "\(shown)")
      #expect(parts.first?.contains("  row 21\n") == true)
      #expect(parts.first?.contains("row 40\n") == true)
      // The whole screen comes again when it is asked for.
      #expect(parts.dropFirst().first?.contains("  row 1\n") == true)
    }
  }

  @Test func `a person who returns from Ctrl-Z sees the screen`() async {
    await atTerminal { typist in
      let run = Task { await Program.small { Text("a screen") }.run([]) }
      _ = await typist.seen { $0.hasSuffix("> ") }
      // The process has no shell, so the system lets it go on at once.
      typist.type("\u{1A}")
      var seen = await typist.seen { $0.contains("> ") }
      typist.type(":quit\r")
      _ = await run.value
      seen += await typist.seen { $0.contains(":quit") }
      #expect(seen.contains("a screen"), "\(seen)")
    }
  }

  @Test func `a text for a secure field is not shown while it is typed`() async {
    await atTerminal { typist in
      let run = Task { await Program.small { Safe() }.run([]) }
      // The terminal itself shows keys that come before the prompt.
      var seen = await typist.seen { $0.hasSuffix("> ") }
      typist.type("type PIN s3cret\rOpen\r:quit\r")
      _ = await run.value
      seen += await typist.seen { $0.contains(":quit") }
      #expect(seen.contains("> type PIN ••••"), "\(seen)")
      #expect(seen.contains("It is open"))
      #expect(!seen.contains("s3"))
    }
  }

  @Test func `an error breaks between words`() async {
    await atTerminal(edits: false, columns: 40) { typist in
      let shown = try await typist.shown(by: Self.rows, after: "end of it\r")
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

extension Typist {
  /// The text that `program` shows after `keys`, below the first prompt.
  fileprivate func shown(by program: Program, after keys: String) async throws -> String {
    type(keys + "unknown\r:quit\r")
    _ = await program.run([])
    let shown = await seen { $0.contains("no \"unknown\"") }.replacing("\r\n", with: "\n")
    return shown.split(separator: "> ", maxSplits: 1).last.map(String.init) ?? ""
  }

  /// The text that the terminal shows until `isWhole`, because it passes the output on a moment later.
  fileprivate func seen(until isWhole: (String) -> Bool) async -> String {
    var text = ""
    while !isWhole(text) {
      text += seen()
      await Task.yield()
    }
    return text
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
