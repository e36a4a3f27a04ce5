/// What is wrong with a name or an e-mail address, for a screen to say in its language.
nonisolated public enum MemberProblem: String, Sendable, CaseIterable {
  /// The name has nothing but white space.
  case emptyName
  /// The name has more than 100 characters, or 4,000 bytes.
  case longName
  /// The name has control characters or line breaks.
  case controlInName
  /// The address has no `@`, or several.
  case emailWithoutAt
  /// The address has nothing before the `@`.
  case emailWithoutUser
  /// The address has no domain with a dot inside behind the `@`.
  case emailWithoutDomain
  /// The address has white space or control characters.
  case spaceInEmail
  /// The address has more than 254 bytes.
  case longEmail
}
