import Foundation
import TestSupport
import Testing

/// The article "Adding a login and a page", whose app is the program LockerProgram.
struct LockerTests {
  private let blocks: [String]

  init() throws {
    let article = "Sources/HeadlessDriver/HeadlessDriver.docc/AddingALoginAndAPage.md"
    blocks = try String(contentsOf: Article.package.appending(path: article), encoding: .utf8)
      .components(separatedBy: "```")
  }

  @Test func `the code in the article is that of the app`() throws {
    let folder = Article.package.appending(path: "Examples/Sources/LockerProgram")
    let files = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map { try String(contentsOf: $0, encoding: .utf8) }
    let shown = blocks.filter { $0.hasPrefix("swift\n") }.map { $0.dropFirst("swift\n".count) }
    #expect(shown.count == 7)
    for code in shown { #expect(files.contains { $0.contains(code) }, "\(code)") }
  }

  @Test func `the app prints the output in the article`() throws {
    let program = "\(Spawning.productsFolder)locker"
    let folder = try TemporaryFolder()
    var count = 0
    for block in blocks where block.hasPrefix("console\n") {
      for session in block.components(separatedBy: "\n$ ").dropFirst() {
        let parts = session.split(separator: "\n", maxSplits: 1)
        let command = parts[0].replacingOccurrences(of: "swift run locker", with: program)
        let printed = try Article.shell(command, in: folder)
        #expect(
          printed.trimmingCharacters(in: .newlines) == parts[1].trimmingCharacters(in: .newlines))
        count += 1
      }
    }
    #expect(count == 7)
  }
}
