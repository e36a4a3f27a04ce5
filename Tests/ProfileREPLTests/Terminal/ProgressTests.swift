import TestSupport
import Testing

/// At a terminal, long work says how far it has come.
struct ProgressTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func transcripts() throws -> [String] {
    try ["a", "b", "c"].map { try folder.write(Sample.right, to: "\($0).transcript") }
  }

  @Test func `a check of several files shows its progress, and clears that in the end`() throws {
    let person = try Person(["--check"] + transcripts(), home: folder.path)
    #expect(try person.end() == 0)
    #expect(person.shown.hasPrefix("\r0 of 3 transcripts\u{1B}[K"))
    #expect(person.shown.hasSuffix("\r\u{1B}[K3 transcripts: all passed\r\n"))
  }

  @Test func `a result is printed in the place of the progress`() throws {
    let wrong = try folder.write(Sample.wrong, to: "0.transcript")
    let person = try Person(["--check", wrong] + transcripts(), home: folder.path)
    #expect(try person.end() == 1)
    #expect(
      person.shown.hasPrefix(
        "\r0 of 4 transcripts\u{1B}[K\r\u{1B}[K\(wrong):3: the first screen differs"))
    #expect(person.shown.contains("\r1 of 4 transcripts, "))
    #expect(person.shown.hasSuffix("\r\u{1B}[K4 transcripts: 1 failed\r\n"))
  }

  @Test func `one file shows none`() throws {
    let file = try folder.write(Sample.right, to: "a.transcript")
    let person = try Person(["--check", file], home: folder.path)
    #expect(try person.end() == 0)
    #expect(person.shown == "1 transcript: all passed\r\n")
  }

  @Test func `a terminal that cannot rewrite a line shows none`() throws {
    let person = try Person(
      ["--check"] + transcripts(), home: folder.path, environment: ["TERM": "dumb"])
    #expect(try person.end() == 0)
    #expect(person.shown == "3 transcripts: all passed\r\n")
  }
}
