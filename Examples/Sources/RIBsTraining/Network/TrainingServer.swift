public import ExampleNetwork
public import StateBinding

extension EmbeddedTransport {
  /// Makes a transport with the boards, posts and promotions of the program itself.
  public convenience init(
    clock: VirtualClock, latency: Duration = .zero, faults: RequestFaults = RequestFaults()
  ) {
    let server = TrainingServer()
    self.init(clock: clock, latency: latency, faults: faults) { try server.answer(to: $0) }
  }

  /// The names of the requests, which can be made to fail.
  nonisolated public static let trainingRequests = ["boards", "posts", "more", "post", "promotion"]
}

/// The server in the program.
private final class TrainingServer {
  private static let pageSize = 5

  private var posts = EmbeddedData.posts

  func answer(to endpoint: any Endpoint) throws -> any Encodable {
    switch endpoint {
    case let endpoint as PostEndpoint: try answer(to: endpoint)
    case let endpoint as PromotionEndpoint: try answer(to: endpoint)
    default: throw NetworkError.status(404)
    }
  }

  private func answer(to endpoint: PostEndpoint) throws -> any Encodable {
    switch endpoint {
    case .fetchBoards: return FetchBoardsResponse(data: EmbeddedData.boards)
    case .fetchPosts(let boardId, _, let after):
      let all = posts.filter { boardId == nil || $0.boardId == boardId }
        .filter { post in after.map { post.id < $0 } ?? true }
      let page = Array(all.prefix(Self.pageSize))
      return FetchPostsResponse(data: page, next: page.count < all.count ? page.last?.id : nil)
    case .fetchPost(let id):
      guard let index = posts.firstIndex(where: { $0.id == id }) else {
        throw NetworkError.status(404)
      }
      posts[index].views += 1
      return FetchPostResponse(data: posts[index])
    }
  }

  private func answer(to endpoint: PromotionEndpoint) throws -> any Encodable {
    guard case .fetchPromotion(let code) = endpoint,
      let promotion = EmbeddedData.promotions.first(where: { $0.code == code })
    else { throw NetworkError.status(404) }
    return FetchPromotionResponse(data: promotion)
  }
}

private enum EmbeddedData {
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
