import Foundation
import HeadlessUI
import ProfileFeature
import Testing

struct ProfileWordsTests {
  @Test func `both languages have the same words`() {
    #expect(ProfileWords.english.count > 30)
    #expect(Set(ProfileWords.english.keys) == Set(ProfileWords.korean.keys))
  }

  @Test func `the catalogues contain exactly the texts of the views`() throws {
    #expect(try literals() == Set(ProfileWords.english.keys))
  }

  @Test func `English texts have no Hangul, and Korean texts have some`() {
    let (english, korean) = (
      ProfileWords.catalogue(for: "en"), ProfileWords.catalogue(for: "ko")
    )
    for key in ProfileWords.english.keys {
      #expect(!hasHangul(english.resolve(LocalizedStringKey(key))))
      #expect(hasHangul(korean.resolve(LocalizedStringKey(key))))
    }
  }

  @Test(arguments: [("en", "en"), ("ko", "ko"), ("fr", "en"), ("", "en"), ("KO", "en")])
  func `an unknown language falls back to English`(asked: String, language: String) {
    #expect(ProfileWords.catalogue(for: asked).language == language)
  }

  /// The texts with Hangul in all sources but the catalogues, with interpolations as keys have them.
  private func literals() throws -> Set<String> {
    let files = try #require(FileManager.default.enumerator(atPath: folder))
    var literals: Set<String> = []
    for case let file as String in files where file.hasSuffix(".swift") {
      if file == "ProfileWords.swift" { continue }
      let source = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      for match in source.matches(of: #/"((?:[^"\\]|\\.)*)"/#) {
        let text = String(match.1.replacing(/\\\([^)]*\)/, with: "%@"))
        if hasHangul(text) { literals.insert(text) }
      }
    }
    return literals
  }

  private var folder: String {
    URL(filePath: #filePath).appending(path: "../../../../Sources/ProfileFeature").standardized.path
  }

  private func hasHangul(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }
}
