import Foundation
import HeadlessUI
import StateBindingTestSupport
import Testing

struct XcodeWordsTests {
  @Test func `a text is translated by a string catalogue from Xcode`() throws {
    let file = """
      {
        "sourceLanguage": "en", "version": "1.0",
        "strings": {
          "Items (%lld)": {
            "localizations": {
              "ko": { "stringUnit": { "state": "translated", "value": "상품 (%lld)" } }
            }
          },
          "Not yet": {}
        }
      }
      """
    let words = try JSONDecoder().decode(StringsFile.self, from: Data(file.utf8)).words(in: "ko")
    #expect(words == ["Items (%lld)": "상품 (%lld)"])
    #expect(StringCatalogue(language: "ko", words).resolve("Items (\(3))") == "상품 (3)")
  }

  @Test func `a text with a bundle is looked up like a text without one`() {
    let view = ShownView { Text("Cart", bundle: .main, comment: "A title") }
    #expect(view.outline == ["text 'Cart'"])
  }

  @Test func `the article shows the tested code`() throws {
    let article = "Sources/HeadlessUI/HeadlessUI.docc/ShowingWordsInEachLanguage.md"
    let text = try String(contentsOf: Article.package.appending(path: article), encoding: .utf8)
    let tested = try String(contentsOfFile: #filePath, encoding: .utf8)
    let examples = text.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(examples.count == 3)
    #expect(tested.hasSuffix(examples[1] + "\n" + examples[2]))
  }
}

#if !os(iOS)
  extension Text {
    init(
      _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?,
      comment: StaticString? = nil
    ) {
      self.init(key)
    }
  }
#endif

nonisolated struct StringsFile: Decodable {
  nonisolated struct Entry: Decodable { var localizations: [String: Localization]? }
  nonisolated struct Localization: Decodable { var stringUnit: StringUnit? }
  nonisolated struct StringUnit: Decodable { var value: String }

  var strings: [String: Entry]

  func words(in language: String) -> [String: String] {
    strings.compactMapValues { $0.localizations?[language]?.stringUnit?.value }
  }
}
