import Foundation
import HeadlessDriver
import PackingProgram
import Testing

struct PackingTests {
  @Test func `a thing without a name is not saved`() async throws {
    let session = try await Program.packing.session()
    _ = await session.send("Add")
    let response = await session.send("Save")
    #expect(response.error == nil)
    #expect(response.screen.title == "New thing")
    #expect(response.screen.elements.contains { $0.label == "The name is missing." })
  }

  nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Transcripts").path

  @Test(arguments: try Transcript.files(below: folder))
  func `the app passes each transcript`(file: String) async throws {
    let check = try await Program.packing.check(file: file)
    #expect(check.passed, "\(check)")
    #expect(check.warnings.isEmpty, "\(check.warnings)")
  }
}
