import Foundation
import HeadlessUI
import ProfileFeature
import Testing

/// The words of the app, in both languages. What each catalogue has is read from its source.
struct ProfileWordsTests {
  @Test func `both languages have the same words`() throws {
    let english = try keys(of: "English")
    #expect(english.count > 30)
    #expect(Set(english).count == english.count)
    #expect(Set(english) == Set(try keys(of: "Korean")))
    #expect(try keys(of: "Korean").count == english.count)
  }

  @Test func `every literal that a view shows is in the catalogues, and nothing else is`() throws {
    #expect(try literals() == Set(keys(of: "English")))
  }

  @Test func `no English text has Hangul, and every Korean one has`() throws {
    let (english, korean) = (
      ProfileWords.catalogue(for: "en"), ProfileWords.catalogue(for: "ko")
    )
    for key in try keys(of: "English") {
      #expect(!hasHangul(english.resolve(LocalizedStringKey(key))))
      #expect(hasHangul(korean.resolve(LocalizedStringKey(key))))
    }
  }

  @Test(arguments: [("en", "en"), ("ko", "ko"), ("fr", "en"), ("", "en"), ("KO", "en")])
  func `an unknown language is English`(asked: String, language: String) {
    #expect(ProfileWords.catalogue(for: asked).language == language)
  }

  /// The keys of one catalogue, as they stand in its source.
  private func keys(of language: String) throws -> [String] {
    try source(of: "Words/ProfileWords+\(language).swift")
      .matches(of: #/(?m)^ +"((?:[^"\\]|\\.)*)": /#).map { String($0.1) }
  }

  /// The texts with Hangul in the sources of everything but the catalogues; a value in one is written as in a key.
  private func literals() throws -> Set<String> {
    let files = try #require(FileManager.default.enumerator(atPath: folder))
    var literals: Set<String> = []
    for case let file as String in files where file.hasSuffix(".swift") {
      if file.hasPrefix("Words/") { continue }
      for match in try source(of: file).matches(of: #/"((?:[^"\\]|\\.)*)"/#) {
        let text = String(match.1.replacing(/\\\([^)]*\)/, with: "%@"))
        if hasHangul(text) { literals.insert(text) }
      }
    }
    return literals
  }

  private func source(of file: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
  }

  private var folder: String {
    URL(filePath: #filePath).appending(path: "../../../../Sources/ProfileFeature").standardized.path
  }

  private func hasHangul(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }
}
