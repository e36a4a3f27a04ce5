import HeadlessDriver
import PackingProgram
import StateBindingTesting
import Testing

struct PackingTests {
  @Test func `a thing without a name is not saved`() async throws {
    let app = try await Program.packing.session()
    let response = await app.enter("Add", "Save")
    #expect(response.screen.title == "New thing")
    #expect(response.screen.elements.contains { $0.label == "The name is missing." })
  }

  @Test(arguments: try Transcript.files(in: "Transcripts"))
  func `the app passes each transcript`(file: TranscriptFile) async {
    await file.check(Program.packing)
  }
}
