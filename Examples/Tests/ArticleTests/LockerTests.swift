import Foundation
import StateBindingTestSupport
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

  @Test func `a typed secret is hidden, and a test with it is not saved`() throws {
    let folder = try TemporaryFolder()
    let client = try ToolClient("locker", in: folder)
    _ = try client.call("start")
    _ = try client.call("send", #""session":1,"lines":["type PIN 9876"]"#)
    #expect(
      try client.call("inspect", #""session":1,"what":"history""#).text == "1  type PIN ••••\n")
    let answer = try client.call("save_test", #""session":1,"file":"a.transcript""#)
    #expect(answer.isError)
    #expect(
      answer.text
        == "not saved: \"type PIN ••••\" does not replay, because the text is hidden; declare a text for tests with secrets: in Program"
    )
    #expect(try folder.names == [])
    // A declared text is recorded.
    _ = try client.call("start")
    _ = try client.call("send", #""session":2,"lines":["type PIN 1234"]"#)
    #expect(try !client.call("save_test", #""session":2,"file":"a.transcript""#).isError)
  }
}
