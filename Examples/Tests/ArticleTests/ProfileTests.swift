import HeadlessDriver
import StateBindingTesting
import Testing

@testable import Article

@Test(arguments: try Transcript.files(in: "Transcripts"))
func `the app passes each transcript`(file: TranscriptFile) async {
  await file.check(ProfileProgram.profile)
}
