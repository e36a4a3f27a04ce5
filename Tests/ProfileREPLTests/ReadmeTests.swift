import Foundation
import Testing

/// The session that the README shows is what the program prints.
struct ReadmeTests {
  @Test func `the README shows what profile-repl prints`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let readme = String(
      decoding: try Data(contentsOf: root.appending(path: "README.md")), as: UTF8.self)
    let session = readme.components(separatedBy: "$ swift run profile-repl\n")[1]
      .components(separatedBy: "```")[0]
    #expect(try output(of: "profile-repl") == session)
  }

  /// What the built program `name` prints on standard output.
  private func output(of name: String) throws -> String {
    let program = Process()
    program.executableURL = productsFolder.appending(path: name)
    let pipe = Pipe()
    program.standardOutput = pipe
    try program.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    program.waitUntilExit()
    #expect(program.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }

  /// Where the tests and the programs are built to.
  private var productsFolder: URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  }
}
