/// A wait that ended without its event.
public struct TooLate: Error, CustomStringConvertible {
  public let description: String

  public init(description: String) {
    self.description = description
  }
}
