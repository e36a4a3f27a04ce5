import StateBinding

/// The kind of error that a line was answered with; scripts and programs tell errors apart by it.
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
  /// The word is known, and the text behind it is wrong.
  case badArgument = "bad-argument"
  /// The line is no text: too long, with a NUL, or invalid UTF-8.
  case badLine = "bad-line"
  /// The screen lacks the expected text.
  case expectationFailed = "expectation-failed"
  /// The app knows no such link.
  case unknownLink = "unknown-link"
  /// The link is known, or no link at all, and something is wrong with it.
  case badLink = "bad-link"
  /// Time was moved through 10,000 deadlines, and there still was one.
  case neverIdle = "never-idle"
  /// The line is right, but means nothing on this screen or in this mode.
  case notHere = "not-here"
}

/// The answer to a line that was not done.
public struct LineError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kind of error.
  public let code: ErrorCode
  /// The sentence that says what happened, with the value, and what to write instead.
  public let message: String
  /// The lines or words that may have been meant, nearest first.
  public let suggestions: [String]

  /// An error of the kind `code`.
  package init(_ code: ErrorCode, _ message: String, suggestions: [String] = []) {
    self.code = code
    self.message = message
    self.suggestions = suggestions
  }

  /// The message with its suggestions: `no "dleete"; did you mean "delete"?`.
  public var sentence: String {
    guard let last = suggestions.last else { return message }
    let others = suggestions.dropLast().map { brief($0) }.joined(separator: ", ")
    return "\(message); did you mean \(others.isEmpty ? "" : "\(others) or ")\(brief(last))?"
  }

  /// The code and the sentence: `unknown-action: no "dleete"; did you mean "delete"?`.
  public var description: String { "\(code.rawValue): \(sentence)" }

  /// The answer to `text`, which means nothing; the nearest of `candidates` is suggested.
  package static func unknownAction(_ text: String, candidates: [String]) -> LineError {
    let nearest = nearMisses(of: text, in: candidates)
    let unseen = nearest.first.flatMap { unseenDifference(of: text, from: $0) } ?? ""
    return LineError(.unknownAction, "no \(brief(text))\(unseen)", suggestions: nearest)
  }
}

/// The nearest of `candidates` to a mistyped `text`, if one is near; at most one edit in three characters, in any case.
package func nearMisses(of text: String, in candidates: [String]) -> [String] {
  let typed = text.lowercased()
  let nearest = nearestMatch(
    to: typed, in: candidates.map { $0.lowercased() }, limit: (min(typed.count, 200) + 1) / 3)
  return nearest.map { [candidates[$0]] } ?? []
}
