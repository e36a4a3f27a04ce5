import Foundation
import StateBindingTestSupport
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

  @Test func `the list of articles has every article and every example`() throws {
    let listed = Set(try Self.listed().map(\.path))
    for page in try pages() {
      let path = String(page.path.dropFirst(Article.package.path.count + 1))
      guard path.hasPrefix("Sources/") || path.hasPrefix("Examples/") else { continue }
      let name = page.lastPathComponent
      let isLanding = path.contains("/\(name.dropLast(3)).docc/")
      if isLanding || name == "ReadingTheArticles.md" { continue }
      #expect(listed.contains(path), "\(path)")
    }
  }

  @Test func `every article is one of the ten pages, or one of these has a link to it`() throws {
    let listed = try Self.listed()
    let ten = listed.filter(\.isNumbered)
    #expect(ten.count == 10)
    let texts = try ten.map { try text(of: Article.package.appending(path: $0.path)) }
    for page in listed where !page.isNumbered {
      let name = URL(filePath: page.path).lastPathComponent
      #expect(texts.contains { $0.contains("\(name))") || $0.contains("\(name)#") }, "\(name)")
    }
  }

  @Test func `the list for agents has every article`() throws {
    var lines: [String] = []
    var heading = ""
    for page in try Self.listed() {
      if page.heading != heading { lines.append("\n## \(page.heading)\n") }
      heading = page.heading
      lines.append("- \(page.title)(\(page.path))\(page.use)")
    }
    // To renew the file, write this text.
    let expected = """
      # StateBinding

      > Runs iOS features made of RIBs (Router, Interactor, Builder), a State and actions headless on Linux: a person, a script or an agent sends lines, and the saved screens are tests. AGENTS.md says how to change an app.

      """ + lines.joined(separator: "\n") + "\n"
    #expect(try text(of: Article.package.appending(path: "llms.txt")) == expected)
  }

  /// A page in the list of articles. `isNumbered` says that it is one of the ten pages, and `use` is the text behind its link.
  private struct Listed {
    var heading: String
    var isNumbered: Bool
    var title: String
    var path: String
    var use: String
  }

  private static func listed() throws -> [Listed] {
    let folder = "Sources/HeadlessDriver/HeadlessDriver.docc/"
    let list = try String(
      contentsOf: Article.package.appending(path: "\(folder)ReadingTheArticles.md"),
      encoding: .utf8)
    var heading = ""
    var listed: [Listed] = []
    for line in list.split(separator: "\n") {
      if line.hasPrefix("## ") { heading = String(line.dropFirst(3)) }
      guard let link = line.firstMatch(of: /^(?:\d+\.|-) (\[[^\]]+\])\(([^)]+)\)(: .+)?$/) else {
        continue
      }
      let path = URL(filePath: "/\(folder)\(link.2)").standardized.path.dropFirst()
      listed.append(
        Listed(
          heading: heading, isNumbered: !line.hasPrefix("-"), title: String(link.1),
          path: String(path), use: String(link.3 ?? "")))
    }
    return listed
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
