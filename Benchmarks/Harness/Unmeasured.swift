/// Why a row cannot be measured here: what is not there, and how to get it.
public struct Unmeasured: Error, CustomStringConvertible {
  /// What is not there, and how to get it.
  public let description: String

  /// The reason `description`.
  public init(_ description: String) {
    self.description = description
  }
}
