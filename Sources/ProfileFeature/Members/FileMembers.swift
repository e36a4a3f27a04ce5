public import StateBinding

/// Members in a file, which any number of processes may use at once.
///
/// Each change reads the file, and replaces it whole, under a lock; reading needs none. A file that is not there is made
/// with the seeds when it is first needed. It is readable and writable by its owner only; one that its owner made
/// read-only is not replaced. A symbolic link is followed, and stays; it must lead to a file.
///
/// Beside `members` stand `.members.lock`, which stays, and `.members.new` while it is replaced; what a killed process
/// left of that is removed by the next change.
///
/// Calls to the system block, as the file is small.
public final class FileMembers: Members {
  private let file: MembersFile
  private let conditions: Conditions

  /// Uses the file at `path`, without touching it yet; each operation takes `latency` on `clock`, and those in `faults`
  /// fail.
  ///
  /// A change that has waited `patience` for the lock of another process fails with ``MembersError/busy(file:)``.
  public init(
    path: String, seeds: [Member] = Member.seeds, clock: VirtualClock, latency: Duration = .zero,
    faults: Set<MembersFault> = [], patience: Duration = .seconds(5)
  ) {
    file = MembersFile(path: path, seeds: MemberList(seeds), patience: patience)
    conditions = Conditions(clock: clock, latency: latency, faults: faults)
  }

  /// Makes sure that the file can be opened, and makes it where it is missing; says nothing of what is in it.
  public func open() throws(MembersError) {
    do throws(MembersError) {
      _ = try file.read()
    } catch {
      switch error {
      case .damaged, .unsupportedVersion: break
      default: throw error
      }
    }
  }

  /// All members, ordered by id.
  public func all() async throws -> [Member] {
    try await meet(.load)
    return try file.read().members
  }

  /// The member `id`; nil where there is none.
  public func member(id: String) async throws -> Member? {
    try await meet(.load)
    return try file.read().member(id: id)
  }

  /// Puts `member` in the place of the one with its id; when it returns, the change survives a power cut.
  public func save(_ member: Member) async throws {
    try await meet(.save)
    try file.update { list throws(MembersError) in try list.save(member) }
  }

  /// Removes the member `id`; when it returns, the change survives a power cut.
  public func delete(id: String) async throws {
    try await meet(.delete)
    try file.update { list throws(MembersError) in try list.delete(id: id) }
  }

  private func meet(_ operation: MembersFault) async throws {
    try await conditions.meet(operation, failingWith: file.failure(of: operation))
  }
}
