import Foundation
import StateBindingTestSupport
import Testing

/// The links between the pages of the documentation in a checkout. `.ci/docs` follows those of the site.
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

  /// DocC finds a page by its name, and only in the same catalogue. A person who reads the file needs the text of the link.
  @Test func `a link to a page is by name in its own catalogue, and by path elsewhere`() throws {
    for page in try pages() {
      let folder = page.deletingLastPathComponent()
      let text = try text(of: page)
      for match in text.matches(of: /\]\(doc:(\w+)[)#]/) {
        let other = folder.appending(path: "\(match.1).md")
        #expect(
          folder.pathExtension == "docc" && FileManager.default.fileExists(atPath: other.path),
          "\(page.lastPathComponent): \(match.1)")
      }
      if folder.pathExtension == "docc" {
        let paths = text.matches(of: /\]\((\w+\.md)/).map { String($0.1) }
        #expect(paths == [], "\(page.lastPathComponent)")
      }
      let lines = text.split(separator: "\n")
      let unreadable = lines.filter { $0.contains("<doc:") && !$0.hasPrefix("- <doc:") }
      #expect(unreadable == [], "\(page.lastPathComponent)")
    }
  }

  @Test func `the list of articles has every article and every example`() throws {
    let listed = Set(try Self.listed().map(\.path))
    for page in try pages() {
      let path = String(page.path.dropFirst(Article.package.path.count + 1))
      guard path.contains("/") else { continue }
      let name = page.lastPathComponent
      let isLanding = path.contains("/\(name.dropLast(3)).docc/")
      if isLanding || path == Self.list { continue }
      #expect(listed.contains(path), "\(path)")
    }
  }

  @Test func `every article is one of the ten pages, or has a link in one of them or the README`()
    throws
  {
    let listed = try Self.listed()
    let ten = listed.filter(\.isNumbered)
    #expect(ten.count == 10)
    let texts = try (ten.map(\.path) + ["README.md"]).map {
      try text(of: Article.package.appending(path: $0))
    }
    for page in listed where !page.isNumbered {
      let name = URL(filePath: page.path).deletingPathExtension().lastPathComponent
      let link = try Regex("[/:]\(name)(\\.md)?[)#]")
      #expect(texts.contains { $0.contains(link) }, "\(name)")
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

      > Runs the screens of an iOS app as text on Linux: a person, a script or an agent sends lines, and the saved screens are tests. AGENTS.md says how to change an app. In a page, doc:NAME is NAME.md in the same folder.

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

  private static let list = "Guide/Articles.md"

  private static func listed() throws -> [Listed] {
    let list = try String(contentsOf: Article.package.appending(path: Self.list), encoding: .utf8)
    var heading = ""
    var listed: [Listed] = []
    for line in list.split(separator: "\n") {
      if line.hasPrefix("## ") { heading = String(line.dropFirst(3)) }
      guard let link = line.firstMatch(of: /^(?:\d+\.|-) (\[[^\]]+\])\(([^)]+)\)(: .+)?$/) else {
        continue
      }
      let path = URL(filePath: "/Guide/\(link.2)").standardized.path.dropFirst()
      listed.append(
        Listed(
          heading: heading, isNumbered: !line.hasPrefix("-"), title: String(link.1),
          path: String(path), use: String(link.3 ?? "")))
    }
    return listed
  }

  private func pages() throws -> [URL] {
    var pages = ["README.md", "CONTRIBUTING.md"].map { Article.package.appending(path: $0) }
    for folder in ["Guide", "Sources", "Examples"] {
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
