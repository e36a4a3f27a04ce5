/// A person with an account.
nonisolated public struct Member: Sendable, Hashable {
  /// Identifies the member and never changes. Canonically equivalent texts are the same id.
  public let id: String
  public var name: String
  public var email: String

  /// A member with these values, valid or not: see ``MemberDraft/problems``.
  public init(id: String, name: String, email: String) {
    self.id = id
    self.name = name
    self.email = email
  }
}

nonisolated extension Member {
  /// The members of a new store.
  public static let seeds = [
    Member(id: "12345", name: "Hong Gildong", email: "gildong@example.com"),
    Member(id: "23456", name: "Kim Cheolsu", email: "cheolsu@example.com"),
    Member(id: "34567", name: "Lee Younghee", email: "younghee@example.com"),
  ]
}

/// Members ordered by id, each id once.
nonisolated package struct MemberList {
  package private(set) var members: [Member]

  package init(_ members: [Member]) {
    self.members = members.sorted { $0.id < $1.id }
    for (member, next) in zip(self.members, self.members.dropFirst()) {
      precondition(
        member.id != next.id,
        "two members have the id \(member.id.debugDescription); give each its own")
    }
  }

  package func member(id: String) -> Member? {
    index(of: id).map { members[$0] }
  }

  package mutating func save(_ member: Member) throws(MembersError) {
    guard let index = index(of: member.id) else { throw .notFound(id: member.id) }
    members[index] = member
  }

  package mutating func delete(id: String) throws(MembersError) {
    guard let index = index(of: id) else { throw .notFound(id: id) }
    members.remove(at: index)
  }

  private func index(of id: String) -> Int? {
    members.firstIndex { $0.id == id }
  }
}
