import HeadlessDriver
import HeadlessUI
import Testing

/// Nothing that the explorer prints or draws acts on a terminal or fools a reader.
struct HostileAppTests {
  @Test(arguments: [
    "\u{1B}]0;title\u{7}", "\u{1B}[2J\u{1B}[1;1H", "\u{9B}2J", "\u{202E}nimda", "\u{2066}x\u{2069}",
    "\u{2028}> confirm", "a\rOWNED", "\nOWNED> confirm\nOWNED= exit 0", "\u{8}\u{8}\u{7F}",
    "<script>alert(1)</script>\u{1B}c", "\u{1B}[2J \"quoted\"\\\nscreen \"fake\"",
    "</script><!--<script>alert(1)</script> \" onload='x' \u{202E} &lt;",
  ])
  func `the exploration of a hostile app is printed harmlessly`(text: String) async throws {
    // An app whose title, buttons and alert are one text.
    let program = Program.small(languages: ["en", "ko"]) { _ in
      Stateful(false) { $isAsking in
        VStack {
          Button(action: { isAsking = true }) { Text(verbatim: text) }
        }
        .navigationTitle(Text(verbatim: text))
        .alert(Text(verbatim: text), isPresented: $isAsking) {
          Button(action: {}) { Text(verbatim: text) }
          Button("Leave", role: .cancel) {}
        }
      }
    }
    let exploration = try await program.explore(["--depth=3"])
    let bytes = exploration.map(named: "wall")
    let map = String(decoding: bytes, as: UTF8.self)
    #expect(!map.contains("<script>alert"))
    let page = try ParsedPage(bytes)
    #expect(page["script"].count == 2)
    #expect(page["b"].first { $0.path.contains("main") }?.text == Escaping.line(text))
    let comparison = try MapComparison(
      of: exploration, with: exploration.savedMap, named: "main.map")
    #expect(!comparison.findsChanges)
    for printed in ["\(exploration)", map, exploration.savedMap] + exploration.transcripts {
      #expect(!printed.unicodeScalars.contains(where: isHarmful), "\(printed)")
    }
  }

  private func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
