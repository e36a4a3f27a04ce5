import HeadlessDriver
import ProfileREPL
import StateBindingTesting
import TestSupport
import Testing

/// The behaviour of the feature as transcripts: each file in the folder is a test.
struct TranscriptTests {
  @Test(arguments: try Transcript.files(in: "Transcripts"))
  func `the feature passes each transcript`(file: TranscriptFile) async {
    await file.check(Program.profile)
  }

  @Test(arguments: try Transcript.files(in: "Transcripts"))
  func `the built program passes each transcript`(file: TranscriptFile) async throws {
    let run = try await Outcome.waited(for: "profile-repl", ["--check", file.path])
    #expect(run == Outcome(output: "1 transcript: all passed\n"))
  }
}
