import TestSupport
import Testing

/// The articles show the output of the program.
struct ArticleTests {
  @Test(arguments: [
    ("TestingAFeatureWithTranscripts", 8), ("WatchingAnAppAtWork", 4), ("ExploringEveryScreen", 1),
  ])
  func `each article shows the output of the program`(name: String, count: Int) throws {
    let commands = try Article.runCommands(
      of: "Sources/HeadlessDriver/HeadlessDriver.docc/\(name).md")
    #expect(commands == count)
  }
}
