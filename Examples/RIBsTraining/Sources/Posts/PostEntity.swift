/// A post as it is shown.
nonisolated struct PostEntity: Identifiable, Equatable {
  let id: Int
  let title: String
  let author: String
  /// The day on which it was written.
  let date: String
  /// What it says, by paragraphs.
  let paragraphs: [String]
  let views: Int

  init(_ post: Post) {
    id = post.id
    title = post.title
    author = post.author
    date = String(post.createdAt.prefix(10))
    paragraphs = post.body.split(separator: "\n").map(String.init)
    views = post.views
  }
}
