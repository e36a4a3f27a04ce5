import Foundation
import StateBindingTestSupport
import Testing

/// The tutorial in Article.md. Its three steps are the targets ArticleFirst, ArticleSecond and Article.
struct TutorialTests {
  private let article: StateBindingTestSupport.Article

  init() throws {
    article = try StateBindingTestSupport.Article("Examples/Article.md")
  }

  @Test func `each step has the built files and prints the output of its program`() throws {
    var steps = [
      ("ArticleFirst", "ArticleFirst"), ("ArticleSecond", "ArticleSecond"), ("Article", "article"),
    ][...]
    var written: [String: String] = [:]
    var program = ""
    let folder = try TemporaryFolder()
    for part in article.parts {
      switch part {
      case .file(let name, let text): written[name] = text
      case .change: Issue.record("the tutorial shows whole files")
      case .command("rm Sources/Profile/Profile.swift", _):
        written["Sources/Profile/Profile.swift"] = nil
      case .command("swift test", _): break
      case .command(let command, let output):
        let isRun = command.contains("swift run profile")
        if isRun, !command.contains("--echo"), let (folder, name) = steps.popFirst() {
          #expect(try builtFiles(of: folder) == written.filter { $0.key.hasPrefix("Sources/") })
          program = "\(Spawning.productsFolder)\(name)"
        }
        let line = command.replacingOccurrences(of: "swift run profile", with: program)
        #expect(try StateBindingTestSupport.Article.shell(line, in: folder) == output)
      }
    }
    #expect(steps.isEmpty)
    let recorded = "Tests/ProfileTests/Transcripts/delete.transcript"
    let kept = try text("Tests/ArticleTests/Transcripts/delete.transcript")
    #expect(try folder.text(of: recorded) == kept)
  }

  @Test func `the tutorial's test is the test of its app`() throws {
    let shown = article.files.first { $0.name == "Tests/ProfileTests/ProfileTests.swift" }
    let built = try text("Tests/ArticleTests/ProfileTests.swift")
    #expect(
      shown?.text.replacingOccurrences(of: "import Profile", with: "import Article") == built)
  }

  @Test func `the README's feature is a part of the first step, and prints its output`() throws {
    let readme = try String(
      contentsOf: StateBindingTestSupport.Article.package.appending(path: "README.md"),
      encoding: .utf8)
    let blocks = readme.components(separatedBy: "```")
    let code = try text("Sources/ArticleFirst/Profile.swift")
    let shown = blocks.filter { $0.hasPrefix("swift\n") }.map { $0.dropFirst("swift\n".count) }
    #expect(shown.count == 2 && shown.allSatisfy { code.contains("\n\n\($0)") })
    let run = try #require(blocks.first { $0.contains("| swift run profile ") })
    let parts = run.dropFirst("console\n$ ".count).split(separator: "\n", maxSplits: 1)
    let program = "\(Spawning.productsFolder)ArticleFirst"
    let line = parts[0].replacingOccurrences(of: "swift run profile", with: program)
    #expect(try StateBindingTestSupport.Article.shell(line, in: try TemporaryFolder()) == parts[1])
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
  }

  @Test func `the session of Following the flow is the output of the tutorial's app`() throws {
    let page = try StateBindingTestSupport.Article(
      "Sources/HeadlessDriver/HeadlessDriver.docc/FollowingTheFlow.md")
    let session = try #require(page.commands.first)
    let command = session.command.replacingOccurrences(
      of: "swift run --package-path Examples article", with: "\(Spawning.productsFolder)article")
    #expect(command != session.command)
    #expect(
      try StateBindingTestSupport.Article.shell(command, in: try TemporaryFolder())
        == session.output)
  }

  @Test(.enabled(if: runsLongTests), .timeLimit(.minutes(15)))
  func `the tutorial can be followed in an empty folder`() throws {
    let folder = try TemporaryFolder()
    for part in article.parts {
      switch part {
      case .file(let name, let text):
        try folder.write(StateBindingTestSupport.Article.inPlace(text), to: name)
      case .change: Issue.record("the tutorial shows whole files")
      case .command(let command, let output):
        let printed = try StateBindingTestSupport.Article.shell("{ \(command); } 2>&1", in: folder)
        for line in output.split(separator: "\n") { #expect(printed.contains(line), "\(printed)") }
      }
    }
  }

  /// The files of the target `name`, under the names that they have in the tutorial.
  private func builtFiles(of name: String) throws -> [String: String] {
    let folder = "Sources/\(name)"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: StateBindingTestSupport.Article.package.appending(path: "Examples/\(folder)").path)
    let files = try names.map { ("Sources/Profile/\($0)", try text("\(folder)/\($0)")) }
    return Dictionary(uniqueKeysWithValues: files)
  }

  private func text(_ file: String) throws -> String {
    try String(
      contentsOf: StateBindingTestSupport.Article.package.appending(path: "Examples/\(file)"),
      encoding: .utf8)
  }
}
