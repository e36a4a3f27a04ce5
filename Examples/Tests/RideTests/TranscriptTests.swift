import Foundation
import HeadlessDriver
import RideProgram
import StateBindingTesting
import TestSupport
import Testing

/// Every flow of the app, from the view of a person.
struct TranscriptTests {
  @Test(arguments: try Transcript.files(in: "Transcripts"))
  func `the app passes each transcript`(file: TranscriptFile) async {
    await file.check(Program.ride)
  }

  @Test(arguments: try Transcript.files(in: "Transcripts"))
  func `the built program passes each transcript`(file: TranscriptFile) async throws {
    let run = try await Outcome.waited(for: "ride", ["--check", file.path])
    #expect(run == Outcome(output: "1 transcript: all passed\n"))
  }

  @Test(arguments: try Transcript.files(in: "Transcripts"))
  func `each flow ends with the first tree`(file: TranscriptFile) throws {
    let end = try text(of: file).components(separatedBy: "\n> ").last
    #expect(end?.hasPrefix(":tree\n| Root\n|   LoggedOut (on top)\n= exit 0") == true)
  }

  @Test func `the same lines work in Korean`() throws {
    let files = try Transcript.files(in: "Transcripts")
    for english in files where english.name.hasSuffix("-en") {
      let korean = files.first { $0.name == "\(english.name.dropLast(3))-ko" }
      #expect(try inputs(of: #require(korean)) == inputs(of: english))
    }
  }

  private func inputs(of file: TranscriptFile) throws -> [Substring] {
    try text(of: file).split(separator: "\n").filter { $0.hasPrefix("> ") }
  }

  private func text(of file: TranscriptFile) throws -> String {
    try String(contentsOfFile: file.path, encoding: .utf8)
  }
}
