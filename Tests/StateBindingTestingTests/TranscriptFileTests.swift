import Foundation
import HeadlessDriver
import HeadlessUI
import ProfileREPL
import StateBindingTestSupport
import Testing

@testable import StateBindingTesting

struct TranscriptFileTests {
  private let folder: TemporaryFolder

  private let right = """
    #: profile-repl 1
    |...
    > :tree
    | Root
    |   LoggedOut (on top)
    = exit 0

    """

  init() throws {
    folder = try TemporaryFolder()
  }

  private var wrong: String { right.replacing("LoggedOut", with: "LoggedIn") }

  private func file(_ text: String, _ name: String = "a.transcript") throws -> TranscriptFile {
    try folder.write(text, to: "Transcripts/\(name)")
    let files = try Transcript.files(in: "Transcripts", besides: "\(folder.path)/Tests.swift")
    return try #require(files.first)
  }

  @Test func `transcripts are named by their path in the folder`() throws {
    _ = try file(right, "b.transcript")
    _ = try file(right, "a/c.transcript")
    let files = try Transcript.files(in: "Transcripts", besides: "\(folder.path)/Tests.swift")
    #expect(files.map(\.name) == ["a/c", "b"])
  }

  @Test func `a folder without transcripts is an error`() throws {
    try folder.write(right, to: "Transcripts/a.text")
    let error = #expect(throws: (any Error).self) {
      try Transcript.files(in: "Transcripts", besides: "\(folder.path)/Tests.swift")
    }
    #expect(
      error.map { "\($0)" }
        == "\(folder.path)/Transcripts has no transcripts; record one with --echo")
  }

  @Test func `a transcript that the app follows passes`() async throws {
    try await file(right).check(Program.profile)
  }

  @Test func `a difference is shown`() async throws {
    let file = try file(wrong)
    await expectIssue(
      """
      \(file.path):5: the answer to ":tree" differs: 1 line changed
      --- \(file.path)
      +++ \(file.path)
      @@ -2,5 +2,5 @@
       |...
       > :tree
       | Root
      -|   LoggedIn (on top)
      ?          ^^
      +|   LoggedOut (on top)
      ?          ^^^
       = exit 0
      attached: a.diff, a.transcript, a.html
      if this is right, run the test with RECORD_TRANSCRIPTS=1 to record it
      """, at: #line + 2
    ) {
      await file.check(Program.profile)
    }
  }

  @Test func `a flag records the difference, but never in CI`() async throws {
    let file = try file(wrong)
    await withKnownIssue {
      await file.check(
        Program.profile, environment: ["RECORD_TRANSCRIPTS": "1", "CI": "true"],
        sourceLocation: #_sourceLocation)
    }
    #expect(try folder.text(of: "Transcripts/a.transcript") == wrong)
    await file.check(
      Program.profile, environment: ["RECORD_TRANSCRIPTS": "1"],
      sourceLocation: #_sourceLocation)
    #expect(try folder.text(of: "Transcripts/a.transcript") == right)
  }

  @Test func `a session runs each line or reports an issue`() async throws {
    let app = try await Program.profile.session()
    let response = await app.enter("login 12345", "logout")
    #expect(response.screen.alert?.title == "Log out?")
    await expectIssue(
      #"cancle: "Log out?" has to be answered first; write confirm or cancel"#, at: #line + 2
    ) {
      await app.enter("cancle")
    }
  }
}
