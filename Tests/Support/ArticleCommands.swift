import Foundation
import Testing

extension Article {
  /// Runs the commands in the article at `path` in this package, one after the other in one folder, and expects the output that
  /// the article shows. Returns the number of commands.
  ///
  /// A block `transcript` is the file `kept.transcript` of the commands after it, and a block `jsonl` the file `messages.jsonl`.
  public static func runCommands(of path: String) throws -> Int {
    let text = try String(contentsOf: package.appending(path: path), encoding: .utf8)
    let folder = try TemporaryFolder()
    let environment = ["PATH": "\(Spawning.productsFolder):/usr/bin:/bin"]
    let blocks = text.components(separatedBy: "```")
    var commands = 0
    for block in stride(from: 1, to: blocks.count, by: 2).map({ blocks[$0] }) {
      if block.hasPrefix("transcript\n") {
        try folder.write(block.dropFirst("transcript\n".count).utf8, to: "kept.transcript")
      } else if block.hasPrefix("jsonl\n") {
        try folder.write(block.dropFirst("jsonl\n".count).utf8, to: "messages.jsonl")
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
    return commands
  }
}
