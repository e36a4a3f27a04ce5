import News
import Testing

/// The articles that the list shows.
struct ListingStateTests {
  private var state = ListingState()

  init() {
    state.end(
      with: Headlines([
        .example(3, title: "Jeju opens a night market", source: "Halla Times"),
        .example(2, title: "Busan adds a night bus", source: "Dawn Wire"),
        .example(1, title: "제주, 야시장 개장", source: "한라시보"),
      ]))
  }

  @Test(arguments: [
    ("", [3, 2, 1]), ("  ", [3, 2, 1]), ("night", [3, 2]), ("NIGHT jeju", [3]), ("dawn", [2]),
    ("night market bus", []), ("제주", [1]), ("\u{110C}\u{1166}\u{110C}\u{116E}", [1]),
    (".*", []),
  ])
  func `the search finds each word in title or source`(search: String, ids: [Int]) {
    var state = state
    state.search = search
    #expect(state.matches.articles.map(\.id) == ids)
  }

  @Test func `a refresh keeps the search`() {
    var state = state
    state.search = "bus"
    state.begin()
    state.end(with: Headlines([.example(5, title: "A tram"), .example(4, title: "A bus again")]))
    #expect(state.search == "bus")
    #expect(state.matches.articles.map(\.id) == [4])
  }

  @Test func `the search finds nothing before the first answer`() {
    var state = ListingState()
    state.search = "bus"
    #expect(state.matches == Headlines())
  }
}
