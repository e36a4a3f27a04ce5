/// Prints what a session answers.
@MainActor
protocol Reporter {
  /// Prints what the session begins with.
  mutating func begin(_ opening: Opening)
  /// Prints the answer to the line with `number`.
  mutating func answer(_ response: Response, line number: Int)
  /// Prints that the input ended while an alert was up.
  mutating func endPending(_ response: Response, line number: Int)
  /// Prints that the session is over.
  mutating func end()
}
