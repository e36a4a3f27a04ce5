import Foundation
import HeadlessDriver
import ProfileREPL
import StateBinding
import TestSupport
import Testing

/// The feature as transcripts. Each file in the folder is a test.
struct TranscriptTests {
  nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Transcripts").path

  nonisolated static func names() throws -> [String] {
    try Transcript.files(below: folder).map { String($0.dropFirst(folder.count + 1)) }
  }

  @Test(arguments: try names())
  func `the feature passes each transcript`(name: String) async throws {
    let check = try await Program.profile.check(file: "\(Self.folder)/\(name)")
    #expect(check.passed, "\(check)")
    #expect(check.warnings.map(\.diagnostic.message) == [])
  }

  @Test(arguments: try names())
  func `the built program passes each transcript`(name: String) async throws {
    let run = try await Outcome.waited(for: "profile-repl", ["--check", "\(Self.folder)/\(name)"])
    #expect(run == Outcome(output: "1 transcript: all passed\n"))
  }
}
