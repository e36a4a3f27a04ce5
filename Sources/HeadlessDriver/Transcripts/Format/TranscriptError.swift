/// Why a file is no transcript, and where.
public struct TranscriptError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// What is wrong with it, and what to write instead.
  public let message: String

  /// An error in `line`.
  public init(line: Int, _ message: String) {
    self.line = line
    self.message = message
  }

  /// The line and the message: `7: the exit is missing …`.
  public var description: String { "\(line): \(message)" }
}
