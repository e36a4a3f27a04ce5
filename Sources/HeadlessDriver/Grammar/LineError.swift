import HeadlessUI
import StateBinding

/// The kind of a ``LineError``, by which scripts and programs tell errors apart.
public enum ErrorCode: String, CaseIterable, Sendable {
  /// No element, verb or command matches the line.
  case unknownAction = "unknown-action"
  /// The line could mean more than one thing.
  case ambiguous
  /// The element is on the screen, but cannot be used now.
  case disabled
  /// An alert or a dialog is up, and the line neither answers it nor only looks.
  case alertPending = "alert-pending"
  /// The line answers an alert, but none is up.
  case noAlert = "no-alert"
  /// The verb or command is known, but the text after it is wrong.
  case badArgument = "bad-argument"
  /// The line is not valid text: it is too long, has a NUL, or is invalid UTF-8.
  case badLine = "bad-line"
  /// The screen lacks the expected text.
  case expectationFailed = "expectation-failed"
  /// The app knows no such link.
  case unknownLink = "unknown-link"
  /// The link is malformed, or the app could not follow it.
  case badLink = "bad-link"
  /// A timer of the app repeats, or something still sleeps after 10,000 deadlines.
  case neverIdle = "never-idle"
  /// The line is correct, but has no effect on this screen or in this mode.
  case notHere = "not-here"
}

/// The error that answers a line which was not done. Its text is the description: the code, the message and the suggestions.
public struct LineError: Error, Equatable, Sendable, CustomStringConvertible {
  public let code: ErrorCode
  /// The sentence that says what happened, with the value, and what to write instead.
  public let message: String
  /// The lines or words that may have been meant, nearest first.
  public let suggestions: [String]

  package init(_ code: ErrorCode, _ message: String, suggestions: [String] = []) {
    self.code = code
    self.message = message
    self.suggestions = suggestions
  }

  /// The message with its suggestions: `no "dleete"; did you mean "delete"?`.
  public var sentence: String {
    guard let last = suggestions.last else { return message }
    let others = suggestions.dropLast().map(Self.typable).joined(separator: ", ")
    let all = "\(others.isEmpty ? "" : "\(others) or ")\(Self.typable(last))"
    return "\(message); did you mean \(all)?"
  }

  /// `suggestion` as a person can type it. Only names get quotes; commands, verbs and lines that
  /// contain quotes stay as they are.
  private static func typable(_ suggestion: String) -> String {
    let quoted = brief(suggestion)
    let isPlain =
      suggestion.utf8.contains(UInt8(ascii: "\"")) || suggestion.hasPrefix(":")
      || Keyword.isVerb(atStartOf: suggestion)
    return isPlain && !quoted.hasSuffix("bytes)") ? Escaping.line(suggestion) : quoted
  }

  /// The code and the sentence: `unknown-action: no "dleete"; did you mean "delete"?`.
  public var description: String { "\(code.rawValue): \(sentence)" }

  /// The error for `text`, which matches nothing. Suggests the lines of the names nearest to
  /// `text`. If no name is near, suggests the lines of the nearest labels; if no label is near
  /// either, the message ends with `remedy`. `kind` is the kind of the missing element and a space.
  package static func unknownAction(
    _ text: String, kind: String = "", names: [(name: String, line: String)],
    labels: [(name: String, line: String)] = [], remedy: String = ":actions lists what works"
  ) -> LineError {
    var known = names
    var nearest = nearMisses(of: text, in: names.map(\.name))
    if nearest.isEmpty {
      known = labels
      nearest = nearMisses(of: text, in: labels.map(\.name))
    }
    guard let first = nearest.first else {
      return LineError(.unknownAction, "no \(kind)\(brief(text)); \(remedy)")
    }
    let unseen = unseenDifference(of: text, from: first) ?? ""
    let lines = nearest.map { name in known.first { $0.name == name }?.line ?? name }
    return LineError(.unknownAction, "no \(kind)\(brief(text))\(unseen)", suggestions: lines)
  }

  /// The error for `text`, which is none of `lines`.
  package static func unknownAction(
    _ text: String, lines: [String], labels: [(name: String, line: String)] = [],
    remedy: String = ":actions lists what works"
  ) -> LineError {
    unknownAction(text, names: lines.map { ($0, $0) }, labels: labels, remedy: remedy)
  }
}

/// The nearest of `candidates` to a mistyped `text`, or the first three that begin with `text`; empty if there are none. At most
/// one edit in three characters counts as near, but only one edit in a number, such as the id of a login. Case is ignored.
package func nearMisses(of text: String, in candidates: [String]) -> [String] {
  guard text.mayBeMistyped else { return [] }
  let typed = text.lowercased()
  let begun = candidates.filter { $0.lowercased().hasPrefix(typed) }
  let candidates = candidates.filter { candidate in
    zip(numbers(in: text), numbers(in: candidate))
      .allSatisfy { nearestMatch(to: $0, in: [$1], limit: 1) != nil }
  }
  let nearest = nearestMatch(
    to: typed, in: candidates.map { $0.lowercased() }, limit: (min(typed.count, 200) + 1) / 3)
  if let nearest { return [candidates[nearest]] }
  return typed.isEmpty ? [] : Array(begun.prefix(3))
}

extension String {
  /// Whether a person may have typed the text. Nothing is suggested for a longer one.
  var mayBeMistyped: Bool { utf8.count <= 1000 }
}

/// The words of `text` that have only digits.
private func numbers(in text: String) -> [String] {
  text.split(separator: " ").filter(\.isDigits).map(String.init)
}
