import Foundation
import StateBinding
import Testing

/// The code in the articles exists in this folder to the letter.
struct ReadmeTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()

  @Test func `the RIB in the article on writing one is built and run`() throws {
    let article = "Sources/StateBinding/StateBinding.docc/WritingARIB.md"
    try checkIsBuilt(try #require(try examples(in: article).first))
  }

  @Test func `the XCTest in the article on testing is built and run`() throws {
    let article = "Sources/StateBindingTesting/StateBindingTesting.docc/TestingARIB.md"
    try checkIsBuilt(
      try #require(try examples(in: article).first { $0.contains("XCTestCase {") }))
  }

  @Test func `the index of diagnostics has every kind`() throws {
    let index = try text(
      of: folder.appending(path: "../../..").appending(
        path: "Sources/HeadlessDriver/HeadlessDriver.docc/AnsweringADiagnostic.md"))
    for kind in Diagnostic.Kind.allCases { #expect(index.contains("\n| `\(kind.rawValue)`")) }
  }

  private func examples(in file: String) throws -> [String] {
    try text(of: folder.appending(path: "../../..").appending(path: file))
      .components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }

  private func checkIsBuilt(_ example: String) throws {
    let files = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map(text)
    #expect(files.contains { $0.contains(example) }, "not in any file: \(example)")
  }

  private func text(of file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
