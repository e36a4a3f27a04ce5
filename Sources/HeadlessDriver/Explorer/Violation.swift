import StateBinding

/// A promise that lines have broken.
struct Problem: Sendable {
  /// The promises of every app that the explorer checks, by the problem that breaks them.
  enum Check: String {
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

  enum Kind: Equatable {
    case check(Check)
    /// The app reported the problem itself.
    case diagnostic(Diagnostic.Kind)

    /// The name that a person reads.
    var name: String {
      switch self {
      case .check(let check): check.rawValue
      case .diagnostic(let kind): kind.rawValue
      }
    }
  }

  let kind: Kind
  let message: String
  /// The lines from the start of the app to the problem.
  let lines: [String]

  init(kind: Kind, _ message: String, _ lines: [String]) {
    self.kind = kind
    self.message = message
    self.lines = lines
  }

  init(_ check: Check, _ message: String, _ lines: [String]) {
    self.init(kind: .check(check), message, lines)
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
  public var kind: String { problem.kind.name }
  /// The sentence that says what happened, and what to do.
  public var message: String { problem.message }
  /// The lines from the start of the app to the violation, for sending them again. Texts typed into secure fields are not
  /// hidden here.
  public var lines: [String] { problem.lines }

  /// The transcript, which has the kind and the message in its comment.
  public var description: String { transcript }
}
