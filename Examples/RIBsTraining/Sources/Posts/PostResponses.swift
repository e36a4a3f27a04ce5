/// Some posts, the newest first.
nonisolated public struct FetchPostsResponse: Codable, Sendable {
  /// The posts.
  public var data: [Post]
  /// The last of them, where there are more behind it.
  public var next: Int?
}

/// One post.
nonisolated public struct FetchPostResponse: Codable, Sendable {
  /// The post.
  public var data: Post
}

/// The boards there are.
nonisolated public struct FetchBoardsResponse: Codable, Sendable {
  /// The boards.
  public var data: [BoardEntity]
}
