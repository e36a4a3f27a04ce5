package import StateBinding

/// The service that keeps the members.
///
/// An operation that fails throws a ``MembersError``, a cancelled one a `CancellationError`. Both leave the members
/// unchanged.
///
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
///
public protocol SavedLogin {
  /// The remembered member; nil if nobody is remembered. A member who no longer exists is forgotten.
  func rememberedMember() throws(MembersError) -> Member?

  /// Remembers `member`, who must exist, instead of anybody else.
  func remember(_ member: Member) throws(MembersError)

  /// Remembers nobody.
  func forget() throws(MembersError)
}

/// The reason why an operation on members failed.
nonisolated public enum MembersError: Error, Equatable, CustomStringConvertible {
  /// No member has the id.
  case notFound(id: String)
  /// The service refuses this operation at the moment.
  case unavailable(MembersFault)
  /// The file cannot be read.
  case cannotRead(file: String, reason: String)
  /// The file cannot be written.
  case cannotWrite(file: String, reason: String)
  /// Another process has been changing the file for too long.
  case busy(file: String)
  /// The file is not a complete members file.
  case damaged(file: String, line: Int, reason: String)
  /// The file has a format version above `newest`, the last that this program reads.
  case unsupportedVersion(file: String, version: String, newest: Int)

  public var description: String {
    switch self {
    case .notFound(let id):
      "no member has the id \(id.debugDescription); it may have been deleted, load the members again"
    case .unavailable(.load):
      "the members are unavailable, load failed; refresh to load them again"
    case .unavailable(let fault):
      "the members are unavailable, \(fault.rawValue) failed; try again later"
    case .cannotRead(let file, let reason):
      "cannot read \(file.debugDescription): \(reason); name a file that you may read"
    case .cannotWrite(let file, let reason):
      "cannot write \(file.debugDescription): \(reason); "
        + "check that its folder exists and has room, or name another file"
    case .busy(let file):
      "\(file.debugDescription) is being changed by another process; try again when that is done"
    case .damaged(let file, let line, let reason):
      "\(file.debugDescription) is damaged at line \(line): \(reason); "
        + "it was left as it is, restore it from a copy or move it away"
    case .unsupportedVersion(let file, let version, let newest):
      "\(file.debugDescription) has the format version \(version), and this program reads "
        + "versions up to \(newest); use the program that wrote it, or another file"
    }
  }
}

/// An operation on members that can be made to fail.
nonisolated public enum MembersFault: String, Sendable, CaseIterable {
  /// Reading all members or one.
  case load
  /// Saving a member.
  case save
  /// Deleting a member.
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
