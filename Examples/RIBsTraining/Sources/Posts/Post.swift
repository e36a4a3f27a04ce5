/// A post as the server tells it.
nonisolated public struct Post: Codable, Sendable, Equatable {
  /// What tells it from all others.
  public var id: Int
  /// The board that it is on.
  public var boardId: String
  /// Its title.
  public var title: String
  /// Who wrote it.
  public var author: String
  /// When it was written, as in `2024-06-03T09:00:00Z`.
  public var createdAt: String
  /// What it says.
  public var body: String
  /// How often it has been opened.
  public var views: Int
}
