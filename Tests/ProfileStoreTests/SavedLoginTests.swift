import Foundation
import ProfileStore
import ProfileFeature
import StateBinding
import StateBindingTestSupport
import Testing

/// The login remembered in a file of members.
struct SavedLoginTests {
  private let folder: TemporaryFolder
  private let hong = Member.seeds[0]
  private let kim = Member.seeds[1]

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The file as seen by another process.
  private func store(faults: Set<MembersFault> = []) -> FileMembers {
    FileMembers(
      path: "\(folder.path)/members", clock: VirtualClock(), latency: .seconds(1), faults: faults)
  }

  @Test func `nobody is remembered at first`() throws {
    #expect(try store().rememberedMember() == nil)
  }

  @Test func `a login is remembered until another member logs in`() throws {
    try store().remember(hong)
    #expect(try store().rememberedMember() == hong)
    try store().remember(kim)
    #expect(try store().rememberedMember() == kim)
  }

  @Test func `a logout forgets the login`() throws {
    try store().remember(hong)
    try store().forget()
    #expect(try store().rememberedMember() == nil)
  }

  @Test func `the remembered member has the values of the last save`() async throws {
    let members = FileMembers(path: "\(folder.path)/members", clock: VirtualClock())
    try members.remember(hong)
    let changed = Member(id: hong.id, name: "Hong", email: hong.email)
    try await members.save(changed)
    #expect(try members.rememberedMember() == changed)
  }

  @Test func `deleting the remembered member forgets the login`() async throws {
    let members = FileMembers(path: "\(folder.path)/members", clock: VirtualClock())
    try members.remember(hong)
    try await members.delete(id: kim.id)
    #expect(try members.rememberedMember() == hong)
    try await members.delete(id: hong.id)
    #expect(!(try folder.text(of: "members").contains("login")))
  }

  @Test func `a remembered id without a member is forgotten`() throws {
    try folder.write("profile-members 2\nlogin 83dcefb7\t1\nend 0\n", to: "members")
    #expect(try store().rememberedMember() == nil)
    #expect(try folder.text(of: "members") == "profile-members 2\nend 0\n")
  }

  @Test func `a deleted member cannot be remembered`() throws {
    #expect(throws: MembersError.notFound(id: "1")) {
      try store().remember(Member(id: "1", name: "", email: ""))
    }
    #expect(try store().rememberedMember() == nil)
  }

  @Test func `latency and faults of the service do not affect the login`() throws {
    let members = store(faults: [.load, .save, .delete])
    try members.remember(hong)
    #expect(try members.rememberedMember() == hong)
    try members.forget()
  }

  @Test func `a failed write is an error and keeps the old login`() throws {
    try store().remember(hong)
    // A folder in the place of the new version.
    try folder.write("", to: ".members.new/blocked")
    let error = MembersError.cannotWrite(file: "\(folder.path)/members", reason: "File exists")
    #expect(throws: error) { try store().remember(kim) }
    #expect(throws: error) { try store().forget() }
    #expect(try store().rememberedMember() == hong)
  }
}
