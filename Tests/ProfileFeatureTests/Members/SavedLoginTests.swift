import Foundation
import ProfileFeature
import StateBinding
import TestSupport
import Testing

/// The login that a file of members remembers.
struct SavedLoginTests {
  private let folder: TemporaryFolder
  private let hong = Member.seeds[0]
  private let kim = Member.seeds[1]

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The file, as another process sees it.
  private func store(faults: Set<MembersFault> = []) -> FileMembers {
    FileMembers(
      path: "\(folder.path)/members", clock: VirtualClock(), latency: .seconds(1), faults: faults)
  }

  @Test func `nobody is remembered at first`() throws {
    #expect(try store().rememberedMember() == nil)
  }

  @Test func `a login is remembered, until somebody else logs in`() throws {
    try store().remember(hong)
    #expect(try store().rememberedMember() == hong)
    try store().remember(kim)
    #expect(try store().rememberedMember() == kim)
  }

  @Test func `a logout forgets`() throws {
    try store().remember(hong)
    try store().forget()
    #expect(try store().rememberedMember() == nil)
  }

  @Test func `the remembered member has the values that were saved last`() async throws {
    let members = FileMembers(path: "\(folder.path)/members", clock: VirtualClock())
    try members.remember(hong)
    let changed = Member(id: hong.id, name: "Hong", email: hong.email)
    try await members.save(changed)
    #expect(try members.rememberedMember() == changed)
  }

  @Test func `deleting the remembered member forgets, deleting another does not`() async throws {
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

  @Test func `a member who is gone is not remembered`() throws {
    #expect(throws: MembersError.notFound(id: "1")) {
      try store().remember(Member(id: "1", name: "", email: ""))
    }
    #expect(try store().rememberedMember() == nil)
  }

  @Test func `neither latency nor faults of the service matter`() throws {
    let members = store(faults: [.load, .save, .delete])
    try members.remember(hong)
    #expect(try members.rememberedMember() == hong)
    try members.forget()
  }

  @Test func `what cannot be written is an error, and leaves what was remembered`() throws {
    try store().remember(hong)
    // A folder where the new version is to be written.
    try folder.write("", to: ".members.new/blocked")
    let error = MembersError.cannotWrite(file: "\(folder.path)/members", reason: "File exists")
    #expect(throws: error) { try store().remember(kim) }
    #expect(throws: error) { try store().forget() }
    #expect(try store().rememberedMember() == hong)
  }

  @Test func `the file is for its owner only`() throws {
    try store().remember(hong)
    #expect(folder.permissions(of: "members") == 0o600)
  }
}
