import Foundation
import TestSupport
import Testing

/// The links between the pages of the documentation, as GitHub follows them.
struct LinksTests {
  @Test func `each link to a file leads to one`() throws {
    let pages = try pages()
    #expect(pages.count > 30)
    for page in pages {
      let folder = page.deletingLastPathComponent()
      for match in try text(of: page).matches(of: /\]\(([^)\s:#]+)(?:#[^)]*)?\)/) {
        let name = String(match.1)
        // DocC finds a picture by its name.
        let places = [folder, folder.appending(path: "Resources")].map { $0.appending(path: name) }
        #expect(
          places.contains { FileManager.default.fileExists(atPath: $0.path) },
          "\(page.lastPathComponent): \(name)")
      }
    }
  }

  @Test func `no sentence has a link that only DocC understands`() throws {
    for page in try pages() {
      let lines = try text(of: page).split(separator: "\n")
      let unreadable = lines.filter { $0.contains("<doc:") && !$0.hasPrefix("- <doc:") }
      #expect(unreadable == [], "\(page.lastPathComponent)")
    }
  }

  @Test func `the list of articles has every article`() throws {
    let folder = Article.package.appending(path: "Sources/HeadlessDriver/HeadlessDriver.docc")
    let list = try text(of: folder.appending(path: "ReadingTheArticles.md"))
    for page in try pages() where page.path.contains(".docc/") {
      let name = page.lastPathComponent
      let isLanding = page.path.contains("/\(name.dropLast(3)).docc/")
      if isLanding || name == "ReadingTheArticles.md" { continue }
      #expect(list.contains("\(name))"), "\(name)")
    }
  }

  @Test func `the list for agents has every article`() throws {
    let list = try text(
      of: Article.package.appending(
        path: "Sources/HeadlessDriver/HeadlessDriver.docc/ReadingTheArticles.md"))
    let folder = "Sources/HeadlessDriver/HeadlessDriver.docc/"
    let lines = list.split(separator: "\n").compactMap { line -> String? in
      if line.hasPrefix("## ") { return "\n\(line)\n" }
      guard let link = line.firstMatch(of: /^(?:\d+\.|-) (\[[^\]]+\])\(([^)]+)\)$/) else {
        return nil
      }
      let path = URL(filePath: "/\(folder)\(link.2)").standardized.path.dropFirst()
      return "- \(link.1)(\(path))"
    }
    // To renew the file, write this text.
    let expected = """
      # StateBinding

      > Runs iOS features made of RIBs (Router, Interactor, Builder), a State and actions headless on Linux: a person, a script or an agent sends lines, and the saved screens are tests. AGENTS.md says how to change an app.

      """ + lines.joined(separator: "\n") + "\n"
    #expect(try text(of: Article.package.appending(path: "llms.txt")) == expected)
  }

  private func pages() throws -> [URL] {
    var pages = ["README.md", "CONTRIBUTING.md"].map { Article.package.appending(path: $0) }
    for folder in ["Sources", "Examples"] {
      let files = FileManager.default.enumerator(
        at: Article.package.appending(path: folder), includingPropertiesForKeys: nil,
        options: .skipsHiddenFiles)
      for case let file as URL in files ?? .init() where file.pathExtension == "md" {
        pages.append(file)
      }
    }
    return pages
  }

  private func text(of page: URL) throws -> String {
    try String(contentsOf: page, encoding: .utf8)
  }
}
