import HeadlessDriver
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// The trace of a view model's states.
@Suite(.ownRun)
struct EventTextTests {
  private nonisolated struct Post {
    let id: Int
    var title = "News"
  }

  private nonisolated struct Board {
    var posts: [Post] = []
    var names: [String] = []
    var isLoading = false
  }

  private let log = Log()
  private let board = ViewModel<Board, Never>(state: Board())
  private let subscription: any Disposable

  init() {
    subscription = AppRun.current.trace.observe { [log] in EventText($0).map { log($0.description) }
    }
  }

  @Test func `the first state is traced whole, later ones by their changes`() {
    board.update(state: Board(isLoading: true))
    board.state.posts.append(Post(id: 1))
    board.state = Board(posts: [Post(id: 1), Post(id: 2)], isLoading: false)
    board.state.posts[1].title = "Old"
    #expect(
      log.lines == [
        "state Board Board(posts: [], names: [], isLoading: true)",
        #"state Board  posts: + Post(id: 1, title: "News")"#,
        """
        state Board
          posts: + Post(id: 2, title: "News")
          isLoading: true → false
        """,
        #"state Board  posts[id: 2].title: "News" → "Old""#,
      ])
  }

  @Test func `an update with an equal state is not traced`() {
    board.update(state: Board())
    board.update(state: Board())
    #expect(log.lines.count == 1)
  }

  @Test func `only the different elements of 100,000 are compared`() {
    let posts = (1...100_000).map { Post(id: $0) }
    board.update(state: Board())
    board.update(state: Board(posts: posts))
    board.state.isLoading = true
    board.state.posts[70_000].title = "Old"
    board.state.posts.remove(at: 5)
    board.state.posts.insert(Post(id: 0), at: 9)
    board.state.posts.swapAt(10, 12)
    board.update(state: Board(posts: posts.reversed()))
    #expect(
      log.lines.dropFirst() == [
        """
        state Board
          posts: + Post(id: 1, title: "News")
          posts: + Post(id: 2, title: "News")
          posts: + Post(id: 3, title: "News")
          posts: + Post(id: 4, title: "News")
          posts: + Post(id: 5, title: "News")
          posts: + … 99,995 more
        """,
        "state Board  isLoading: false → true",
        #"state Board  posts[id: 70001].title: "News" → "Old""#,
        #"state Board  posts: - Post(id: 6, title: "News")"#,
        #"state Board  posts: + Post(id: 0, title: "News")"#,
        "state Board  posts: order [11, 13] → order [13, 11]",
        """
        state Board
          posts: 100,000 elements → 100,000 elements, too many to compare
          isLoading: true → false
        """,
      ])
  }

  @Test func `equal texts in new storage are not traced`() {
    let names = (1...3).map { "a name too long to be stored inline, \($0)" }
    board.update(state: Board(names: names))
    board.update(state: Board(names: names.map { String($0.reversed().reversed()) }))
    #expect(log.lines.count == 1)
  }

  @Test func `the trace does not keep a state alive`() {
    final class Token: Sendable {}
    nonisolated struct Held { var token: Token? }
    let holder = ViewModel<Held, Never>(state: Held())
    weak var token: Token?
    do {
      let made = Token()
      token = made
      holder.state.token = made
      holder.state.token = made
    }
    #expect(token != nil)
    holder.state.token = nil
    #expect(token == nil)
    #expect(log.lines.last == "state Held  token: Token → nil")
  }
}
