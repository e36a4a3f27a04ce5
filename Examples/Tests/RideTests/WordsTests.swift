import Foundation
import HeadlessUI
import Ride
import Testing

struct WordsTests {
  @Test func `both languages have the same keys`() {
    #expect(Set(RideWords.korean.keys) == Set(RideWords.english.keys))
  }

  @Test func `the catalogues contain exactly the texts of the views`() throws {
    let formats = RideWords.english.keys.filter { !hasHangul($0) }
    #expect(formats == ["%@km", "%@ %@"] || formats == ["%@ %@", "%@km"])
    #expect(try literals() == Set(RideWords.english.keys.filter(hasHangul)))
  }

  @Test func `English texts have no Hangul and the same placeholders as Korean ones`() {
    for (key, word) in RideWords.english {
      #expect(!hasHangul(word))
      for placeholder in ["%@", "%lld"] {
        #expect(
          key.components(separatedBy: placeholder).count
            == word.components(separatedBy: placeholder).count)
      }
    }
  }

  /// The texts with Hangul in all sources but the catalogues and the data, with interpolations as keys have them.
  private func literals() throws -> Set<String> {
    let files = try #require(FileManager.default.enumerator(atPath: folder))
    var literals: Set<String> = []
    for case let file as String in files where file.hasSuffix(".swift") {
      if file.hasSuffix("RideWords.swift") || file.hasPrefix("Server/") { continue }
      let source = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      for match in source.matches(of: #/"((?:[^"\\]|\\.)*)"/#) {
        let text = String(match.1)
          .replacing(/\\\((minutes|hours)\)/, with: "%lld").replacing(/\\\([^)]*\)/, with: "%@")
        if hasHangul(text) { literals.insert(text) }
      }
    }
    return literals
  }

  private var folder: String {
    URL(filePath: #filePath).appending(path: "../../../Sources/Ride").standardized.path
  }

  private func hasHangul(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }
}
