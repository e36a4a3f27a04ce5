import Foundation
import StateBindingTestSupport
import Testing

/// The sessions in the documentation equal the output of the program.
struct ReadmeTests {
  @Test(arguments: [
    ("README.md", 1),
    ("Sources/HeadlessDriver/HeadlessDriver.docc/WatchingAnAppAtWork.md", 2),
    ("Sources/HeadlessDriver/HeadlessDriver.docc/HearingAScreen.md", 1),
  ])
  func `a session in the documentation equals the program's output`(
    page: String, sessions: Int
  ) throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let text = String(
      decoding: try Data(contentsOf: root.appending(path: page)), as: UTF8.self)
    let shown = text.components(separatedBy: "```console\n$ printf '").dropFirst().filter {
      $0.components(separatedBy: "\n")[0].contains("| swift run profile-repl")
    }
    #expect(shown.count == sessions)
    for session in shown {
      let block = session.components(separatedBy: "```")[0]
      let parts = block.split(separator: "\n", maxSplits: 1)
      let command = parts[0].components(separatedBy: "' | swift run profile-repl")
      let input = command[0].replacingOccurrences(of: "\\n", with: "\n")
      let arguments = command[1].split(separator: " ").map(String.init)
      let program = "\(Spawning.productsFolder)profile-repl"
      let run = try Outcome(
        of: "/bin/sh", ["-c", #"exec "$0" "$@" 2>&1"#, program] + arguments, input: input)
      #expect(run.output == parts[1])
    }
  }

  @Test func `the README names the commands that run the app and the tests`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    func text(_ file: String) throws -> String {
      String(decoding: try Data(contentsOf: root.appending(path: file)), as: UTF8.self)
    }
    let readme = try text("README.md")
    // The odd parts of the line are the commands, each before the end of its output.
    let line = try #require(
      readme.split(separator: "\n").prefix(60).first { $0.contains("`swift test` runs the tests") })
    let code = line.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    try #require(code.count >= 4)
    #expect(code[0] == "swift run profile-repl")
    let person = try Person()
    try person.see("\(code[1])\r\n> ")
    try person.quit("\u{4}")
    #expect(code[2] == "swift test")
    #expect(code[3] == "✔ Test run with … tests in … suites passed after … seconds.")
    // `check` runs the command that the README names.
    #expect(
      try text("check").contains(
        #"$(sed -n 's/.*`\(swift test[^`]*\)` runs the tests.*/\1/p' README.md)"#))
  }

  @Test func `the exploration in the article equals the output, also on one core`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let page = "Sources/HeadlessDriver/HeadlessDriver.docc/ExploringEveryScreen.md"
    let text = String(
      decoding: try Data(contentsOf: root.appending(path: page)), as: UTF8.self)
    let start = "```\n$ profile-repl --explore"
    let block = try #require(text.components(separatedBy: start).dropFirst().first)
    let parts = block.components(separatedBy: "```")[0].split(separator: "\n", maxSplits: 1)
    for program in ["profile-repl", "taskset -c 0 profile-repl"] {
      let run = try Outcome(
        of: "/bin/sh", ["-c", "\(program) --explore\(parts[0])"],
        environment: ["PATH": "\(Spawning.productsFolder):/usr/bin:/bin"])
      #expect(run.output == parts[1])
    }
  }
}
