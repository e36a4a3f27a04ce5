import Harness
import HeadlessDriver

/// A transcript that is replayed and compared, against a replay that compares with nothing.
enum TranscriptRows {
  static let all: [Row] = [
    Row(
      "a transcript of 20 inputs, as a script", goal: 1.5,
      rates: [("transcripts", 1), ("lines", Double(inputs.count))],
      ours: side(result: {
        // The expectation of the replay.
        String(decoding: await ProfileApp.transcript(of: inputs), as: UTF8.self)
      }) { await ProfileApp.transcript(of: inputs) },
      // `|...` matches any output, so the session does the same work without a comparison.
      base: side(result: { await conversation() }) {
        await ProfileApp.transcript(of: inputs, matchingAnything: true)
      })
  ]

  /// A person logs in, edits, asks and logs out.
  private static let inputs = [
    "login 12345", "edit", "type name Hong", "type email hong@example.com", "save", "delete",
    "cancel", "logout", "confirm", "type id 23456", "submit id", "edit", "type name Kim", "discard",
    "logout", "cancel", "refresh", "logout", "confirm", "login 34567",
  ]

  private static func side(
    result: @escaping @MainActor @Sendable () async -> String,
    _ transcript: @escaping @MainActor @Sendable () async -> [UInt8]
  ) -> Row.Side {
    Row.Side(result: result) { operations in
      let transcript = await transcript()
      return await Cost.measure {
        var passed = 0
        for _ in 0..<operations {
          if await ProfileApp.program.check(transcript, named: "script").passed { passed += 1 }
        }
        precondition(passed == operations, "the transcript differs; its app is not deterministic")
        consume(passed)
      }
    }
  }

  /// The transcript as a session alone writes it.
  @MainActor
  private static func conversation() async -> String {
    let session = Session(launch: ProfileApp.launch)
    var text = "#: profile-repl 1\n" + block(await session.start())
    for input in inputs { text += "> \(input)\n" + block(await session.send(input)) }
    return text + "= exit 0\n"
  }

  @MainActor
  private static func block(_ response: Response) -> String {
    response.printed().split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? "|\n" : "| \($0)\n" }.joined()
  }
}
