import HeadlessDriver
import ProfileREPL
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// The behaviour of the feature as transcripts: each file in the folder is a test.
struct TranscriptTests {
  @Test(arguments: try Transcript.files(in: "Transcripts"))
  func `the feature passes each transcript`(file: TranscriptFile) async {
    await file.check(Program.profile)
  }

  @Test func `the built program passes the transcripts`() async throws {
    let files = try Transcript.files(in: "Transcripts").map(\.path)
    let run = try await Outcome.waited(for: "profile-repl", ["--check"] + files)
    #expect(run == Outcome(output: "\(files.count) transcripts: all passed\n"))
  }
}
