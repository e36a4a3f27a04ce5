import Foundation
import Testing

/// What the article about transcripts shows is what the program prints.
struct ArticleTests {
  @Test func `the article about transcripts shows what is printed`() throws {
    let article = URL(filePath: #filePath).appending(
      path:
        "../../../../Sources/HeadlessDriver/HeadlessDriver.docc/TestingAFeatureWithTranscripts.md"
    ).standardized
    let folder = FileManager.default.temporaryDirectory.appending(path: "article-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let blocks = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```")
    var commands = 0
    for block in stride(from: 1, to: blocks.count, by: 2).map({ blocks[$0] }) {
      if block.hasPrefix("transcript\n") {
        try Data(block.dropFirst("transcript\n".count).utf8).write(
          to: folder.appending(path: "kept.transcript"))
      } else if block.hasPrefix("\n$ ") {
        for session in block.dropFirst(3).components(separatedBy: "\n$ ") {
          let parts = session.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
          let shown = parts.count == 2 ? parts[1].trimmingCharacters(in: .newlines) : ""
          let printed = try output(of: String(parts[0]), in: folder)
          #expect(printed.trimmingCharacters(in: .newlines) == shown)
          commands += 1
        }
      }
    }
    #expect(commands == 6)
  }

  private func output(of command: String, in folder: URL) throws -> String {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", command]
    shell.currentDirectoryURL = folder
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path
    shell.environment = ["PATH": "\(products):/usr/bin:/bin"]
    let pipe = Pipe()
    shell.standardOutput = pipe
    let ended = DispatchSemaphore(value: 0)
    shell.terminationHandler = { _ in ended.signal() }
    try shell.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    // Not `waitUntilExit()`: it runs a run loop on whatever thread the main actor is on.
    ended.wait()
    return String(decoding: data, as: UTF8.self)
  }
}
