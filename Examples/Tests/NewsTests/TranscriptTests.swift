import Foundation
import HeadlessDriver
import NewsProgram
import StateBindingTesting
import TestSupport
import Testing

/// Every path of the app in both languages. Each file in the folder is a test.
struct TranscriptTests {
  @Test(arguments: try Transcript.files(in: "Transcripts"))
  func `the app passes each transcript`(file: TranscriptFile) async {
    await file.check(Program.news)
  }

  @Test(arguments: try Transcript.files(in: "Transcripts"))
  func `the built program passes each transcript`(file: TranscriptFile) async throws {
    let run = try await Outcome.waited(for: "news", ["--check", file.path])
    #expect(run == Outcome(output: "1 transcript: all passed\n"))
  }

  @Test(arguments: try Transcript.files(in: "Transcripts"))
  func `each transcript ends with the first tree`(file: TranscriptFile) throws {
    let text = try String(contentsOfFile: file.path, encoding: .utf8)
    let end = text.components(separatedBy: "\n> ").last
    #expect(end?.hasPrefix(":tree\n| Root\n|   Listing (on top)\n= exit") == true)
  }

  @Test func `each transcript exists in both languages`() throws {
    let names = try Transcript.files(in: "Transcripts").map(\.name)
    #expect(
      Set(names.filter { $0.hasSuffix("-en") }.map { $0.dropLast(3) })
        == Set(names.filter { $0.hasSuffix("-ko") }.map { $0.dropLast(3) }))
    #expect(names.count == 30)
  }
}
