import Foundation
import TestSupport
import Testing

/// The sessions that the documentation shows are what the program prints.
struct ReadmeTests {
  @Test(arguments: [
    ("README.md", 1),
    ("Sources/HeadlessDriver/HeadlessDriver.docc/FollowingALogout.md", 1),
    ("Sources/HeadlessDriver/HeadlessDriver.docc/WatchingAnAppAtWork.md", 2),
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
      let program = "\(Spawning.productsFolder)profile-repl"
      let run = try Outcome(
        of: "/bin/sh", ["-c", #"exec "$0" "$@" 2>&1"#, program] + arguments, input: input)
      #expect(run.output == parts[1])
    }
  }
}
