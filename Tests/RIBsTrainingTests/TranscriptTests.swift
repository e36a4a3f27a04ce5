import Testing

/// Every flow of the app, as a person goes through it.
struct TranscriptTests {
  @Test(arguments: try TranscriptFile.all())
  func `the program says what the transcript says`(transcript: TranscriptFile) async throws {
    let run = try await TrainingProgram.run(transcript.arguments, input: transcript.input)
    #expect(Array(run.output.utf8) == Array(transcript.output.utf8), "\(run.output)")
  }

  @Test(arguments: try TranscriptFile.all())
  func `nothing leaks or waits, and the tree is back to where it began`(
    transcript: TranscriptFile
  ) async throws {
    let run = try await TrainingProgram.run(transcript.arguments, input: transcript.input)
    #expect(!run.complaints.contains("warning["), "\(run.complaints)")
    #expect(!run.complaints.contains("note:"), "\(run.complaints)")
    #expect(transcript.end?.hasPrefix(":tree\n| Root\n|   LoggedOut\n= exit") == true)
  }
}
