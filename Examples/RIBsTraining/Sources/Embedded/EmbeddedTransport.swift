public import Foundation
public import StateBinding

/// Answers out of the program itself, as a server would: the app runs with nothing else installed.
public final class EmbeddedTransport: Transport {
  private static let pageSize = 5

  private let clock: VirtualClock
  private let latency: Duration
  private var faults: [EmbeddedFault: Int]
  private var posts = EmbeddedData.posts

  /// Each answer takes `latency` on `clock`; of the requests in `faults`, the first so many fail.
  public init(
    clock: VirtualClock, latency: Duration = .zero, faults: [EmbeddedFault: Int] = [:]
  ) {
    self.clock = clock
    self.latency = latency
    self.faults = faults
  }

  /// The body of the answer to `endpoint`.
  public func data(for endpoint: any Endpoint) async throws -> Data {
    if latency > .zero { try await clock.sleep(for: latency) }
    try Task.checkCancellation()
    switch endpoint {
    case let endpoint as PostEndpoint: return try answer(endpoint)
    case let endpoint as PromotionEndpoint: return try answer(endpoint)
    default: throw NetworkError.status(404)
    }
  }

  private func answer(_ endpoint: PostEndpoint) throws -> Data {
    switch endpoint {
    case .fetchBoards:
      try meet(.boards)
      return try encode(FetchBoardsResponse(data: EmbeddedData.boards))
    case .fetchPosts(let boardId, _, let after):
      try meet(after == nil ? .posts : .more)
      let all = posts.filter { boardId == nil || $0.boardId == boardId }
        .filter { post in after.map { post.id < $0 } ?? true }
      let page = Array(all.prefix(Self.pageSize))
      return try encode(
        FetchPostsResponse(data: page, next: page.count < all.count ? page.last?.id : nil))
    case .fetchPost(let id):
      try meet(.post)
      guard let index = posts.firstIndex(where: { $0.id == id }) else {
        throw NetworkError.status(404)
      }
      posts[index].views += 1
      return try encode(FetchPostResponse(data: posts[index]))
    }
  }

  private func answer(_ endpoint: PromotionEndpoint) throws -> Data {
    try meet(.promotion)
    guard case .fetchPromotion(let code) = endpoint,
      let promotion = EmbeddedData.promotions.first(where: { $0.code == code })
    else { throw NetworkError.status(404) }
    return try encode(FetchPromotionResponse(data: promotion))
  }

  /// Fails where `fault` is to happen, once less from then on.
  private func meet(_ fault: EmbeddedFault) throws {
    guard let left = faults[fault], left > 0 else { return }
    faults[fault] = left == .max ? left : left - 1
    throw NetworkError.unavailable
  }

  private func encode(_ response: some Encodable) throws -> Data {
    try JSONEncoder().encode(response)
  }
}

/// A request that can be made to fail.
nonisolated public enum EmbeddedFault: String, Sendable, CaseIterable {
  /// The boards to choose from.
  case boards
  /// A list of posts from its beginning.
  case posts
  /// The posts behind those.
  case more
  /// One post.
  case post
  /// A promotion.
  case promotion
}
