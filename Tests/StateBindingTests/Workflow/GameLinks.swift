import StateBinding

/// The links of a small app. Each leads to a line that names its values.
struct GameLinks {
  nonisolated enum Theme: String, CaseIterable { case light, dark }

  static let launchGame = DeepLinkRoute(
    "ribs-training://launchGame", .string("gameId"), .optional(.string("inviteCode")))
  static let profile = DeepLinkRoute("ribs-training://profile", .integer("userId"))
  static let post = DeepLinkRoute(
    "ribs-training://board/{boardId}/post/{id}", .string("boardId"), .integer("id"),
    .optional(.integer("comment")))
  static let settings = DeepLinkRoute(
    "ribs-training://settings", DeepLinkParameter<Theme>.oneOf("theme"), .boolean("isLarge"))
  static let home = DeepLinkRoute("ribs-training://home")
  static let board = DeepLinkRoute("ribs-training://게시판/설정", .optional(.string("탭")))
  static let color = DeepLinkRoute(
    "ribs-training://color",
    DeepLinkParameter<[Int]>(
      "rgb", kind: "colour",
      read: { text in
        let parts = text.split(separator: ",").compactMap { Int($0) }
        return parts.count == 3 ? parts : nil
      },
      write: { $0.map(String.init).joined(separator: ",") }))

  private(set) var table = DeepLinkTable<String>()

  init() {
    table.add(Self.launchGame) { "launchGame \($0) \($1 ?? "-")" }
    table.add(Self.profile) { "profile \($0)" }
    table.add(Self.post) { "post \($0) \($1) \($2.map(String.init) ?? "-")" }
    table.add(Self.settings) { "settings \($0) \($1)" }
    table.add(Self.home) { "home" }
    table.add(Self.board) { "board \($0 ?? "-")" }
    table.add(Self.color) { "color \($0)" }
  }

  /// The destination of `url`, or the error.
  func answer(to url: String) -> String {
    do { return try table.destination(of: url) } catch { return "\(error)" }
  }
}
