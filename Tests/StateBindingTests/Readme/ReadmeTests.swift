import Foundation
import Testing

/// The code in the README exists in this folder to the letter.
struct ReadmeTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()

  @Test func `every Swift example in the README is built and run`() throws {
    let examples = try examples(in: "README.md")
    #expect(examples.count == 2)
    for example in examples { try checkIsBuilt(example) }
  }

  @Test func `the RIB in the article on writing one is built and run`() throws {
    let article = "Sources/StateBinding/StateBinding.docc/WritingARIB.md"
    try checkIsBuilt(try #require(try examples(in: article).first))
  }

  @Test func `the XCTest in the article on testing is built and run`() throws {
    let article = "Sources/StateBindingTesting/StateBindingTesting.docc/TestingARIB.md"
    try checkIsBuilt(
      try #require(try examples(in: article).first { $0.contains("XCTestCase {") }))
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
