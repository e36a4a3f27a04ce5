/// The members there are.
///
/// What fails throws a ``MembersError``, and what is cancelled a `CancellationError`, which a task may let pass; both
/// leave the members as they were.
public protocol Members {
  /// All members, ordered by id.
  func all() async throws -> [Member]

  /// The member `id`; nil where there is none.
  func member(id: String) async throws -> Member?

  /// Puts `member` in the place of the one with its id, which must be there: nobody deleted comes back.
  func save(_ member: Member) async throws

  /// Removes the member `id`, which must be there.
  func delete(id: String) async throws
}
