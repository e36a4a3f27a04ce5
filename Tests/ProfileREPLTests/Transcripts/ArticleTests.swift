import Foundation
import StateBindingTestSupport
import Testing

/// The articles show the output of the program.
struct ArticleTests {
  @Test(arguments: [
    ("TestingAFeatureWithTranscripts", 8), ("WatchingAnAppAtWork", 4), ("ExploringEveryScreen", 1),
    ("ReviewingWhatAChangeDoes", 8), ("LettingAToolDriveTheApp", 3),
  ])
  func `each article shows the output of the program`(name: String, count: Int) throws {
    let commands = try Article.runCommands(
      of: "Sources/HeadlessDriver/HeadlessDriver.docc/\(name).md")
    #expect(commands == count)
  }

  @Test func `the launch in the article is that of the program`() throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: Article.package.appending(path: path), encoding: .utf8)
    }
    let article = try text("Sources/HeadlessDriver/HeadlessDriver.docc/RunningYourApp.md")
    let code = try #require(
      article.components(separatedBy: "```swift\n").first { $0.hasPrefix("extension Program {") })
    let program = try text("Sources/ProfileREPL/ProfileREPL.swift")
    #expect(program.contains(code.components(separatedBy: "```")[0]))
  }
}
