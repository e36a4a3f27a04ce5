public import Foundation
public import StateBinding

/// Answers requests from data in the program, so that the app runs without a server.
public final class EmbeddedTransport: Transport {
  private static let pageSize = 5

  private let clock: VirtualClock
  private let latency: Duration
  private var faults: [EmbeddedFault: Int]
  private var posts = EmbeddedData.posts

  /// Makes a transport whose answers take `latency` on `clock`. `faults` tells how many of the first requests of each kind
  /// fail.
  public init(
    clock: VirtualClock, latency: Duration = .zero, faults: [EmbeddedFault: Int] = [:]
  ) {
    self.clock = clock
    self.latency = latency
    self.faults = faults
  }

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

  /// Throws if requests of the kind `fault` still have to fail, and counts the failure.
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
  /// The first page of posts.
  case posts
  /// A later page of posts.
  case more
  /// One post.
  case post
  /// A promotion.
  case promotion
}

enum EmbeddedData {
  static let boards = [
    BoardEntity(id: "notice", name: "Notices"),
    BoardEntity(id: "swift", name: "Swift"),
    BoardEntity(id: "free", name: "Free talk"),
  ]

  static let promotions = [
    PromotionEntity(
      code: "SUMMER2024", title: "Summer sale",
      offer: "20 % off every course until the holidays end",
      until: "2024-08-31"),
    PromotionEntity(
      code: "WELCOME", title: "Welcome", offer: "The first month costs nothing", until: "2030-12-31"
    ),
  ]

  /// All posts, newest first.
  static let posts = [
    post(12, "swift", "A presenter without state", "Lee Younghee", 14, "It maps, and it forgets."),
    post(
      11, "free", "Who plays tic-tac-toe?", "Kim Cheolsu", 13, "Send me an invitation.\nI play O."),
    post(
      10, "swift", "One listener a child", "Hong Gildong", 12, "Up by listener, down by stream."),
    post(9, "notice", "The summer sale begins", "Staff", 11, "The code is SUMMER2024."),
    post(8, "swift", "Streams or callbacks", "Kim Cheolsu", 10, "Both end up in one order."),
    post(
      7, "swift", "A tree without views", "Hong Gildong", 9,
      "A RIB needs no view.\nWhat it decides is the same with one and without."),
    post(6, "free", "Lunch on Friday", "Lee Younghee", 8, "At noon, in front of the office."),
    post(5, "notice", "Maintenance on Sunday", "Staff", 7, "From two to four in the morning."),
    post(
      4, "swift", "Scopes instead of optionals", "Lee Younghee", 6,
      "Below a login there is a member."),
    post(
      3, "free", "Lost: a blue umbrella", "Kim Cheolsu", 5, "It was raining when I had it last."),
    post(2, "swift", "Hello", "Hong Gildong", 4, "My first RIB is attached."),
    post(1, "notice", "Rules of the boards", "Staff", 3, "Be kind.\nStay on topic."),
  ]

  private static func post(
    _ id: Int, _ board: String, _ title: String, _ author: String, _ day: Int, _ body: String
  ) -> Post {
    let day = day < 10 ? "0\(day)" : "\(day)"
    return Post(
      id: id, boardId: board, title: title, author: author,
      createdAt: "2024-06-\(day)T09:00:00Z", body: body, views: id * 3)
  }
}
