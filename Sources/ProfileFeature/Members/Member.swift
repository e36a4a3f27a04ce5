/// Who can log in, and whose profile is shown.
nonisolated public struct Member: Sendable, Hashable {
  /// What tells the member from all others; it never changes, and equal texts are one id however they are composed.
  public let id: String
  /// What the member is called.
  public var name: String
  /// Where the member gets mail.
  public var email: String

  /// A member as given, valid or not: see ``MemberDraft/problems``.
  public init(id: String, name: String, email: String) {
    self.id = id
    self.name = name
    self.email = email
  }
}
