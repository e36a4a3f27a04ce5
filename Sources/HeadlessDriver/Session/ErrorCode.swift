/// What kind of error a line was answered with; scripts and programs tell errors apart by it.
public enum ErrorCode: String, CaseIterable, Sendable {
  /// Nothing that the line could mean exists.
  case unknownAction = "unknown-action"
  /// The line could mean more than one thing.
  case ambiguous
  /// The element is on the screen, but cannot be used now.
  case disabled
  /// An alert or a dialog is up, and the line neither answers it nor only looks.
  case alertPending = "alert-pending"
  /// The line answers an alert, and none is up.
  case noAlert = "no-alert"
  /// The word is known, and what stands behind it is wrong.
  case badArgument = "bad-argument"
  /// The line is no text: too long, with a NUL, or invalid UTF-8.
  case badLine = "bad-line"
  /// The screen lacks the expected text.
  case expectationFailed = "expectation-failed"
  /// The link is none that the app knows.
  case unknownLink = "unknown-link"
  /// The link is known, or no link at all, and something is wrong with it.
  case badLink = "bad-link"
  /// Time was moved through 10,000 deadlines, and there still was one.
  case neverIdle = "never-idle"
  /// The line is right, but means nothing on this screen or in this mode.
  case notHere = "not-here"
}
