/// A board to choose.
nonisolated public struct BoardEntity: Codable, Sendable, Equatable, Identifiable {
  /// What tells it from all others.
  public var id: String
  /// What it is called.
  public var name: String
}
