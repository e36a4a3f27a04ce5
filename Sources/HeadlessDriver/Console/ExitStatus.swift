/// What a program on the driver ends with.
public enum ExitStatus: Int32, Sendable {
  /// Every line succeeded.
  case success = 0
  /// A line failed, a transcript differed, or the input ended with an alert pending.
  case failure = 1
  /// The options were wrong.
  case usage = 2
  /// Reading the input, writing the output, or opening a named file failed.
  case inputOutput = 3
  /// Nobody reads the output any more; as if the signal had ended the program.
  case closedPipe = 141

  /// The status for an output that failed with `error`.
  package init(outputFailedWith error: SystemError) {
    self = error.isClosedPipe ? .closedPipe : .inputOutput
  }
}
