import Foundation
import Testing

/// The code in the article about mutants exists in the package. Another test runs its commands.
struct MutantArticleTests {
  @Test func `the article shows existing code`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let sources = try [
      "Sources/ProfileREPL/ProfilePlan.swift", "Tests/Mutants/Profile/Mutants.txt",
      "Tests/Mutants/Tests/ProfileMutantTests.swift",
    ].map { try code(String(contentsOf: root.appending(path: $0), encoding: .utf8)) }
    let article = root.appending(
      path:
        "Sources/HeadlessDriver/HeadlessDriver.docc/ProvingThatNothingIsDeletedByAccident.md")
    let blocks = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```")
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
