import Foundation
import HeadlessDriver
import NewsProgram
import StateBinding
import TestSupport
import Testing

/// Every path of the app in both languages. Each file in the folder is a test.
struct TranscriptTests {
  nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Transcripts").path

  nonisolated static func names() throws -> [String] {
    try Transcript.files(below: folder).map { String($0.dropFirst(folder.count + 1)) }
  }

  @Test(arguments: try names())
  func `the app passes each transcript`(name: String) async throws {
    let check = try await Program.news.check(file: "\(Self.folder)/\(name)")
    #expect(check.passed, "\(check)")
    #expect(check.warnings.map(\.diagnostic.message) == [])
  }

  @Test func `the built program passes all transcripts`() async throws {
    let run = try await Outcome.waited(for: "news", ["--check", Self.folder])
    #expect(run.errors == "")
    #expect(run.output == "\(try Self.names().count) transcripts: all passed\n")
  }

  @Test(arguments: try names())
  func `each transcript ends with the first tree`(name: String) throws {
    let text = try String(contentsOfFile: "\(Self.folder)/\(name)", encoding: .utf8)
    let end = text.components(separatedBy: "\n> ").last
    #expect(end?.hasPrefix(":tree\n| Root\n|   Listing (on top)\n= exit") == true)
  }

  @Test func `each transcript exists in both languages`() throws {
    let names = try Self.names()
    #expect(
      Set(names.filter { $0.hasSuffix("-en.transcript") }.map { $0.dropLast(14) })
        == Set(names.filter { $0.hasSuffix("-ko.transcript") }.map { $0.dropLast(14) }))
    #expect(names.count == 30)
  }
}
