import Harness
import HeadlessDriver

extension Rows {
  static let transcripts: [Row] = [
    Row(
      "a transcript of 20 inputs, as a script", goal: 1.5,
      rates: [("transcripts", 1), ("lines", Double(ProfileScript.inputs.count))],
      ours: { operations in
        let program = ProfileScript.program
        let transcript = await program.check(ProfileScript.skeleton, named: "script").updated
        return await Cost.measure {
          var passed = 0
          for _ in 0..<operations {
            if await program.check(transcript, named: "script").passed { passed += 1 }
          }
          precondition(passed == operations, "the transcript differs; its app is not deterministic")
          consume(passed)
        }
      },
      base: { operations in
        await Cost.measure {
          for _ in 0..<operations { consume(await ProfileScript.run()) }
        }
      })
  ]
}

/// A person logs in, edits, asks and logs out.
@MainActor
private enum ProfileScript {
  nonisolated static let inputs = [
    "login 12345", "edit", "type name Hong", "type email hong@example.com", "save", "delete",
    "cancel", "logout", "confirm", "type id 23456", "submit id", "edit", "type name Kim", "discard",
    "logout", "cancel", "refresh", "logout", "confirm", "login 34567",
  ]

  static let skeleton = Array(
    "#: profile-repl 1\n\(inputs.map { "> \($0)\n" }.joined())= exit 0\n".utf8)

  static let program = Program(
    name: "profile-repl", version: "1", summary: "The Profile app.", launch: ProfileApp.launch)

  /// The bytes that the inputs lead to, without comparing them.
  static func run() async -> Int {
    let session = Session(launch: ProfileApp.launch)
    var length = await session.start().printed().utf8.count
    for input in inputs { length += await session.send(input).printed().utf8.count }
    return length
  }
}
