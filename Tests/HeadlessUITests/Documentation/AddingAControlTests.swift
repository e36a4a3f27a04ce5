import Foundation
import StateBindingTestSupport
import Testing

/// The article shows code of this package: each piece stands in the file that is named above it.
struct AddingAControlTests {
  @Test func `the article shows code that is in the package`() throws {
    let sources = Article.package.appending(path: "Sources")
    let article = try String(
      contentsOf: sources.appending(path: "HeadlessUI/HeadlessUI.docc/AddingAControl.md"),
      encoding: .utf8)
    let pieces = article.matches(of: /`([\w\/]+\.swift)`\n```swift\n((?s:.*?))```/)
    #expect(pieces.count == 9)
    for piece in pieces {
      let file = try String(contentsOf: sources.appending(path: String(piece.1)), encoding: .utf8)
      #expect(file.contains(piece.2), "\(piece.1)")
    }
  }
}
