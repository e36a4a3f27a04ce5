/// What the server can be asked about posts.
nonisolated public enum PostEndpoint: Endpoint {
  /// The boards there are.
  case fetchBoards
  /// The newest posts of a board, of all without one; of those, the ones behind the post `after`.
  case fetchPosts(boardId: String?, reload: Bool, after: Int? = nil)
  /// One post.
  case fetchPost(id: Int)

  /// The path below the server's own.
  public var path: String {
    switch self {
    case .fetchBoards: "boards"
    case .fetchPosts: "posts"
    case .fetchPost(let id): "posts/\(id)"
    }
  }

  /// The board and where to go on.
  public var query: [(name: String, value: String)] {
    guard case .fetchPosts(let boardId, _, let after) = self else { return [] }
    return [("boardId", boardId), ("after", after.map(String.init))]
      .compactMap { name, value in value.map { (name, $0) } }
  }

  /// Whether the list is loaded anew.
  public var reload: Bool {
    if case .fetchPosts(_, let reload, _) = self { reload } else { false }
  }
}
