import ExampleNetwork
import HeadlessDriver
import HeadlessUI
import News
import Testing

/// The texts of the app, and the articles in the program.
struct NewsWordsTests {
  @Test func `both languages have the same keys`() {
    #expect(Set(NewsWords.korean.keys) == Set(NewsWords.english.keys))
    #expect(NewsWords.korean.keys.filter { NetworkWords.korean[$0] != nil } == [])
  }

  @Test func `all 10,000 articles have different titles in each language`() async throws {
    for language in ["en", "ko"] {
      let app = try NewsSession(language: language)
      await app.send([])
      let state = try #require(app.topState as? ListingState)
      let articles = state.matches.articles
      #expect(articles.map(\.id) == Array((1...10_000).reversed()))
      #expect(Set(articles.map(\.title)).count == 10_000)
      #expect(articles.map(\.publishedAt) == articles.map(\.publishedAt).sorted(by: >))
    }
  }
}
