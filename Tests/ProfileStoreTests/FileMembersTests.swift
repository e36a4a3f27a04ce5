import Foundation
import ProfileStore
import ProfileFeature
import StateBinding
import StateBindingTestSupport
import Testing

struct FileMembersTests {
  private let folder: TemporaryFolder
  private let file: String
  private let members: FileMembers
  private let others = Array(Member.seeds.dropFirst())

  init() throws {
    folder = try TemporaryFolder()
    file = "\(folder.path)/members"
    members = FileMembers(path: file, clock: VirtualClock())
  }

  @Test func `a store creates no file before it is used`() throws {
    #expect(try folder.names == [])
  }

  @Test func `the first read creates a missing file`() async throws {
    #expect(try await members.member(id: "12345") == Member.seeds[0])
    #expect(try folder.names == [".members.lock", "members"])
  }

  @Test func `opening creates a missing file`() async throws {
    try members.open()
    #expect(try folder.names == [".members.lock", "members"])
    #expect(try await another().all() == Member.seeds)
  }

  @Test func `a file above the size limit is neither read nor written`() async throws {
    try members.open()
    let old = try folder.bytes(of: "members")
    let strict = FileMembers(path: file, clock: VirtualClock(), limit: old.count)
    #expect(try await strict.all() == Member.seeds)
    let long = Member(id: "12345", name: "Hong Gildong, Esquire", email: "gildong@example.com")
    let reason = "it is larger than \(old.count) bytes"
    await #expect(throws: MembersError.cannotWrite(file: file, reason: reason)) {
      try await strict.save(long)
    }
    #expect(try folder.bytes(of: "members") == old)
    try await members.save(long)
    await #expect(throws: MembersError.cannotRead(file: file, reason: reason)) {
      _ = try await strict.all()
    }
  }

  @Test(.enabled("only root may give a file away") { getuid() == 0 && canGiveAway })
  func `a change by root keeps the owner of the file and its lock`() async throws {
    try members.open()
    #expect(chown(file, 12345, 12345) == 0)
    try FileManager.default.removeItem(atPath: "\(folder.path)/.members.lock")
    try await members.delete(id: "12345")
    for name in ["members", ".members.lock"] {
      #expect(folder.attribute(.ownerAccountID, of: name) == 12345)
      #expect(folder.attribute(.groupOwnerAccountID, of: name) == 12345)
      #expect(folder.permissions(of: name) == 0o600)
    }
  }

  @Test func `the first change creates a missing file`() async throws {
    try await members.delete(id: "12345")
    #expect(try await another().all() == others)
  }

  @Test func `a failed change creates no file`() async throws {
    await #expect(throws: MembersError.notFound(id: "1")) { try await members.delete(id: "1") }
    #expect(try folder.names == [".members.lock"])
  }

  @Test func `a change by one store is seen by the other`() async throws {
    let another = another()
    #expect(try await another.all() == Member.seeds)
    try await members.delete(id: "12345")
    #expect(try await another.all() == others)
  }

  @Test func `reading an existing file needs no lock`() async throws {
    _ = try await members.all()
    try FileManager.default.removeItem(atPath: "\(folder.path)/.members.lock")
    _ = try await members.all()
    #expect(try folder.names == ["members"])
  }

  @Test func `the file and its lock are private to the owner`() async throws {
    _ = try await members.all()
    #expect(folder.permissions(of: "members") == 0o600)
    #expect(folder.permissions(of: ".members.lock") == 0o600)
  }

  @Test func `a change makes a readable file private`() async throws {
    _ = try await members.all()
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
    try await members.delete(id: "12345")
    #expect(folder.permissions(of: "members") == 0o600)
  }

  @Test func `a change replaces the file, so open readers keep the old contents`() async throws {
    _ = try await members.all()
    let old = try folder.bytes(of: "members")
    let open = try #require(FileHandle(forReadingAtPath: file))
    try await members.delete(id: "12345")
    #expect(try open.readToEnd().map(Array.init) == old)
    #expect(try folder.names == [".members.lock", "members"])
  }

  @Test func `leftovers of a killed process do no harm`() async throws {
    _ = try await members.all()
    try folder.write("profile-members 1\n1c0".utf8, to: ".members.new")
    #expect(try await members.all() == Member.seeds)
    try await members.delete(id: "12345")
    #expect(try await members.all() == others)
    #expect(try folder.names == [".members.lock", "members"])
  }

  @Test func `a store gives up on a lock held too long, but still reads`() async throws {
    _ = try await members.all()
    let impatient = FileMembers(path: file, clock: VirtualClock(), patience: .zero)
    let lock = open("\(folder.path)/.members.lock", O_RDWR | O_CLOEXEC)
    #expect(flock(lock, LOCK_EX) == 0)
    await #expect(throws: MembersError.busy(file: file)) { try await impatient.delete(id: "12345") }
    #expect(try await impatient.all() == Member.seeds)
    // Unlocked before closing, because a process that is just starting may have it open too.
    flock(lock, LOCK_UN)
    close(lock)
    try await impatient.delete(id: "12345")
    #expect(try await impatient.all() == others)
  }

  @Test func `a store waits while others keep saving`() async throws {
    _ = try await members.all()
    let impatient = FileMembers(path: file, clock: VirtualClock(), patience: .milliseconds(300))
    let lock = open("\(folder.path)/.members.lock", O_RDWR | O_CLOEXEC)
    #expect(flock(lock, LOCK_EX) == 0)
    Thread.detachNewThread { [file] in
      let end = ContinuousClock.now + .milliseconds(900)
      while ContinuousClock.now < end {
        utimes(file, nil)
        usleep(1_000)
      }
      flock(lock, LOCK_UN)
      close(lock)
    }
    try await impatient.delete(id: "12345")
    #expect(try await impatient.all() == others)
  }

  private func another() -> FileMembers {
    FileMembers(path: file, clock: VirtualClock())
  }
}

/// Whether this process can give a file away. Even root cannot in a namespace without other users.
nonisolated private var canGiveAway: Bool {
  guard let folder = try? TemporaryFolder() else { return false }
  return chown(folder.path, 12345, 12345) == 0
}
