import HeadlessDriver
import StateBindingTestSupport
import Testing

/// Random transcripts. An update makes them pass and keeps every handwritten line.
struct RandomTranscriptTests {
  private static let lines = [
    "|...", "|...", "| One", "|   One", "|   Two", "|", "| ? One", "|   confirm  Put", "|~ *",
    "|~ *o*",
    "|~ \\**", "# why", "# ", "", "* action Wall", "! no-alert: nothing", "| nothing",
  ]
  private static let inputs = ["One", "Two", "confirm", "cancel", "nobody", "", ":tree", ":screen"]

  @Test(arguments: 1...(runsLongTests ? 300 : 100))
  func `an updated transcript passes and keeps its matching lines`(seed: Int) async {
    var random = Random(seed: UInt64(seed))
    var lines = ["#: wall 1 keep-going\(Bool.random(using: &random) ? " trace" : "")"]
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        lines.append(Self.lines.randomElement(using: &random) ?? "")
      }
      lines.append("> " + (Self.inputs.randomElement(using: &random) ?? ""))
    }
    lines += ["= exit \(Int.random(in: 0...1, using: &random))", "# end"]
    let end = Bool.random(using: &random) ? "\n" : "\r\n"
    let program = Wall.program()
    let check = await program.check(lines.joined(separator: end))
    let updated = String(decoding: check.updated, as: UTF8.self)
    let again = await program.check(updated)
    #expect(again.passed, "\(check)\(again)")
    #expect(again.updated == check.updated)
    #expect(kept(updated, end) == kept(lines.joined(separator: end), end))
    if check.passed { #expect(updated.utf8.elementsEqual(lines.joined(separator: end).utf8)) }
  }

  /// The lines that an update may not change.
  private func kept(_ text: String, _ end: String) -> [Substring] {
    text.split(separator: Character(end), omittingEmptySubsequences: false).filter {
      $0.isEmpty || $0 == "|..." || ["#", ">"].contains($0.first)
    }
  }

  @Test(arguments: 1...200)
  func `random bytes never crash the check`(seed: Int) async {
    var random = Random(seed: UInt64(seed))
    var bytes = Array("#: wall 1\n|...\n> One\n|...\n= exit 1\n".utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.insert(UInt8(ascii: "\n"), at: index)
      default: bytes.removeLast(min(index, 3))
      }
      if bytes.isEmpty { bytes = [0x23] }
    }
    let check = await Wall.program().check(bytes, named: "wall.transcript")
    #expect(check.description.hasPrefix("wall.transcript:"))
  }
}
