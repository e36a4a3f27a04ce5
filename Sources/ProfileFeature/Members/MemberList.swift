/// Members ordered by id, no two with the same.
nonisolated struct MemberList {
  private(set) var members: [Member]

  init(_ members: [Member]) {
    self.members = members.sorted { $0.id < $1.id }
    for (member, next) in zip(self.members, self.members.dropFirst()) {
      precondition(
        member.id != next.id,
        "two members have the id \(member.id.debugDescription); give each its own")
    }
  }

  func member(id: String) -> Member? {
    index(of: id).map { members[$0] }
  }

  mutating func save(_ member: Member) throws(MembersError) {
    guard let index = index(of: member.id) else { throw .notFound(id: member.id) }
    members[index] = member
  }

  mutating func delete(id: String) throws(MembersError) {
    guard let index = index(of: id) else { throw .notFound(id: id) }
    members.remove(at: index)
  }

  private func index(of id: String) -> Int? {
    var low = 0
    var high = members.count
    while low < high {
      let middle = (low + high) / 2
      if members[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < members.count && members[low].id == id ? low : nil
  }
}
