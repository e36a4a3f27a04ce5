import Foundation
import ProfileFeature
import StateBinding
import TestSupport
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

  @Test func `a file is not touched before it is needed`() throws {
    #expect(try folder.names == [])
  }

  @Test func `a missing file is made when it is first read`() async throws {
    #expect(try await members.member(id: "12345") == Member.seeds[0])
    #expect(try folder.names == [".members.lock", "members"])
  }

  @Test func `a missing file is made when it is opened`() async throws {
    try members.open()
    #expect(try folder.names == [".members.lock", "members"])
    #expect(try await another().all() == Member.seeds)
  }

  @Test func `what cannot be opened is said before it is needed`() throws {
    #expect(
      throws: MembersError.cannotRead(file: folder.path, reason: "it is not a regular file")
    ) {
      try FileMembers(path: folder.path, clock: VirtualClock()).open()
    }
    let astray = "\(folder.path)/none/members"
    #expect(throws: MembersError.cannotWrite(file: astray, reason: "No such file or directory")) {
      try FileMembers(path: astray, clock: VirtualClock()).open()
    }
  }

  @Test(arguments: ["", "nonsense", "profile-members 3\n"])
  func `opening says nothing of what is in it`(contents: String) throws {
    _ = try folder.write(contents, to: "members")
    try members.open()
    #expect(try folder.text(of: "members") == contents)
  }

  @Test func `a missing file is made with the first change`() async throws {
    try await members.delete(id: "12345")
    #expect(try await another().all() == others)
  }

  @Test func `a change that fails makes no file`() async throws {
    await #expect(throws: MembersError.notFound(id: "1")) { try await members.delete(id: "1") }
    #expect(try folder.names == [".members.lock"])
  }

  @Test func `what one has changed the other sees`() async throws {
    let another = another()
    #expect(try await another.all() == Member.seeds)
    try await members.delete(id: "12345")
    #expect(try await another.all() == others)
  }

  @Test func `a file that is there needs no lock to be read`() async throws {
    _ = try await members.all()
    try FileManager.default.removeItem(atPath: "\(folder.path)/.members.lock")
    _ = try await members.all()
    #expect(try folder.names == ["members"])
  }

  @Test func `only the owner may read and write the file and its lock`() async throws {
    _ = try await members.all()
    #expect(try mode(of: "members") == 0o600)
    #expect(try mode(of: ".members.lock") == 0o600)
  }

  @Test func `a file that others could read is theirs no longer after a change`() async throws {
    _ = try await members.all()
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
    try await members.delete(id: "12345")
    #expect(try mode(of: "members") == 0o600)
  }

  @Test func `a change replaces the file, so whoever has it open sees the old one`() async throws {
    _ = try await members.all()
    let old = try folder.bytes(of: "members")
    let open = try #require(FileHandle(forReadingAtPath: file))
    try await members.delete(id: "12345")
    #expect(try open.readToEnd().map(Array.init) == old)
    #expect(try folder.names == [".members.lock", "members"])
  }

  @Test func `what a killed process left behind does no harm`() async throws {
    _ = try await members.all()
    try folder.write("profile-members 1\n1c0".utf8, to: ".members.new")
    #expect(try await members.all() == Member.seeds)
    try await members.delete(id: "12345")
    #expect(try await members.all() == others)
    #expect(try folder.names == [".members.lock", "members"])
  }

  @Test func `who holds the lock for too long makes others give up, not readers`() async throws {
    _ = try await members.all()
    let impatient = FileMembers(path: file, clock: VirtualClock(), patience: .zero)
    let lock = open("\(folder.path)/.members.lock", O_RDWR)
    #expect(flock(lock, LOCK_EX) == 0)
    await #expect(throws: MembersError.busy(file: file)) { try await impatient.delete(id: "12345") }
    #expect(try await impatient.all() == Member.seeds)
    // Before it is closed: a process that is just being started may have it open too.
    flock(lock, LOCK_UN)
    close(lock)
    try await impatient.delete(id: "12345")
    #expect(try await impatient.all() == others)
  }

  private func another() -> FileMembers {
    FileMembers(path: file, clock: VirtualClock())
  }

  private func mode(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")[.posixPermissions]
      as? Int
  }
}
