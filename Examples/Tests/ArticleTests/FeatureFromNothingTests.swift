import Foundation
import StateBindingTestSupport
import Testing

/// The article "Building a feature from nothing". Its files belong to the targets PackingFeature,
/// PackingProgram and PackingTests.
struct FeatureFromNothingTests {
  private let article: Article
  private let fixture = Article.package.appending(path: "Examples/FeatureFromNothing")

  init() throws {
    article = try Article(
      "Sources/HeadlessDriver/HeadlessDriver.docc/BuildingAFeatureFromNothing.md")
  }

  @Test func `the files of the article equal the built files`() throws {
    let manifest = "Package.swift"
    for (name, text) in article.files where name != manifest {
      #expect(try String(contentsOf: fixture.appending(path: name), encoding: .utf8) == text)
    }
    let built = try FileManager.default.subpathsOfDirectory(atPath: fixture.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(Set(article.files.map(\.name)) == Set(built + [manifest]))
  }

  @Test func `the program prints the article's output and records the transcript of its tests`()
    throws
  {
    let folder = try TemporaryFolder()
    let program = "\(Spawning.productsFolder)packing"
    for step in article.commands where !step.command.hasPrefix("swift test") {
      let command = step.command.replacingOccurrences(of: "swift run packing", with: program)
      #expect(try Article.shell(command, in: folder) == step.output)
    }
    let transcript = "Tests/PackingTests/Transcripts/socks.transcript"
    let recorded = try String(contentsOf: fixture.appending(path: transcript), encoding: .utf8)
    #expect(try folder.text(of: transcript) == recorded)
  }
}
