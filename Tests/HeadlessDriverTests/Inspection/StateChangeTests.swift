import HeadlessDriver
import Testing

struct StateChangeTests {
  private nonisolated struct Post {
    var id: Int
    var title = "News"
  }

  private nonisolated enum Activity {
    case saving
    case failed(reason: String)
  }

  private nonisolated struct Draft {
    var name = "Hong"
  }

  private nonisolated struct Board {
    var posts: [Post] = []
    var activity: Activity?
    var draft = Draft()
    var squares: [String?] = [nil, nil, nil]
    var tags: Set<String> = ["a"]
    var votes: [String: Int] = ["Kim": 1]
  }

  /// The changes that `change` makes to `board`.
  private func changes(of board: Board = Board(), _ change: (inout Board) -> Void) -> [String] {
    var changed = board
    change(&changed)
    return StateChange.changes(
      from: StateTree(reading: board), to: StateTree(reading: changed)
    ).map(\.description)
  }

  @Test func `equal states have no changes`() {
    #expect(changes { _ in } == [])
  }

  @Test func `a changed field is named with its old and new value`() {
    #expect(changes { $0.activity = .saving } == ["activity: nil → .saving"])
    #expect(changes { $0.draft.name = "Kim" } == [#"draft.name: "Hong" → "Kim""#])
  }

  @Test func `an enum case that stays shows its changed payload`() {
    var board = Board()
    board.activity = .failed(reason: "late")
    #expect(
      changes(of: board) { $0.activity = .failed(reason: "lost") }
        == [#"activity.failed.reason: "late" → "lost""#])
    #expect(
      changes(of: board) { $0.activity = .saving }
        == [#"activity: .failed(reason: "late") → .saving"#])
  }

  @Test func `elements are compared by their id`() {
    var board = Board()
    board.posts = [Post(id: 1), Post(id: 2), Post(id: 3)]
    #expect(
      changes(of: board) { $0.posts.insert(Post(id: 4), at: 0) }
        == [#"posts: + Post(id: 4, title: "News")"#])
    #expect(
      changes(of: board) { $0.posts.remove(at: 1) }
        == [#"posts: - Post(id: 2, title: "News")"#])
    #expect(
      changes(of: board) { $0.posts[1].title = "Old" }
        == [#"posts[id: 2].title: "News" → "Old""#])
    #expect(
      changes(of: board) { $0.posts.swapAt(0, 2) } == ["posts: order [1, 3] → order [3, 1]"])
  }

  @Test func `elements without an id are compared by position, or by value if the count differs`() {
    #expect(changes { $0.squares[1] = "X" } == [#"squares[1]: nil → "X""#])
    #expect(changes { $0.squares.append("O") } == [#"squares: + "O""#])
  }

  @Test func `sets and dictionaries are compared by element and by key`() {
    #expect(
      changes { $0.tags = ["b"] } == [#"tags: - "a""#, #"tags: + "b""#])
    #expect(changes { $0.votes["Kim"] = 2 } == [#"votes["Kim"]: 1 → 2"#])
    #expect(changes { $0.votes["Lee"] = 3 } == [#"votes: + "Lee": 3"#])
  }

  @Test func `decomposed Hangul differs from composed Hangul`() {
    let (composed, decomposed) = ("\u{D55C}", "\u{1112}\u{1161}\u{11AB}")
    var board = Board()
    board.draft.name = composed
    board.squares = [composed]
    board.tags = [composed]
    board.votes = [composed: 1]
    let changes = changes(of: board) {
      $0.draft.name = decomposed
      $0.squares = [decomposed]
      $0.tags = [decomposed]
      $0.votes = [decomposed: 1]
    }
    let expected = [
      "draft.name: \"\(composed)\" → \"\(decomposed)\"",
      "squares[0]: \"\(composed)\" → \"\(decomposed)\"",
      "tags: - \"\(composed)\"", "tags: + \"\(decomposed)\"",
      "votes: - \"\(composed)\": 1", "votes: + \"\(decomposed)\": 1",
    ]
    #expect(changes.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
  }

  @Test func `a long text shows the beginning of its decomposed Hangul`() {
    let start = "The quick brown fox jumps over the lazy dog and "
    let change = StateChange(
      path: "body", old: .leaf(start + "\u{D55C}"),
      new: .leaf(start + "\u{1112}\u{1161}\u{11AB}"))
    #expect(
      Array(change.text(columns: 40).utf8)
        == Array("body: …y dog and \u{D55C} → …y dog and \u{1112}\u{1161}\u{11AB}".utf8))
  }

  @Test func `a long text shows the beginning of the difference`() {
    let change = StateChange(
      path: "body", old: .leaf(#""The quick brown fox jumps over the lazy dog""#),
      new: .leaf(#""The quick brown fox jumps over the lively dog and sleeps""#))
    #expect(
      change.text(columns: 60) == #"body: …over the lazy dog" → …over the lively dog and sleeps""#)
    #expect(change.text(columns: 40) == "body: …over the lazy… → …over the livel…")
  }

  @Test func `the first five of many new elements are listed`() {
    #expect(
      changes { $0.posts = (1...1_234).map { Post(id: $0) } } == [
        #"posts: + Post(id: 1, title: "News")"#, #"posts: + Post(id: 2, title: "News")"#,
        #"posts: + Post(id: 3, title: "News")"#, #"posts: + Post(id: 4, title: "News")"#,
        #"posts: + Post(id: 5, title: "News")"#, "posts: + … 1,229 more",
      ])
  }
}
