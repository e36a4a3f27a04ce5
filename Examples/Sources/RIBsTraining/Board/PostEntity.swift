/// A post as the app uses it.
nonisolated public struct PostEntity: Identifiable, Equatable {
  public let id: Int
  let title: String
  let author: String
  /// For example `2024-06-03T09:00:00Z`.
  let createdAt: String
  let body: String
  let views: Int

  public init(_ post: Post) {
    id = post.id
    title = post.title
    author = post.author
    createdAt = post.createdAt
    body = post.body
    views = post.views
  }

  /// The day of `createdAt`.
  var date: String { String(createdAt.prefix(10)) }
}
