/// An operation on members that can be made to fail.
nonisolated public enum MembersFault: String, Sendable, CaseIterable {
  /// Reading all members or one.
  case load
  /// Saving a member.
  case save
  /// Deleting a member.
  case delete
}
