@_exported public import ExampleNetwork

/// A post as the server sends it.
nonisolated public struct Post: Codable, Sendable, Equatable {
  public var id: Int
  public var boardId: String
  public var title: String
  public var author: String
  /// For example `2024-06-03T09:00:00Z`.
  public var createdAt: String
  public var body: String
  /// The number of times that the post was opened.
  public var views: Int
}

nonisolated public struct BoardEntity: Codable, Sendable, Equatable, Identifiable {
  public var id: String
  public var name: String
}

/// The requests about posts.
nonisolated public enum PostEndpoint: Endpoint {
  case fetchBoards
  /// The newest posts of one board, or of all boards; with `after`, only posts older than that one.
  case fetchPosts(boardId: String?, reload: Bool, after: Int? = nil)
  case fetchPost(id: Int)

  public var name: String {
    switch self {
    case .fetchBoards: "boards"
    case .fetchPosts(_, _, let after): after == nil ? "posts" : "more"
    case .fetchPost: "post"
    }
  }

  public var path: String {
    switch self {
    case .fetchBoards: "boards"
    case .fetchPosts: "posts"
    case .fetchPost(let id): "posts/\(id)"
    }
  }

  public var query: [(name: String, value: String)] {
    guard case .fetchPosts(let boardId, _, let after) = self else { return [] }
    return [("boardId", boardId), ("after", after.map(String.init))]
      .compactMap { name, value in value.map { (name, $0) } }
  }

  public var reload: Bool {
    if case .fetchPosts(_, let reload, _) = self { reload } else { false }
  }
}

/// A page of posts, newest first.
nonisolated public struct FetchPostsResponse: Codable, Sendable {
  public var data: [Post]
  /// The ID of the last post, if there are older ones.
  public var next: Int?
}

nonisolated public struct FetchPostResponse: Codable, Sendable {
  public var data: Post
}

nonisolated public struct FetchBoardsResponse: Codable, Sendable {
  public var data: [BoardEntity]
}
