/// A broken promise that the explorer found, with the shortest lines that show it.
public struct Violation: Sendable, CustomStringConvertible {
  /// The kinds of violation, apart from those of diagnostics.
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
    case trap
  }

  /// The kind of violation, such as `dead-end` or `leak`.
  public let kind: String
  /// The sentence that says what happened, and what to do.
  public let message: String
  /// The lines from the start of the app to the violation, for sending them again. Texts typed into secure fields are not
  /// hidden here.
  public let lines: [String]
  /// The recording of the lines, for `--check`.
  public internal(set) var transcript = ""
  /// The index of the last place of the graph that the lines come to; nil if the graph is of another walk.
  var place: Int?

  /// The kind and the message, then the transcript.
  public var description: String {
    transcript.isEmpty ? "\(kind): \(message)\n" : transcript
  }
}

extension Violation {
  init(_ kind: Kind, _ message: String, _ lines: [String]) {
    self.init(kind: kind.rawValue, message: message, lines: lines)
  }
}
