public import StateBinding

/// Members in memory, which are lost with this object.
public final class InMemoryMembers: Members {
  private var list: MemberList
  private let conditions: Conditions

  /// Starts with `seeds`. Each operation takes `latency` on `clock`; those in `faults` fail.
  public init(
    seeds: [Member] = Member.seeds, clock: VirtualClock, latency: Duration = .zero,
    faults: Set<MembersFault> = []
  ) {
    list = MemberList(seeds)
    conditions = Conditions(clock: clock, latency: latency, faults: faults)
  }

  public func all() async throws -> [Member] {
    try await meet(.load)
    return list.members
  }

  public func member(id: String) async throws -> Member? {
    try await meet(.load)
    return list.member(id: id)
  }

  public func save(_ member: Member) async throws {
    try await meet(.save)
    try list.save(member)
  }

  public func delete(id: String) async throws {
    try await meet(.delete)
    try list.delete(id: id)
  }

  private func meet(_ operation: MembersFault) async throws {
    try await conditions.meet(operation, failingWith: .unavailable(operation))
  }
}
