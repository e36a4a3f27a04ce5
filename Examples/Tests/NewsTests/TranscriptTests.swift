import HeadlessDriver
import NewsProgram
import StateBindingTesting
import Testing

/// Every path of the app. Each file in the folder is a test.
struct TranscriptTests {
  @Test(arguments: try Transcript.files(in: "Transcripts"))
  func `the app passes each transcript`(file: TranscriptFile) async {
    await file.check(Program.news)
  }

  @Test func `a user meets nothing that the map does not have`() async {
    await Program.news.checkMap()
  }
}
