import HeadlessDriver
import RIBsTrainingProgram
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// Every flow of the app, from the view of a person.
struct TranscriptTests {
  @Test(arguments: try Transcript.files(in: "Transcripts"))
  func `the app passes each transcript`(file: TranscriptFile) async {
    await file.check(Program.training)
  }

  @Test func `a user meets nothing that the map does not have`() async {
    await Program.training.checkMap()
  }

  @Test(arguments: ["api=http://127.0.0.1:1", "store=members"])
  func `a transcript cannot reach a server or a file`(setting: String) async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("#: ribs-training 1 \(setting)\n= exit 0\n", to: "a.transcript")
    let run = try await Outcome.waited(for: "ribs-training", ["--check", file])
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        ":1: error[bad-transcript]: \"\(setting)\" cannot be set in a header"))
  }

  @Test func `the note of a waiting link is translated`() async throws {
    let run = try await Outcome.waited(
      for: "ribs-training", ["--lang", "ko"],
      input: ":open ribs-training://launchGame?gameId=ticTacToe&inviteCode=ABC123\n")
    #expect(run.output.hasSuffix("\n링크가 기다립니다\n"))
  }
}
