import HeadlessDriver
import RideProgram
import StateBindingTesting
import Testing

/// Every flow of the app, from the view of a person.
struct TranscriptTests {
  @Test(arguments: try Transcript.files(in: "Transcripts"))
  func `the app passes each transcript`(file: TranscriptFile) async {
    await file.check(Program.ride)
  }

  @Test func `a user meets nothing that the map does not have`() async {
    await Program.ride.checkMap()
  }
}
