/// Why a line was not done: the answer to it.
public struct LineError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kind of error.
  public let code: ErrorCode
  /// What happened, with the value, and what to write instead.
  public let message: String
  /// What may have been meant, nearest first.
  public let suggestions: [String]

  /// An error of the kind `code`.
  public init(_ code: ErrorCode, _ message: String, suggestions: [String] = []) {
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
  public static func unknownAction(_ text: String, candidates: [String]) -> LineError {
    let nearest = nearMisses(of: text, in: candidates)
    let unseen = nearest.first.flatMap { unseenDifference(of: text, from: $0) } ?? ""
    return LineError(.unknownAction, "no \(brief(text))\(unseen)", suggestions: nearest)
  }
}
