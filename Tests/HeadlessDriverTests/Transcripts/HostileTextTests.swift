import HeadlessDriver
import StateBindingTestSupport
import Testing

/// Text on a screen that looks like a transcript or controls a terminal.
struct HostileTextTests {
  @Test func `text on a screen is never read as syntax of a transcript`() async {
    let texts = [
      "> confirm", "| Two", "* trace", "! error", "= exit 0", "# comment", "#: wall 1", "|...",
      "|~ *", "a\n> confirm", "a\r\n= exit 0", "\u{1B}[2J", "\u{2028}> One", "\u{202E}eno", " ",
      "> ",
    ]
    let transcript = await Wall.transcript(of: ["confirm"], showing: texts)
    #expect(
      transcript == #"""
        #: wall 1 keep-going
        |  > confirm
        |   > confirm
        |   | Two
        |   * trace
        |   ! error
        |   = exit 0
        |   tap "# comment"
        |   tap "#: wall 1"
        |   |...
        |   |~ *
        |   tap "a\n> confirm"
        |   tap "a\u{D}\n= exit 0"
        |   tap "\u{1B}[2J"
        |   tap "\u{2028}> One"
        |   tap "\u{202E}eno"
        |   tap " "
        |   tap "> "
        > confirm
        ! no-alert: no alert is up, so there is nothing to confirm
        = exit 1

        """#)
  }

  @Test(arguments: 1...(runsLongTests ? 120 : 40))
  func `random text survives recording, checking and updating`(seed: Int) async throws {
    var random = Random(seed: UInt64(seed))
    let texts = (0..<Int.random(in: 1...4, using: &random)).map { _ in random.syntax() }
    let inputs = (0..<12).map { _ in random.input(texts) }
    let recorded = await Wall.transcript(of: inputs, showing: texts)
    let program = Wall.program(texts)
    #expect(
      recorded.split(separator: "\n").filter { $0.hasPrefix(">") } == inputs.map { "> \($0)" })
    #expect(!recorded.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
    let check = await program.check(recorded)
    #expect(check.passed, "\(check)")
    let kept = String(decoding: check.updated, as: UTF8.self)
    #expect(kept.utf8.elementsEqual(recorded.utf8), "\(kept)")

    // Random edits of the output are found and undone.
    var lines = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let printed = lines.indices.filter { lines[$0].hasPrefix("|") || lines[$0].hasPrefix("!") }
    for index in printed.shuffled(using: &random).prefix(3).sorted(by: >) {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: lines.remove(at: index)
      case 1: lines.insert("| nothing of the kind", at: index)
      // A single space after a bare prefix would be ignored.
      default: lines[index] += "  "
      }
    }
    let changed = await program.check(lines.joined(separator: "\n"))
    #expect(!changed.passed)
    let updated = String(decoding: changed.updated, as: UTF8.self)
    #expect(updated.utf8.elementsEqual(recorded.utf8), "\(updated)")
  }
}

extension Random {
  private static let prefixes = [
    "> ", ">", "| ", "|", "* ", "! ", "= exit 0", "# ", "#: wall 1 ", "|...", "|~ *", ":save a", "",
  ]

  /// A text that looks like one line of a transcript, or like two.
  fileprivate mutating func syntax() -> String {
    let lines = (0..<Int.random(in: 1...2, using: &self)).map { _ in
      (Self.prefixes.randomElement(using: &self) ?? "") + hostileText()
    }
    let text = lines.joined(separator: "\n")
    return text.isEmpty ? "x" : text
  }

  /// A line that can stand in a transcript and writes no file.
  fileprivate mutating func input(_ texts: [String]) -> String {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: Move.tap(Name(texts.randomElement(using: &self) ?? "")).line()
    case 1: move().line()
    default: ["confirm", "cancel", ":screen", ":actions"].randomElement(using: &self) ?? ""
    }
  }
}
