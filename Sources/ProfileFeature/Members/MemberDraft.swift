/// A name and an e-mail address while they are being edited.
nonisolated public struct MemberDraft: Sendable, Hashable {
  public var name: String
  public var email: String

  public init(name: String, email: String) {
    self.name = name
    self.email = email
  }

  /// A draft with the values of `member`.
  public init(_ member: Member) {
    self.init(name: member.name, email: member.email)
  }

  /// The reasons why the draft cannot be saved, name first; empty if it is valid.
  public var problems: [MemberProblem] { nameProblems + emailProblems }

  /// The member `id` with this address, and this name without the white space around it.
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
    // Limits bytes too: one character can have any number of combining marks.
    if name.count > 100 || name.utf8.count > 4_000 { problems.append(.longName) }
    if name.unicodeScalars.contains(where: \.isControl) { problems.append(.controlInName) }
    return problems
  }

  private var emailProblems: [MemberProblem] {
    var problems: [MemberProblem] = []
    // Splits scalars, not characters: a combining mark would make one character with the @ or the dot.
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

/// A problem with a name or an e-mail address; the screen has a text for each in its language.
nonisolated public enum MemberProblem: String, Sendable, CaseIterable {
  case emptyName
  case longName
  case controlInName
  /// The address has no `@`, or several.
  case emailWithoutAt
  case emailWithoutUser
  case emailWithoutDomain
  case spaceInEmail
  case longEmail
}

nonisolated extension Unicode.Scalar {
  /// Whether this is a control character (C0, DEL, C1), or a line or paragraph separator.
  package var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
