/// A post as the screen shows it.
nonisolated struct PostEntity: Identifiable, Equatable {
  let id: Int
  let title: String
  let author: String
  /// The day of `createdAt`.
  let date: String
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
