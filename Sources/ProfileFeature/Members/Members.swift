package import StateBinding

/// The service that keeps the members.
///
/// An operation that fails throws a ``MembersError``, a cancelled one a `CancellationError`. Both leave the members
/// unchanged.
public protocol Members {
  /// All members, ordered by id.
  func all() async throws -> [Member]

  /// The member `id`; nil if there is none.
  func member(id: String) async throws -> Member?

  /// Replaces the member with the same id. The member must exist: a save never brings back a deleted one.
  func save(_ member: Member) async throws

  /// Removes the member `id`, who must exist.
  func delete(id: String) async throws
}

/// Remembers who is logged in, from one start of the app to the next.
///
/// The operations are local and take no time. One that fails throws and changes nothing. Deleting the remembered member with
/// ``Members/delete(id:)`` forgets the login too.
public protocol SavedLogin {
  /// The remembered member; nil if nobody is remembered. A member who no longer exists is forgotten.
  func rememberedMember() throws(MembersError) -> Member?

  /// Remembers `member`, who must exist, instead of anybody else.
  func remember(_ member: Member) throws(MembersError)

  /// Remembers nobody.
  func forget() throws(MembersError)
}

/// An operation on members that can be made to fail.
nonisolated public enum MembersFault: String, Sendable, CaseIterable {
  case load
  case save
  case delete
}

/// Simulated conditions of a service: its latency, and the operations that fail.
package struct Conditions {
  let clock: VirtualClock
  let latency: Duration
  let faults: Set<MembersFault>

  package init(clock: VirtualClock, latency: Duration, faults: Set<MembersFault>) {
    self.clock = clock
    self.latency = latency
    self.faults = faults
  }

  /// Waits for the latency, then throws `error` if `operation` is one of the faults. Call it before any change.
  package func meet(_ operation: MembersFault, failingWith error: MembersError) async throws {
    if latency > .zero { try await clock.sleep(for: latency) }
    try Task.checkCancellation()
    if faults.contains(operation) { throw error }
  }
}
