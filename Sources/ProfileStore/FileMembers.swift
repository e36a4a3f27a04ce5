public import ProfileFeature
public import StateBinding

/// Members, and the login, in a file that several processes may use at once.
///
/// Each change reads the file and replaces it whole, under a lock. Reading needs no lock. A missing file is created with the
/// seeds at first use. The file has mode 0600. A read-only file is not replaced. A symbolic link is followed and stays; it must
/// lead to a file. A change that root makes leaves the file to its owner. A change that another user makes gives the file to
/// that user, because only root may give files away.
///
/// Beside the file `members` there is a lock, `.members.lock`, which is never removed, and `.members.new` during a
/// change. The next change removes a `.members.new` that a killed process has left.
///
/// System calls block the main actor, but only briefly, as the file is small.
public final class FileMembers: Members {
  private let file: MembersFile
  private let conditions: Conditions
  /// The login that this process wrote or read last, if any. A logout does not forget the login of another process.
  private var login: String?

  /// Uses the file at `path`, without opening it yet. Each operation takes `latency` on `clock`; those in `faults` fail.
  ///
  /// A change waits for other processes that save. It fails with ``MembersError/busy(file:)`` if the lock is held for
  /// `patience` while nobody replaces the file. A file of more than `limit` bytes (64 MiB by default) is neither read nor
  /// written, because memory holds the whole file.
  public init(
    path: String, seeds: [Member] = Member.seeds, clock: VirtualClock, latency: Duration = .zero,
    faults: Set<MembersFault> = [], patience: Duration = .seconds(5), limit: Int = 1 << 26
  ) {
    file = MembersFile(path: path, seeds: MemberList(seeds), patience: patience, limit: limit)
    conditions = Conditions(clock: clock, latency: latency, faults: faults)
  }

  /// Checks that the file can be opened and is not damaged, and creates a missing one.
  public func open() throws(MembersError) {
    _ = try file.read()
  }

  /// All members, ordered by id.
  public func all() async throws -> [Member] {
    try await meet(.load)
    return try file.read().list.members
  }

  public func member(id: String) async throws -> Member? {
    try await meet(.load)
    return try file.read().list.member(id: id)
  }

  /// Replaces the member with the same id. After the return the change survives a power cut.
  public func save(_ member: Member) async throws {
    try await meet(.save)
    try file.update { contents throws(MembersError) in try contents.list.save(member) }
  }

  /// Removes the member `id`, and forgets the login of this member in the same write. Once the call returns, the change
  /// survives a power cut.
  public func delete(id: String) async throws {
    try await meet(.delete)
    try file.update { contents throws(MembersError) in
      try contents.list.delete(id: id)
      if contents.login == id { contents.login = nil }
    }
  }

  private func meet(_ operation: MembersFault) async throws {
    try await conditions.meet(operation, failingWith: file.failure(of: operation))
  }
}

/// Remembers the login in the same file. If several processes log in, the last write wins. Each process
/// forgets its own login only. Latency and faults do not apply.
extension FileMembers: SavedLogin {
  public func rememberedMember() throws(MembersError) -> Member? {
    let contents = try file.read()
    guard let id = contents.login else { return nil }
    if let member = contents.list.member(id: id) {
      login = id
      return member
    }
    try file.update { contents in
      if contents.login == id { contents.login = nil }
    }
    return nil
  }

  public func remember(_ member: Member) throws(MembersError) {
    try file.update { contents throws(MembersError) in
      guard contents.list.member(id: member.id) != nil else { throw .notFound(id: member.id) }
      contents.login = member.id
    }
    login = member.id
  }

  public func forget() throws(MembersError) {
    try file.update { contents in
      if login == nil || contents.login == login { contents.login = nil }
    }
    login = nil
  }
}
