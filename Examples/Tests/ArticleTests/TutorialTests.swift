import Foundation
import TestSupport
import Testing

/// The tutorial in Article.md. Its three steps are the targets ArticleFirst, ArticleSecond and Article.
struct TutorialTests {
  private let article: TestSupport.Article

  init() throws {
    article = try TestSupport.Article("Examples/Article.md")
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
        #expect(try TestSupport.Article.shell(line, in: folder) == output)
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

  @Test(.enabled(if: runsLongTests), .timeLimit(.minutes(15)))
  func `the tutorial can be followed in an empty folder`() throws {
    let folder = try TemporaryFolder()
    for part in article.parts {
      switch part {
      case .file(let name, let text):
        try folder.write(TestSupport.Article.inPlace(text), to: name)
      case .change: Issue.record("the tutorial shows whole files")
      case .command(let command, let output):
        let printed = try TestSupport.Article.shell("{ \(command); } 2>&1", in: folder)
        for line in output.split(separator: "\n") { #expect(printed.contains(line), "\(printed)") }
      }
    }
  }

  /// The files of the target `name`, under the names that they have in the tutorial.
  private func builtFiles(of name: String) throws -> [String: String] {
    let folder = "Sources/\(name)"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: TestSupport.Article.package.appending(path: "Examples/\(folder)").path)
    let files = try names.map { ("Sources/Profile/\($0)", try text("\(folder)/\($0)")) }
    return Dictionary(uniqueKeysWithValues: files)
  }

  private func text(_ file: String) throws -> String {
    try String(
      contentsOf: TestSupport.Article.package.appending(path: "Examples/\(file)"), encoding: .utf8)
  }
}
