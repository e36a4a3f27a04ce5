/// Why a program does not start: what is wrong with its options, and what to write instead.
public struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The sentence.
  public let description: String
  /// What the program ends with.
  public let status: ExitStatus

  /// An error that says `description`, and ends the program with 2; with ``ExitStatus/inputOutput`` where a file cannot be
  /// opened that an option names.
  public init(_ description: String, status: ExitStatus = .usage) {
    self.description = description
    self.status = status
  }
}
