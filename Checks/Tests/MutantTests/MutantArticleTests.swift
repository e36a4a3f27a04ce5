import Foundation
import StateBindingTestSupport
import Testing

/// The article about mutants shows code of the packages, and what the commands print.
struct MutantArticleTests {
  private let path =
    "Sources/HeadlessDriver/HeadlessDriver.docc/ProvingThatNothingIsDeletedByAccident.md"

  @Test func `the article shows the output of the commands`() throws {
    #expect(try Article.runCommands(of: path) == 4)
  }

  @Test func `the article shows existing code`() throws {
    let sources = try [
      "Sources/ProfileREPL/ProfilePlan.swift", "Checks/Mutants/Profile/Mutants.txt",
      "Checks/Tests/MutantTests/ProfileMutantTests.swift",
    ].map { try code(String(contentsOf: Article.package.appending(path: $0), encoding: .utf8)) }
    let blocks = try String(contentsOf: Article.package.appending(path: path), encoding: .utf8)
      .components(separatedBy: "```")
    let shown = blocks.filter { $0.hasPrefix("swift\n") || $0.hasPrefix("text\n") }
    #expect(shown.count == 5)
    for block in shown {
      let lines = code(block.drop { $0 != "\n" })
      #expect(sources.contains { $0.contains(lines) }, "\(block)")
    }
  }

  /// The lines of `text` without their indentation.
  private func code(_ text: some StringProtocol) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }
}
