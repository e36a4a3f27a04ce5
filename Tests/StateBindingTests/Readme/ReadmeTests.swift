import Foundation
import Testing

/// The code that the README shows is code of this folder, to the letter.
struct ReadmeTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()

  @Test func `every Swift example is in a file that is built and run`() throws {
    let readme = try text(of: folder.appending(path: "../../../README.md"))
    let examples = readme.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    let files = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map(text)
    #expect(examples.count == 2)
    for example in examples {
      #expect(files.contains { $0.contains(example) }, "not in any file: \(example)")
    }
  }

  private func text(of file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
