import Foundation
import HeadlessDriver
import ProfileREPL
import StateBinding
import Testing

/// What the feature does, as transcripts: each file in the folder is a test.
struct TranscriptTests {
  nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Transcripts").path

  nonisolated static func names() throws -> [String] {
    try Transcript.files(below: folder).map { String($0.dropFirst(folder.count + 1)) }
  }

  @Test(arguments: try names())
  func `the feature does what the transcript says`(name: String) async throws {
    let check = try await Program.profile.check(file: "\(Self.folder)/\(name)")
    #expect(check.passed, "\(check)")
    #expect(check.warnings.map(\.diagnostic.message) == [])
  }

  @Test func `the built program agrees`() throws {
    let program = Process()
    program.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "profile-repl")
    program.arguments = ["--check", Self.folder]
    let pipe = Pipe()
    program.standardOutput = pipe
    let ended = DispatchSemaphore(value: 0)
    program.terminationHandler = { _ in ended.signal() }
    try program.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    // Not `waitUntilExit()`: it runs a run loop on whatever thread the main actor is on.
    ended.wait()
    #expect(program.terminationStatus == 0)
    #expect(output == "\(try Self.names().count) transcripts: all passed\n")
  }
}
