import StateBinding

/// What a walk has found: a broken promise, or a diagnostic of the app, with the shortest lines that show it.
public struct Finding: Sendable, Codable, CustomStringConvertible {
  /// The name of the rule that is broken, such as `dead-end`, or of the kind of diagnostic, such as `leak`.
  public let kind: String
  /// The element, the question or the promise that the finding is about; the message of a diagnostic.
  let subject: String
  /// The sentence that says what happened, and what to do.
  public let message: String
  /// The lines from the start of the app to the finding.
  let path: [SentLine]
  /// Whether the finding is a warning: the app works but could be better.
  private(set) var isWarning = false
  /// The number of lines at the end that can be repeated for ever.
  private(set) var loop = 0

  /// Whether the app works on as it should, so that the lines after the finding are explored.
  let leadsOn: Bool
  /// Whether fewer lines may show the finding.
  let canShrink: Bool
  /// Whether the app reported the finding itself. The same lines may show many such findings that have one cause, as when a RIB
  /// leaks with all its parts.
  let isDiagnostic: Bool

  /// Whether the finding is about the looks of one screen, whatever else is broken there.
  private let standsAlone: Bool
  /// The kinds and messages of later findings that the same lines show. One fault often breaks several rules.
  public internal(set) var consequences: [String] = []

  /// The lines that first showed the finding, before the needless ones were left out.
  private(set) var firstLines: [String] = []
  /// The recording of the lines, for `--check`. Its comment has the kind and the message.
  public private(set) var transcript = ""
  /// The index of the last place that the lines reach, among the places of all walks; nil if the lines were random.
  var place: Int?

  /// The transcript.
  public var description: String { transcript }
  /// The lines from the start of the app to the finding, for sending them again. Texts typed into secure fields are not hidden
  /// here.
  public var lines: [String] { path.map(\.text) }
  var moves: [Move] { path.compactMap(\.move) }

  /// The finding that `path` breaks `rule`. The remedy of the rule follows `message`.
  @MainActor
  init(
    _ rule: Rule, about subject: String, _ message: String, _ path: [SentLine],
    isWarning: Bool = false, loop: Int = 0
  ) {
    (kind, leadsOn, canShrink) = (rule.name, rule.leadsOn || isWarning, rule.canShrink)
    (self.subject, self.path, isDiagnostic) = (subject, path, false)
    (self.isWarning, self.loop) = (isWarning, loop)
    standsAlone =
      rule.ofPlace != nil && rule.name != Rule.deadEnd.name || rule.ofSpeech != nil
      || rule.ofLanguages != nil
    self.message = rule.remedy.map { "\(message); \($0)" } ?? message
  }

  init(_ diagnostic: Diagnostic, _ path: [SentLine]) {
    (kind, leadsOn, canShrink) = (diagnostic.kind.rawValue, false, true)
    (subject, message) = (diagnostic.message, diagnostic.message)
    (self.path, isDiagnostic, standsAlone) = (path, true, false)
  }

  @MainActor
  func breaks(_ rule: Rule) -> Bool { !isDiagnostic && kind == rule.name }

  /// Whether `other` is the same finding, perhaps shown by other lines.
  func isSame(as other: Finding) -> Bool { kind == other.kind && subject == other.subject }

  /// The finding that `gap` stayed.
  init(_ gap: Coverage.Gap, header: String) {
    (kind, leadsOn, canShrink, isDiagnostic, standsAlone) = ("gap", true, false, false, true)
    (subject, path) = (gap.rule, [])
    message =
      "\(gap.description); close the gap with a start, a text or a link of the plan, or accept each name: \(gap.rule) NAME REASON"
    transcript = "\(header)\n# gap: \(Escaping.line(message))\n|...\n= exit 0\n"
  }

  /// Whether `other` probably has the cause of this earlier finding: the same lines show it, or one more or less. A broken promise
  /// of the plan is never listed as a consequence of another one.
  @MainActor
  func isCause(of other: Finding) -> Bool {
    let (short, long) =
      lines.count < other.lines.count ? (lines, other.lines) : (other.lines, lines)
    return !isWarning && !other.isWarning && !other.standsAlone
      && !standsAlone && !(isPromise && other.isPromise)
      && (short == long || !short.isEmpty && long.dropLast() == short[...])
  }

  @MainActor private var isPromise: Bool { breaks(.invariant) || breaks(.promise) }

  /// This finding with its `transcript`. The lines that first showed it may be more.
  func recorded(_ transcript: String, firstShownBy lines: [String]) -> Finding {
    var finding = self
    (finding.transcript, finding.firstLines) = (transcript, lines)
    return finding
  }

  var title: String { "\(isWarning ? "warning: " : "")\(kind): \(message)" }
}

/// The findings that were found, so that each is found once.
struct KnownFindings {
  /// Two keys for each finding: its kind and its subject, and its kind and its lines.
  private var keys: Set<[String]> = []

  func hasSubject(of finding: Finding) -> Bool {
    keys.contains(["\(finding.kind):", finding.subject])
  }

  /// Whether `lines` show a known finding of the kind of `finding`.
  func hasLines(_ lines: [String], of finding: Finding) -> Bool {
    keys.contains([finding.kind] + lines)
  }

  /// Adds `finding`, which `lines` show.
  mutating func insert(_ finding: Finding, shownBy lines: [String]) {
    keys.insert(["\(finding.kind):", finding.subject])
    keys.insert([finding.kind] + lines)
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

  /// Whether this acceptance is about `finding`.
  func covers(_ finding: Finding) -> Bool {
    guard rule == finding.kind else { return false }
    if finding.isDiagnostic { return finding.message.hasPrefix(subject) }
    return subject == finding.subject
  }

  /// The acceptance as a line of the file for `--accept`.
  var line: String { "\(rule) \(Quoting.quoted(subject)) \(Escaping.line(reason))" }
}
