/// What is wrong with the options, and what to write instead; a program prints it and ends with 2.
public struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  /// An error that says `description`.
  public init(_ description: String) {
    self.description = description
  }
}
