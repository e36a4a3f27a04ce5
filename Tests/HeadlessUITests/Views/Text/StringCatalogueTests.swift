import HeadlessUI
import StateBindingTestSupport
import Testing

struct StringCatalogueTests {
  @Test func `keys with the same beginning and end are told apart`() {
    let keys = (0..<5_000).map { "the same beginning, \($0), and the same end" }
    let catalogue = StringCatalogue(Dictionary(uniqueKeysWithValues: keys.map { ($0, "<\($0)>") }))
    for key in keys { #expect(catalogue.resolve(LocalizedStringKey(key)) == "<\(key)>") }
    #expect(catalogue.resolve("the same beginning, 5000, and the same end").first == "t")
  }

  @Test(arguments: UInt64(1)...10)
  func `a string catalogue finds the same words as a dictionary`(seed: UInt64) {
    var random = Random(seed: seed)
    var words: [String: String] = [:]
    for _ in 0..<200 { words[.awkward(&random)] = .awkward(&random) }
    let catalogue = StringCatalogue(words)
    for key in words.keys.map({ $0 }) + (0..<200).map({ _ in String.awkward(&random) }) {
      let shown = catalogue.string(key, default: LocalizedStringKey(key))
      let known = key.isEmpty ? nil : words[key]
      #expect(Array(shown.utf8) == Array((known ?? key).utf8))
    }
  }

  @Test func `an empty text is not translated`() {
    let catalogue = StringCatalogue(["": "what stands first in a file", "a": "b"])
    #expect(catalogue.resolve("") == "")
    #expect(catalogue.resolve("a") == "b")
  }

  @Test func `a composed key is found by its decomposed form`() {
    let catalogue = StringCatalogue(["caf\u{E9}": "coffee"])
    #expect(catalogue.resolve("caf\u{E9}") == "coffee")
    #expect(catalogue.resolve("cafe\u{301}") == "coffee")
    #expect(catalogue.resolve("cafe") == "cafe")
    #expect(catalogue.resolve("") == "")
  }
}
