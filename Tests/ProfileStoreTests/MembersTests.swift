import ProfileStore
import ProfileFeature
import StateBinding
import StateBindingTestSupport
import Testing

/// The promises of every service.
struct MembersTests {
  private let folder: TemporaryFolder
  private let hong = Member(id: "12345", name: "Hong Gildong", email: "gildong@example.com")
  private let kim = Member(id: "23456", name: "Kim Cheolsu", email: "cheolsu@example.com")
  private let lee = Member(id: "34567", name: "Lee Younghee", email: "younghee@example.com")

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: MembersKind.allCases)
  func `a service starts with three members`(kind: MembersKind) async throws {
    #expect(try await kind.members(in: folder).all() == [hong, kim, lee])
  }

  @Test(arguments: MembersKind.allCases)
  func `members are sorted by id`(kind: MembersKind) async throws {
    #expect(try await kind.members(in: folder, seeds: [lee, hong, kim]).all() == [hong, kim, lee])
  }

  @Test(arguments: MembersKind.allCases)
  func `a member is found by id`(kind: MembersKind) async throws {
    let members = kind.members(in: folder)
    for member in [hong, kim, lee] {
      #expect(try await members.member(id: member.id) == member)
    }
  }

  @Test(arguments: MembersKind.allCases)
  func `an id is found in composed and decomposed form`(kind: MembersKind) async throws {
    let member = Member(id: "\u{AC00}", name: "a", email: "b")
    let members = kind.members(in: folder, seeds: [member])
    #expect(try await members.member(id: "\u{1100}\u{1161}") == member)
  }

  @Test(arguments: MembersKind.allCases, ["", "1", "12346", "99999", "12345 "])
  func `an unknown id finds nobody`(kind: MembersKind, id: String) async throws {
    #expect(try await kind.members(in: folder).member(id: id) == nil)
  }

  @Test(arguments: MembersKind.allCases)
  func `a saved member replaces the old one with the same id`(kind: MembersKind) async throws {
    let members = kind.members(in: folder)
    let kim = Member(id: "23456", name: "김철수", email: "kim@example.com")
    try await members.save(kim)
    #expect(try await members.all() == [hong, kim, lee])
  }

  @Test(arguments: MembersKind.allCases)
  func `a deleted member is gone`(kind: MembersKind) async throws {
    let members = kind.members(in: folder)
    try await members.delete(id: "23456")
    #expect(try await members.all() == [hong, lee])
  }

  @Test(arguments: MembersKind.allCases)
  func `the last member can be deleted`(kind: MembersKind) async throws {
    let members = kind.members(in: folder)
    for id in ["34567", "12345", "23456"] { try await members.delete(id: id) }
    #expect(try await members.all() == [])
  }

  @Test(arguments: MembersKind.allCases)
  func `a member cannot be deleted twice`(kind: MembersKind) async throws {
    let members = kind.members(in: folder)
    try await members.delete(id: "23456")
    await #expect(throws: MembersError.notFound(id: "23456")) {
      try await members.delete(id: "23456")
    }
  }

  @Test(arguments: MembersKind.allCases)
  func `saving does not bring back a deleted member`(kind: MembersKind) async throws {
    let members = kind.members(in: folder)
    try await members.delete(id: "23456")
    await #expect(throws: MembersError.notFound(id: "23456")) { try await members.save(kim) }
    #expect(try await members.all() == [hong, lee])
  }

  @Test func `two seeds with the same id end the process`() async {
    await #expect(processExitsWith: .failure) {
      let twice = [Member.seeds[0], Member.seeds[0]]
      _ = await InMemoryMembers(seeds: twice, clock: VirtualClock())
    }
  }
}
