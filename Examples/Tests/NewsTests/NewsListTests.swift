import HeadlessUI
import News
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// The cost of a long list.
@Suite(.ownRun, .countsBodies) struct NewsListTests {
  @Test func `looking at 10,000 articles evaluates only the rows that are new`() {
    let window = UIWindow()
    let counter = Counter()
    let articles = (1...10_000).map { NewsArticle.example($0, title: "News \($0)") }
    window.rootViewController = UIHostingController(
      rootView: NewsList(articles: articles) { CountedRow(title: $0.title, counter: counter) })
    window.makeKeyAndVisible()
    for shown in [20, 40, 60] {
      // The rows that were shown before are kept.
      counter.rows = 0
      #expect(window.screen.elements.filter { $0.label.hasPrefix("News ") }.count == shown)
      #expect(counter.rows == 20)
      window.showMore()
    }
  }
}

private final class Counter {
  var rows = 0
}

private struct CountedRow: View {
  let title: String
  let counter: Counter

  var body: Text {
    counter.rows += 1
    return Text(title)
  }
}
