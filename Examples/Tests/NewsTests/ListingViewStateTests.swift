import ExampleNetwork
import News
import Testing

/// The interactor's state, and the view's own state beside it.
struct ListingViewStateTests {
  private var state = ListingViewState()

  init() {
    state.listing = ListingState(
      headlines: Headlines([
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

  @Test func `an update keeps the search and an open alert`() {
    var state = state
    state.search = "bus"
    state.raiseAlert(.cutOff)
    state.listing = ListingState(headlines: Headlines([.example(4, title: "A bus again")]))
    #expect(state.search == "bus")
    #expect(state.matches.articles.map(\.id) == [4])
    #expect(state.failureAlert)
    #expect(state.failure == .cutOff)
  }

  @Test func `the search finds nothing before the first answer`() {
    var state = ListingViewState()
    state.search = "bus"
    #expect(state.matches == Headlines())
  }
}
