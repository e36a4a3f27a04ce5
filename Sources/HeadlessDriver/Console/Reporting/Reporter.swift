/// Prints what a session answers.
@MainActor
protocol Reporter {
  /// Prints what the session begins with.
  func begin(_ opening: Opening)
  /// Prints the answer to the line with `number`.
  func answer(_ response: Response, line number: Int)
  /// Prints that the input ended while an alert was up.
  func endPending(_ response: Response, line number: Int)
  /// Prints what the program ends with.
  func end(_ status: ExitStatus)
}
