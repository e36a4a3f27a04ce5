import HeadlessDriver

/// A transcript of the Profile app that is as long as wanted.
@MainActor
enum LongTranscript {
  static let program = Program(
    name: "profile-repl", version: "1", summary: "The Profile app.", launch: ProfileApp.launch)

  private static var made: [Int: (bytes: [UInt8], lines: Int)] = [:]

  /// One of about so many lines, and how many they are; it is made once.
  static func of(lines count: Int) async -> (bytes: [UInt8], lines: Int) {
    if let transcript = made[count] { return transcript }
    let cycle = ["delete", "cancel", "logout", "cancel"]
    // What the cycle prints: two screens of 8 lines, two of 12, and a line for each input.
    let inputs = ["login 12345"] + (0..<(count / 44)).flatMap { _ in cycle }
    let skeleton = "#: profile-repl 1\n\(inputs.map { "> \($0)\n" }.joined())= exit 0\n"
    let bytes = await program.check(Array(skeleton.utf8), named: "long").updated
    let transcript = (bytes, bytes.count { $0 == 0x0A })
    made[count] = transcript
    return transcript
  }
}
