/// A name and an e-mail address while they are being edited.
nonisolated public struct MemberDraft: Sendable, Hashable {
  /// The name as it was typed.
  public var name: String
  /// The e-mail address as it was typed.
  public var email: String

  /// A draft of what was typed.
  public init(name: String, email: String) {
    self.name = name
    self.email = email
  }

  /// A draft that begins with what `member` has.
  public init(_ member: Member) {
    self.init(name: member.name, email: member.email)
  }

  /// What keeps it from being saved, those of the name first; none where it is valid.
  public var problems: [MemberProblem] { nameProblems + emailProblems }

  /// The member `id` with this address and this name, white space around the name left out.
  public func member(id: String) -> Member {
    Member(id: id, name: trimmedName, email: email)
  }

  private var trimmedName: String {
    let scalars = name.unicodeScalars
    let isText = { (scalar: Unicode.Scalar) in !scalar.properties.isWhitespace }
    guard let first = scalars.firstIndex(where: isText), let last = scalars.lastIndex(where: isText)
    else { return "" }
    return String(scalars[first...last])
  }

  private var nameProblems: [MemberProblem] {
    let name = trimmedName
    if name.isEmpty { return [.emptyName] }
    var problems: [MemberProblem] = []
    // In bytes too, as one character may have any number of combining marks.
    if name.count > 100 || name.utf8.count > 4_000 { problems.append(.longName) }
    if name.unicodeScalars.contains(where: \.isControl) { problems.append(.controlInName) }
    return problems
  }

  private var emailProblems: [MemberProblem] {
    var problems: [MemberProblem] = []
    // Scalars, as a mark that combines with an @ or a dot would hide it among the characters.
    let parts = email.unicodeScalars.split(separator: "@", omittingEmptySubsequences: false)
    if parts.count != 2 {
      problems.append(.emailWithoutAt)
    } else if parts[0].isEmpty {
      problems.append(.emailWithoutUser)
    } else {
      let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
      if labels.count < 2 || labels.contains(where: \.isEmpty) {
        problems.append(.emailWithoutDomain)
      }
    }
    if email.unicodeScalars.contains(where: { $0.isControl || $0.properties.isWhitespace }) {
      problems.append(.spaceInEmail)
    }
    if email.utf8.count > 254 { problems.append(.longEmail) }
    return problems
  }
}
