/// A promise that lines have broken.
struct Problem: Sendable {
  /// The kinds of problem, apart from those of diagnostics.
  enum Kind: String {
    case deadEnd = "dead-end"
    case nameTwice = "name-twice"
    case noName = "no-name"
    case actsAtOnce = "acts-at-once"
    case noCancel = "no-cancel"
    case notRestored = "not-restored"
    case lineFails = "line-fails"
    case neverIdle = "never-idle"
    case notRepeatable = "not-repeatable"
    case languagesDiffer = "languages-differ"
    case invariant
  }

  let kind: String
  let message: String
  /// The lines from the start of the app to the problem.
  let lines: [String]

  init(kind: String, _ message: String, _ lines: [String]) {
    self.kind = kind
    self.message = message
    self.lines = lines
  }

  init(_ kind: Kind, _ message: String, _ lines: [String]) {
    self.init(kind: kind.rawValue, message, lines)
  }

  /// Whether `other` is the same problem, perhaps shown by other lines.
  func isSame(as other: Problem) -> Bool { kind == other.kind && message == other.message }
}

/// A broken promise that the explorer found, with the shortest lines that show it.
public struct Violation: Sendable, CustomStringConvertible {
  let problem: Problem
  /// The recording of the lines, for `--check`.
  public let transcript: String
  /// The index of the last place of the graph that the lines reach; nil if another search made the
  /// graph.
  let place: Int?

  /// The kind of violation, such as `dead-end` or `leak`.
  public var kind: String { problem.kind }
  /// The sentence that says what happened, and what to do.
  public var message: String { problem.message }
  /// The lines from the start of the app to the violation, for sending them again. Texts typed into secure fields are not
  /// hidden here.
  public var lines: [String] { problem.lines }

  /// The transcript, which has the kind and the message in its comment.
  public var description: String { transcript }
}
