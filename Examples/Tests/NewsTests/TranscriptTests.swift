import Foundation
import HeadlessDriver
import NewsProgram
import StateBindingTesting
import TestSupport
import Testing

/// Every path of the app. Each file in the folder is a test.
struct TranscriptTests {
  @Test(arguments: try Transcript.files(in: "Transcripts"))
  func `the app passes each transcript`(file: TranscriptFile) async {
    await file.check(Program.news)
  }

  @Test func `the built program passes the transcripts`() async throws {
    let files = try Transcript.files(in: "Transcripts").map(\.path)
    let run = try await Outcome.waited(for: "news", ["--check"] + files)
    #expect(run == Outcome(output: "\(files.count) transcripts: all passed\n"))
  }

  @Test(arguments: try Transcript.files(in: "Transcripts"))
  func `each transcript ends with the first tree`(file: TranscriptFile) throws {
    let text = try String(contentsOfFile: file.path, encoding: .utf8)
    let end = text.components(separatedBy: "\n> ").last
    #expect(end?.hasPrefix(":tree\n| Root\n|   Listing (on top)\n= exit") == true)
  }

  @Test func `the same lines work in Korean`() throws {
    let files = try Transcript.files(in: "Transcripts").filter { $0.name.hasPrefix("scroll-") }
    let inputs = try files.map { file in
      try String(contentsOfFile: file.path, encoding: .utf8).split(separator: "\n")
        .filter { $0.hasPrefix("> ") }
    }
    #expect(inputs.count == 2 && inputs[0] == inputs[1])
  }
}
