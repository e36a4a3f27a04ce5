import HeadlessDriver
import StateBindingTesting
import Testing

@testable import Article

struct ProfileTests {
  @Test(arguments: try Transcript.files(in: "Transcripts"))
  func `the app passes each transcript`(file: TranscriptFile) async {
    await file.check(ProfileProgram.profile)
  }
}
