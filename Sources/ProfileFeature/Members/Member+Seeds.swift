nonisolated extension Member {
  /// Whom a new store begins with.
  public static let seeds = [
    Member(id: "12345", name: "Hong Gildong", email: "gildong@example.com"),
    Member(id: "23456", name: "Kim Cheolsu", email: "cheolsu@example.com"),
    Member(id: "34567", name: "Lee Younghee", email: "younghee@example.com"),
  ]
}
