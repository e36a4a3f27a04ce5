public import ExampleNetwork
public import StateBinding

extension EmbeddedTransport {
  /// Makes a transport with the boards, posts and promotions of the program itself, in Korean for `ko`, in English for any other
  /// language.
  public convenience init(
    clock: VirtualClock, language: String = "en", latency: Duration = .zero,
    faults: RequestFaults = RequestFaults()
  ) {
    let server = TrainingServer(EmbeddedData(isKorean: language == "ko"))
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

/// The data of the server, in Korean or in English.
private struct EmbeddedData {
  let isKorean: Bool

  var boards: [BoardEntity] {
    [
      BoardEntity(id: "notice", name: text("Notices", "공지")),
      BoardEntity(id: "swift", name: "Swift"),
      BoardEntity(id: "free", name: text("Free talk", "자유 게시판")),
    ]
  }

  var promotions: [PromotionEntity] {
    [
      PromotionEntity(
        code: "SUMMER2024", title: text("Summer sale", "여름 할인"),
        offer: text("20 % off every course until the holidays end", "방학이 끝날 때까지 모든 강의 20% 할인"),
        until: "2024-08-31"),
      PromotionEntity(
        code: "WELCOME", title: text("Welcome", "환영합니다"),
        offer: text("The first month costs nothing", "첫 달은 무료입니다"), until: "2030-12-31"),
    ]
  }

  /// All posts, newest first.
  var posts: [Post] {
    [
      post(
        12, "swift", by: "Lee Younghee", on: 14,
        ("A presenter without state", "It maps, and it forgets."),
        ("상태 없는 프레젠터", "바꿔서 넘기고, 기억하지 않습니다.")),
      post(
        11, "free", by: "Kim Cheolsu", on: 13,
        ("Who plays tic-tac-toe?", "Send me an invitation.\nI play O."),
        ("틱택토 하실 분?", "초대를 보내 주세요.\n저는 O로 할게요.")),
      post(
        10, "swift", by: "Hong Gildong", on: 12,
        ("One listener a child", "Up by listener, down by stream."),
        ("자식마다 리스너 하나", "위로는 리스너, 아래로는 스트림.")),
      post(
        9, "notice", by: text("Staff", "운영자"), on: 11,
        ("The summer sale begins", "The code is SUMMER2024."),
        ("여름 할인을 시작합니다", "코드는 SUMMER2024입니다.")),
      post(
        8, "swift", by: "Kim Cheolsu", on: 10,
        ("Streams or callbacks", "Both end up in one order."), ("스트림이냐 콜백이냐", "결국 순서는 같습니다.")),
      post(
        7, "swift", by: "Hong Gildong", on: 9,
        (
          "A tree without views",
          "A RIB needs no view.\nWhat it decides is the same with one and without."
        ), ("뷰 없는 트리", "RIB에는 뷰가 없어도 됩니다.\n뷰가 있든 없든 결정하는 것은 같습니다.")),
      post(
        6, "free", by: "Lee Younghee", on: 8,
        ("Lunch on Friday", "At noon, in front of the office."), ("금요일 점심", "정오에 사무실 앞에서 만나요.")),
      post(
        5, "notice", by: text("Staff", "운영자"), on: 7,
        ("Maintenance on Sunday", "From two to four in the morning."),
        ("일요일 점검", "새벽 두 시부터 네 시까지입니다.")),
      post(
        4, "swift", by: "Lee Younghee", on: 6,
        ("Scopes instead of optionals", "Below a login there is a member."),
        ("옵셔널 대신 스코프", "로그인 아래에는 언제나 회원이 있습니다.")),
      post(
        3, "free", by: "Kim Cheolsu", on: 5,
        ("Lost: a blue umbrella", "It was raining when I had it last."),
        ("파란 우산을 찾습니다", "마지막으로 쓴 날 비가 왔습니다.")),
      post(
        2, "swift", by: "Hong Gildong", on: 4, ("Hello", "My first RIB is attached."),
        ("안녕하세요", "첫 RIB를 붙였습니다.")),
      post(
        1, "notice", by: text("Staff", "운영자"), on: 3,
        ("Rules of the boards", "Be kind.\nStay on topic."),
        ("게시판 이용 규칙", "서로 존중해 주세요.\n주제에 맞게 써 주세요.")),
    ]
  }

  private func text(_ english: String, _ korean: String) -> String { isKorean ? korean : english }

  private func post(
    _ id: Int, _ board: String, by author: String, on day: Int,
    _ english: (title: String, body: String), _ korean: (title: String, body: String)
  ) -> Post {
    let day = day < 10 ? "0\(day)" : "\(day)"
    let (title, body) = isKorean ? korean : english
    return Post(
      id: id, boardId: board, title: title, author: author,
      createdAt: "2024-06-\(day)T09:00:00Z", body: body, views: id * 3)
  }
}
