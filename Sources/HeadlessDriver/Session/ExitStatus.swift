package import StateBindingFiles

/// The reason why a program does not start: what is wrong with its options, and what to write instead.
public struct UsageError: Error, Equatable, Sendable, Codable, CustomStringConvertible {
  /// The sentence that the program prints.
  public let description: String
  /// The status that the program ends with: 2, or 3 if a file that an option names cannot be opened.
  public let status: ExitStatus

  /// An error with the text `description`, which ends the program with 2.
  public init(_ description: String) {
    self.init(description, status: .usage)
  }

  package init(_ description: String, status: ExitStatus) {
    self.description = description
    self.status = status
  }
}

/// The status that a program on the driver ends with.
public enum ExitStatus: Int32, Sendable, Codable {
  /// Every line succeeded.
  case success = 0
  /// A line failed, a transcript differed, or the input ended with an alert pending.
  case failure = 1
  /// The options were wrong.
  case usage = 2
  /// Reading the input, writing the output, or opening a named file failed.
  case inputOutput = 3
  /// The pipe of the output was closed. SIGPIPE would have ended the program with the same status.
  case closedPipe = 141
}

extension ExitStatus {
  package init(outputFailedWith error: SystemError) {
    self = error.isClosedPipe ? .closedPipe : .inputOutput
  }
}

/// Returns the result of `body`. An error of the system becomes a sentence that says what the program `cannot` do, such as
/// `open "a.map"`.
@discardableResult
package func explain<Value>(
  cannot act: String, remedy: String = "", _ body: () throws(SystemError) -> Value
) throws(UsageError) -> Value {
  do throws(SystemError) {
    return try body()
  } catch {
    throw UsageError("cannot \(act): \(error)\(remedy)", status: .inputOutput)
  }
}
