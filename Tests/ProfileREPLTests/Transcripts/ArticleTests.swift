import Foundation
import TestSupport
import Testing

/// The articles show the output of the program.
struct ArticleTests {
  @Test(arguments: [
    ("TestingAFeatureWithTranscripts", 6), ("WatchingAnAppAtWork", 4), ("ExploringEveryScreen", 1),
    ("ProvingThatNothingIsDeletedByAccident", 4),
  ])
  func `each article shows the output of the program`(name: String, count: Int) throws {
    let article = URL(filePath: #filePath).appending(
      path: "../../../../Sources/HeadlessDriver/HeadlessDriver.docc/\(name).md"
    ).standardized
    let folder = try TemporaryFolder()
    let environment = ["PATH": "\(Spawning.productsFolder):/usr/bin:/bin"]
    let blocks = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```")
    var commands = 0
    for block in stride(from: 1, to: blocks.count, by: 2).map({ blocks[$0] }) {
      if block.hasPrefix("transcript\n") {
        try folder.write(block.dropFirst("transcript\n".count).utf8, to: "kept.transcript")
      } else if block.hasPrefix("\n$ ") {
        for session in block.dropFirst(3).components(separatedBy: "\n$ ") {
          let parts = session.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
          let shown = parts.count == 2 ? parts[1].trimmingCharacters(in: .newlines) : ""
          let printed = try Outcome(
            of: "/bin/sh", ["-c", String(parts[0])], environment: environment, in: folder)
          #expect(printed.output.trimmingCharacters(in: .newlines) == shown)
          commands += 1
        }
      }
    }
    #expect(commands == count)
  }
}
