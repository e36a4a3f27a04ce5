import Foundation
import TestSupport
import Testing

struct ReadmeTests {
  private let page = URL(filePath: #filePath)
    .appending(path: "../../../News.md").standardized

  @Test func `each session in the README equals the program's output`() async throws {
    let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
    let blocks = text.components(separatedBy: "```console\n$ printf '").dropFirst()
    #expect(blocks.count == 2)
    for block in blocks {
      let parts = block.components(separatedBy: "```")[0].split(separator: "\n", maxSplits: 1)
      let command = parts[0].components(separatedBy: "' | swift run --package-path Examples news")
      let run = try await Outcome.waited(
        for: "news", command[1].split(separator: " ").map(String.init),
        input: command[0].replacingOccurrences(of: "\\n", with: "\n"))
      #expect(run.output == parts[1])
      #expect(run.errors == "")
    }
  }

  @Test func `every file named in the README exists`() throws {
    let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
    let sources = page.deletingLastPathComponent().appending(path: "Sources/News")
    let rows = text.components(separatedBy: "## Where things are")[1].split(separator: "\n")
      .filter { $0.contains(".swift`") || $0.contains("| `DetailNews` |") }
    #expect(!rows.isEmpty)
    for row in rows {
      for place in row.split(separator: "|")[1].split(separator: "`")
      where place.contains(where: \.isLetter) {
        #expect(
          FileManager.default.fileExists(atPath: sources.appending(path: place).path), "\(place)")
      }
    }
  }
}
