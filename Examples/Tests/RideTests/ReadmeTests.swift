import Foundation
import TestSupport
import Testing

struct ReadmeTests {
  private let page = URL(filePath: #filePath)
    .appending(path: "../../../Ride.md").standardized

  @Test func `the session in the README equals the program's output`() async throws {
    let blocks = try text().components(separatedBy: "```console\n$ printf '").dropFirst()
    #expect(blocks.count == 1)
    for block in blocks {
      let parts = block.components(separatedBy: "```")[0].split(separator: "\n", maxSplits: 1)
      let command = parts[0].components(separatedBy: "' | swift run --package-path Examples ride")
      let arguments = command[1].split(separator: " ").map(String.init)
      let run = try await Outcome.waited(
        for: "ride", arguments, input: command[0].replacingOccurrences(of: "\\n", with: "\n"))
      #expect(run.output == parts[1])
    }
  }

  @Test func `every file named in the README exists`() throws {
    let sources = page.deletingLastPathComponent().appending(path: "Sources/Ride")
    let files = try text().matches(of: #/`([A-Z][A-Za-z]*/[A-Za-z]+\.swift)`/#).map(\.1)
    #expect(files.count > 5)
    for file in files {
      #expect(
        FileManager.default.fileExists(atPath: sources.appending(path: file).path), "\(file)")
    }
  }

  private func text() throws -> String {
    String(decoding: try Data(contentsOf: page), as: UTF8.self)
  }
}
