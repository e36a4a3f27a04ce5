import StateBindingTestSupport
import Testing

/// The progress of long work at a terminal.
struct ProgressTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func transcripts() throws -> [String] {
    try ["a", "b", "c"].map { try folder.write(Sample.right, to: "\($0).transcript") }
  }

  @Test func `a check of several files shows its progress and clears it at the end`() throws {
    let person = try Person(["--check"] + transcripts(), in: folder)
    #expect(try person.end() == 0)
    #expect(person.shown.hasPrefix("\r0 of 3 transcripts\u{1B}[K"))
    #expect(person.shown.hasSuffix("\r\u{1B}[K3 transcripts: all passed\r\n"))
  }

  @Test func `a result replaces the progress line`() throws {
    let wrong = try folder.write(Sample.wrong, to: "0.transcript")
    let person = try Person(["--check", wrong] + transcripts(), in: folder)
    #expect(try person.end() == 1)
    #expect(
      person.shown.hasPrefix(
        "\r0 of 4 transcripts\u{1B}[K\r\u{1B}[K\(wrong):3: the first screen differs"))
    #expect(person.shown.contains("\r1 of 4 transcripts, "))
    #expect(person.shown.hasSuffix("\r\u{1B}[K4 transcripts: 1 failed\r\n"))
  }

  @Test func `a check of one file shows no progress`() throws {
    let file = try folder.write(Sample.right, to: "a.transcript")
    let person = try Person(["--check", file], in: folder)
    #expect(try person.end() == 0)
    #expect(person.shown == "1 transcript: all passed\r\n")
  }

  @Test func `a dumb terminal shows no progress`() throws {
    let person = try Person(["--check"] + transcripts(), in: folder, edits: false)
    #expect(try person.end() == 0)
    #expect(person.shown == "3 transcripts: all passed\r\n")
  }
}
