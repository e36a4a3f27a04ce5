public import ExampleNetwork
public import StateBinding

extension EmbeddedTransport {
  /// Makes a transport with the boards, posts and promotions of the program itself, in Korean for `ko`, in English for any other
  /// language.
  public convenience init(
    clock: VirtualClock, language: String = "en", latency: Duration = .zero,
    faults: RequestFaults = RequestFaults()
  ) {
    let server = TrainingServer(language == "ko" ? .korean : .english)
    self.init(clock: clock, latency: latency, faults: faults) { try server.answer(to: $0) }
  }

  /// The names of the requests, which can be made to fail.
  nonisolated public static let trainingRequests = ["boards", "posts", "more", "post", "promotion"]
}

/// The server in the program.
private final class TrainingServer {
  private static let pageSize = 5

  private let data: EmbeddedData
  private var posts: [Post]

  init(_ data: EmbeddedData) {
    self.data = data
    posts = data.posts
  }

  func answer(to endpoint: any Endpoint) throws -> any Encodable {
    switch endpoint {
    case let endpoint as PostEndpoint: try answer(to: endpoint)
    case let endpoint as PromotionEndpoint: try answer(to: endpoint)
    default: throw NetworkError.status(404)
    }
  }

  private func answer(to endpoint: PostEndpoint) throws -> any Encodable {
    switch endpoint {
    case .fetchBoards: return FetchBoardsResponse(data: data.boards)
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
      let promotion = data.promotions.first(where: { $0.code == code })
    else { throw NetworkError.status(404) }
    return FetchPromotionResponse(data: promotion)
  }
}

private struct EmbeddedData {
  let boards: [BoardEntity]
  let promotions: [PromotionEntity]
  /// All posts, newest first.
  let posts: [Post]

  static let english = EmbeddedData(
    boards: [
      BoardEntity(id: "notice", name: "Notices"),
      BoardEntity(id: "swift", name: "Swift"),
      BoardEntity(id: "free", name: "Free talk"),
    ],
    promotions: [
      PromotionEntity(
        code: "SUMMER2024", title: "Summer sale",
        offer: "20 % off every course until the holidays end",
        until: "2024-08-31"),
      PromotionEntity(
        code: "WELCOME", title: "Welcome", offer: "The first month costs nothing",
        until: "2030-12-31"),
    ],
    posts: [
      post(
        12, "swift", "A presenter without state", "Lee Younghee", 14, "It maps, and it forgets."),
      post(
        11, "free", "Who plays tic-tac-toe?", "Kim Cheolsu", 13,
        "Send me an invitation.\nI play O."),
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
    ])

  static let korean = EmbeddedData(
    boards: [
      BoardEntity(id: "notice", name: "공지"),
      BoardEntity(id: "swift", name: "Swift"),
      BoardEntity(id: "free", name: "자유 게시판"),
    ],
    promotions: [
      PromotionEntity(
        code: "SUMMER2024", title: "여름 할인", offer: "방학이 끝날 때까지 모든 강의 20% 할인",
        until: "2024-08-31"),
      PromotionEntity(code: "WELCOME", title: "환영합니다", offer: "첫 달은 무료입니다", until: "2030-12-31"),
    ],
    posts: [
      post(12, "swift", "상태 없는 프레젠터", "Lee Younghee", 14, "바꿔서 넘기고, 기억하지 않습니다."),
      post(11, "free", "틱택토 하실 분?", "Kim Cheolsu", 13, "초대를 보내 주세요.\n저는 O로 할게요."),
      post(10, "swift", "자식마다 리스너 하나", "Hong Gildong", 12, "위로는 리스너, 아래로는 스트림."),
      post(9, "notice", "여름 할인을 시작합니다", "운영자", 11, "코드는 SUMMER2024입니다."),
      post(8, "swift", "스트림이냐 콜백이냐", "Kim Cheolsu", 10, "결국 순서는 같습니다."),
      post(
        7, "swift", "뷰 없는 트리", "Hong Gildong", 9,
        "RIB에는 뷰가 없어도 됩니다.\n뷰가 있든 없든 결정하는 것은 같습니다."),
      post(6, "free", "금요일 점심", "Lee Younghee", 8, "정오에 사무실 앞에서 만나요."),
      post(5, "notice", "일요일 점검", "운영자", 7, "새벽 두 시부터 네 시까지입니다."),
      post(4, "swift", "옵셔널 대신 스코프", "Lee Younghee", 6, "로그인 아래에는 언제나 회원이 있습니다."),
      post(3, "free", "파란 우산을 찾습니다", "Kim Cheolsu", 5, "마지막으로 쓴 날 비가 왔습니다."),
      post(2, "swift", "안녕하세요", "Hong Gildong", 4, "첫 RIB를 붙였습니다."),
      post(1, "notice", "게시판 이용 규칙", "운영자", 3, "서로 존중해 주세요.\n주제에 맞게 써 주세요."),
    ])

  private static func post(
    _ id: Int, _ board: String, _ title: String, _ author: String, _ day: Int, _ body: String
  ) -> Post {
    let day = day < 10 ? "0\(day)" : "\(day)"
    return Post(
      id: id, boardId: board, title: title, author: author,
      createdAt: "2024-06-\(day)T09:00:00Z", body: body, views: id * 3)
  }
}
