import Foundation
import Testing

/// The sessions that the documentation shows are what the program prints.
struct ReadmeTests {
  @Test(arguments: [
    ("README.md", 2),
    ("Sources/HeadlessDriver/HeadlessDriver.docc/FollowingALogout.md", 1),
  ])
  func `a session in the documentation is what the program prints`(
    page: String, sessions: Int
  ) throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let text = String(
      decoding: try Data(contentsOf: root.appending(path: page)), as: UTF8.self)
    let shown = text.components(separatedBy: "```console\n$ printf '").dropFirst()
    #expect(shown.count == sessions)
    for session in shown {
      let block = session.components(separatedBy: "```")[0]
      let parts = block.split(separator: "\n", maxSplits: 1)
      let command = parts[0].components(separatedBy: "' | swift run profile-repl")
      let input = command[0].replacingOccurrences(of: "\\n", with: "\n")
      let arguments = command[1].split(separator: " ").map(String.init)
      #expect(try output(of: arguments, input: input) == parts[1])
    }
  }

  /// What the built program prints on both outputs, when `input` is all it reads.
  private func output(of arguments: [String], input: String) throws -> String {
    let program = Process()
    program.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "profile-repl")
    program.arguments = arguments
    let lines = Pipe()
    let printed = Pipe()
    program.standardInput = lines
    program.standardOutput = printed
    program.standardError = printed
    let ended = DispatchSemaphore(value: 0)
    program.terminationHandler = { _ in ended.signal() }
    try program.run()
    lines.fileHandleForWriting.write(Data(input.utf8))
    try lines.fileHandleForWriting.close()
    let data = printed.fileHandleForReading.readDataToEndOfFile()
    // Not `waitUntilExit()`: it runs a run loop on whatever thread the main actor is on.
    ended.wait()
    return String(decoding: data, as: UTF8.self)
  }
}
