import Foundation
import Testing

/// Every flow of the app, as a person goes through it.
struct TranscriptTests {
  @Test(arguments: try TranscriptFile.all())
  func `the program says what the transcript says`(transcript: TranscriptFile) async throws {
    let run = try await TrainingProgram.run(["--check", transcript.path])
    #expect(run.status == 0, "\(run.output)\(run.complaints)")
    #expect(run.output == "1 transcript: all passed\n")
  }

  @Test(arguments: ["api=http://127.0.0.1:1", "store=members"])
  func `a transcript reaches no server and no file`(setting: String) async throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "\(UUID().uuidString).transcript")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("#: ribs-training 1 \(setting)\n= exit 0\n".utf8).write(to: file)
    let run = try await TrainingProgram.run(["--check", file.path])
    #expect(run.status == 1)
    #expect(
      run.complaints.contains(
        ":1: error[bad-transcript]: \"\(setting)\" is nothing that a header sets"))
  }

  @Test(arguments: try TranscriptFile.all())
  func `nothing leaks or waits, and the tree is back to where it began`(
    transcript: TranscriptFile
  ) async throws {
    let run = try await TrainingProgram.run(transcript.arguments, input: transcript.input)
    #expect(!run.complaints.contains("warning["), "\(run.complaints)")
    #expect(!run.complaints.contains("note:"), "\(run.complaints)")
    #expect(transcript.end?.hasPrefix(":tree\n| Root\n|   LoggedOut\n= exit") == true)
  }
}
