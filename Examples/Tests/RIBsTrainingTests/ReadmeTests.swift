import Foundation
import TestSupport
import Testing

struct ReadmeTests {
  private let page = URL(filePath: #filePath)
    .appending(path: "../../../RIBsTraining.md").standardized

  @Test func `the session in the README equals the program's output`() async throws {
    let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
    let block = text.components(separatedBy: "```console\n$ printf '")[1]
      .components(separatedBy: "```")[0]
    let parts = block.split(separator: "\n", maxSplits: 1)
    let input = parts[0].components(separatedBy: "' | swift run")[0]
    let run = try await Outcome.waited(
      for: "ribs-training", input: input.replacingOccurrences(of: "\\n", with: "\n"))
    #expect(run.output == parts[1])
  }

  @Test func `every folder named in the README exists`() throws {
    let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
    let rows = text.components(separatedBy: "## Where things are")[1]
      .components(separatedBy: "## Links")[0].split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
    let package = page.deletingLastPathComponent().deletingLastPathComponent()
    let sources = package.appending(path: "Examples/Sources/RIBsTraining")
    for row in rows {
      let cell = row.split(separator: "|")[1]
      for place in cell.split(separator: "`").filter({ !$0.allSatisfy { $0 == " " || $0 == "," } })
      {
        let base = place.hasPrefix("Sources/") ? package : sources
        #expect(
          FileManager.default.fileExists(atPath: base.appending(path: place).path), "\(place)")
      }
    }
  }
}
