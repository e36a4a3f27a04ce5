import StateBinding

/// A promise that lines have broken.
struct Problem: Sendable, Codable {
  /// The name of the rule that is broken, or of the kind of diagnostic.
  let kind: String
  /// The element, the question or the promise that the problem is about; the message of a diagnostic.
  let subject: String
  let message: String
  /// The lines from the start of the app to the problem.
  let path: [SentLine]
  /// Whether the problem is a warning: the app works but could be better.
  private(set) var isWarning = false
  /// The number of lines at the end that can be repeated for ever.
  private(set) var loop = 0

  /// Whether the app works on as it should, so that the lines after the problem are explored.
  let leadsOn: Bool
  /// Whether fewer lines may show the problem.
  let canShrink: Bool
  /// Whether the app reported the problem itself. The same lines may show many such problems that have one cause, as when a RIB
  /// leaks with all its parts.
  let isDiagnostic: Bool

  /// The lines as they were typed, with secrets.
  var lines: [String] { path.map(\.text) }
  var moves: [Move] { path.compactMap(\.move) }

  /// The problem that `path` breaks `rule`. The remedy of the rule follows `message`.
  @MainActor
  init(
    _ rule: Rule, about subject: String, _ message: String, _ path: [SentLine],
    isWarning: Bool = false, loop: Int = 0
  ) {
    (kind, leadsOn, canShrink) = (rule.name, rule.leadsOn || isWarning, rule.canShrink)
    (self.subject, self.path, isDiagnostic) = (subject, path, false)
    (self.isWarning, self.loop) = (isWarning, loop)
    self.message = rule.remedy.map { "\(message); \($0)" } ?? message
  }

  @MainActor
  init(_ rule: Rule, _ finding: Rule.Finding, _ path: [SentLine]) {
    self.init(
      rule, about: finding.subject, finding.message, path, isWarning: finding.isWarning)
  }

  init(_ diagnostic: Diagnostic, _ path: [SentLine]) {
    (kind, leadsOn, canShrink) = (diagnostic.kind.rawValue, false, true)
    (subject, message) = (diagnostic.message, diagnostic.message)
    (self.path, isDiagnostic) = (path, true)
  }

  /// Whether the problem breaks `rule`.
  @MainActor
  func breaks(_ rule: Rule) -> Bool { !isDiagnostic && kind == rule.name }

  /// Whether `other` is the same problem, perhaps shown by other lines.
  func isSame(as other: Problem) -> Bool { kind == other.kind && subject == other.subject }

  /// The kind and the message.
  var title: String { "\(isWarning ? "warning: " : "")\(kind): \(message)" }
}

/// The problems that were found, so that each is found once.
struct KnownProblems {
  /// Two keys for each problem: its kind and its subject, and its kind and its lines.
  private var keys: Set<[String]> = []

  /// Whether a known problem has the kind and the subject of `problem`.
  func hasSubject(of problem: Problem) -> Bool {
    keys.contains(["\(problem.kind):", problem.subject])
  }

  /// Whether `lines` show a known problem of the kind of `problem`.
  func hasLines(_ lines: [String], of problem: Problem) -> Bool {
    keys.contains([problem.kind] + lines)
  }

  /// Adds `problem`, which `lines` show.
  mutating func insert(_ problem: Problem, shownBy lines: [String]) {
    keys.insert(["\(problem.kind):", problem.subject])
    keys.insert([problem.kind] + lines)
  }
}

/// A finding that is right in this app. The explorer lists it, and explores the lines after it.
public struct Acceptance: Sendable, Equatable, Codable {
  let rule: String
  let subject: String
  let reason: String

  /// Accepts findings of the kind `rule`, such as `acts-at-once`, about `subject`: the name of an element, the title of a
  /// question, or the beginning of a message. `reason` is printed.
  public init(_ rule: String, _ subject: String, because reason: String) {
    self.rule = rule
    self.subject = subject
    self.reason = reason
  }

  /// Whether this acceptance is about `problem`.
  func covers(_ problem: Problem) -> Bool {
    guard rule == problem.kind else { return false }
    if problem.isDiagnostic { return problem.message.hasPrefix(subject) }
    return subject == problem.subject
  }

  /// The acceptance as a line of the file for `--accept`.
  var line: String { "\(rule) \(Quoting.quoted(subject)) \(Escaping.line(reason))" }
}

/// A broken promise that the explorer found, with the shortest lines that show it.
public struct Violation: Sendable, Codable, CustomStringConvertible {
  let problem: Problem
  /// The lines that first showed the violation, before the needless ones were left out.
  let firstLines: [String]
  /// The recording of the lines, for `--check`.
  public let transcript: String
  /// The index of the last place that the lines reach, among the places of all walks; nil if the lines were random.
  var place: Int?

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
