import TestSupport
import Testing

/// Every flow of the app, from the view of a person.
struct TranscriptTests {
  @Test(arguments: try TranscriptFile.all())
  func `the program passes each transcript`(transcript: TranscriptFile) async throws {
    let run = try await Outcome.waited(for: "ride", ["--check", transcript.path])
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output == "1 transcript: all passed\n")
  }

  @Test(arguments: try TranscriptFile.all())
  func `each flow leaves no leak and ends with the first tree`(
    transcript: TranscriptFile
  ) async throws {
    let run = try await Outcome.waited(
      for: "ride", transcript.arguments, input: transcript.input)
    #expect(run.errors == "")
    #expect(transcript.end?.hasPrefix(":tree\n| Root\n|   LoggedOut (on top)\n= exit 0") == true)
  }

  @Test(arguments: try TranscriptFile.all().filter { $0.name.hasSuffix("-en") })
  func `the same lines work in Korean`(english: TranscriptFile) throws {
    let name = "\(english.name.dropLast(3))-ko"
    let korean = try #require(try TranscriptFile.all().first { $0.name == name })
    #expect(korean.input == english.input)
  }
}
