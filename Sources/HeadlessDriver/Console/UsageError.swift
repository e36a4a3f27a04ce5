/// Why a program does not start: what is wrong with its options, and what to write instead.
public struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The sentence.
  public let description: String
  /// What the program ends with: 2, or 3 where a file cannot be opened that an option names.
  public let status: ExitStatus

  /// An error that says `description`, and ends the program with 2.
  public init(_ description: String) {
    self.init(description, status: .usage)
  }

  init(_ description: String, status: ExitStatus) {
    self.description = description
    self.status = status
  }
}
