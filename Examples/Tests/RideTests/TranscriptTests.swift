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

  @Test func `the built program passes the transcripts`() async throws {
    let files = try Transcript.files(in: "Transcripts").map(\.path)
    let run = try await Outcome.waited(for: "ride", ["--check"] + files)
    #expect(run == Outcome(output: "\(files.count) transcripts: all passed\n"))
  }

  @Test(arguments: try Transcript.files(in: "Transcripts"))
  func `each flow ends with the first tree`(file: TranscriptFile) throws {
    let end = try String(contentsOfFile: file.path, encoding: .utf8).components(separatedBy: "\n> ")
      .last
    #expect(end?.hasPrefix(":tree\n| Root\n|   LoggedOut (on top)\n= exit 0") == true)
  }

  @Test(arguments: ["failing-server", "whole-ride"])
  func `the same lines work in Korean`(name: String) throws {
    let files = try Transcript.files(in: "Transcripts").filter { $0.name.dropLast(3) == name }
    let inputs = try files.map { file in
      try String(contentsOfFile: file.path, encoding: .utf8).split(separator: "\n")
        .filter { $0.hasPrefix("> ") }
    }
    #expect(inputs.count == 2 && inputs[0] == inputs[1])
  }
}
