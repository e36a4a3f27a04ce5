import Foundation
import Harness
import TestSupport
import Testing

/// What the README shows of the benchmarks has the rows and columns that there are; the figures are one machine's.
struct ReadmeTests {
  private let blocks: [[String]]

  init() throws {
    let readme = URL(filePath: #filePath).appending(path: "../../../README.md").standardized
    blocks = try String(contentsOf: readme, encoding: .utf8)
      .components(separatedBy: "```console\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0].components(separatedBy: "\n") }
  }

  @Test func `the table in the README has the rows that there are`() async throws {
    let lines = try shown("$ swift run -c release benchmarks --filter dispatch,")
    #expect(lines[0] == Report.header)
    #expect(names(in: lines) == (try await listed(["--filter", "dispatch,"])))
  }

  @Test func `the scales in the README are those that there are`() async throws {
    let lines = try shown("$ swift run -c release benchmarks --scaling")
    #expect(lines[0] == Report.scaleHeader())
    #expect(names(in: lines) == (try await listed(["--scaling"])))
  }

  @Test func `the instructions in the README are of a row that there is`() async throws {
    let lines = try shown("$ Benchmarks/callgrind 'relay accept'")
    #expect(lines.count == 2)
    let name = try #require(try await listed(["--filter", "relay accept"]).first)
    #expect(lines[1].hasPrefix("\(name) "))
  }

  /// What stands behind `command`.
  private func shown(_ command: String) throws -> [String] {
    let block = try #require(blocks.first { $0[0] == command }, "the README has no \(command)")
    return Array(block.dropFirst())
  }

  /// The names in the lines of a table, without their units.
  private func names(in lines: [String]) -> [String] {
    lines.dropFirst().map { $0.components(separatedBy: " [")[0] }
  }

  private func listed(_ arguments: [String]) async throws -> [String] {
    try await Outcome.waited(for: "benchmarks", ["--list"] + arguments).output
      .split(separator: "\n").map(String.init)
  }
}
