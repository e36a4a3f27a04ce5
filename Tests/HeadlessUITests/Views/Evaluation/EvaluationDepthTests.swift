import HeadlessUI
import StateBindingTestSupport
import Testing

/// The greatest depth of nested views, on the stack of the main thread.
@Suite
struct EvaluationDepthTests {
  @Test func `views nest 2,000 deep`() {
    var view = AnyView(Counter("leaf"))
    for _ in 0..<(isSanitized ? 500 : 2_000) { view = AnyView(VStack { view }) }
    #expect(ShownView(view).labels == ["leaf 0"])
  }

  @Test func `AnyView in AnyView takes no stack`() {
    var view = AnyView(Counter("leaf"))
    for _ in 0..<100_000 { view = AnyView(view) }
    #expect(ShownView(view).labels == ["leaf 0"])
  }

  @Test func `a tree of comments nests 2,000 deep, with state in each`() throws {
    let depth = isSanitized ? 500 : 2_000
    let last = "comment \(isSanitized ? "500" : "2,000")"
    let shown = ShownView(List { CommentView(comment: .chain(depth)) })
    #expect(shown.labels.count == depth + 1)
    try shown.tap("comment 1")
    try shown.tap("comment \(depth)")
    #expect(shown.labels[1] == "comment 1: 1")
    #expect(shown.labels[depth] == "\(last): 1")
  }

  // The frames of the sanitizer take more stack than is kept free for the bodies.
  @Test(.enabled(if: !isSanitized))
  func `views too deep for the stack end the process with a message`() async {
    await expectEnd(
      """
      views are nested, the innermost a CommentView, \
      and the stack has no room for more; nest fewer views
      """
    ) { _ = ShownView(List { CommentView(comment: .chain(100_000)) }).screen }
  }
}

private nonisolated struct Comment: Identifiable {
  let id: Int
  var answers: [Comment] = []

  static func chain(_ length: Int) -> Comment {
    var comment = Comment(id: length)
    for id in stride(from: length - 1, through: 1, by: -1) {
      comment = Comment(id: id, answers: [comment])
    }
    return comment
  }
}

private struct CommentView: View {
  let comment: Comment
  @State private var likes = 0

  init(comment: Comment) { self.comment = comment }

  var body: some View {
    VStack(alignment: .leading) {
      Button("comment \(comment.id): \(likes)") { likes += 1 }
        .accessibilityIdentifier("comment \(comment.id)")
      ForEach(comment.answers) { CommentView(comment: $0) }
    }
  }
}
