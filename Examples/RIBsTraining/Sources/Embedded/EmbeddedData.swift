/// What the embedded server has.
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

  /// The newest first.
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
