import HeadlessUI

/// The result of an exploration: the places of an app, the lines between them, and the broken promises.
///
/// The description lists the violations, so a test says `#expect(map.violations.isEmpty, "\(map)")`.
public struct Exploration: Sendable, CustomStringConvertible {
  /// The broken promises, each once, with the shortest lines that show it.
  public var violations: [Violation] { findings.filter { !$0.problem.isWarning } }
  /// The warnings: the app works but could be better. They have the form of violations.
  public var warnings: [Violation] { findings.filter(\.problem.isWarning) }
  /// The violations and the warnings, in the order in which they were found.
  fileprivate(set) var findings: [Violation] = []
  /// The number of different places.
  public var placeCount: Int { walks.reduce(0) { $0 + $1.graph.nodes.count } }
  /// The number of lines that lead from a place to a place.
  public var edgeCount: Int { walks.reduce(0) { $0 + $1.graph.edgeCount } }
  /// The number of lines of the longest path to a place.
  public var depth: Int { walks.map(\.graph.depth).max() ?? 0 }
  /// The number of lines that were sent, replays included.
  public var sentCount: Int { walks.reduce(0) { $0 + $1.sentCount } }
  /// The sentences about the parts that were not explored.
  public internal(set) var omissions: [String] = []
  /// A sentence for each kind of part that has gaps, such as `never requested: Profile.logout`.
  public var gaps: [String] { coverage.gaps.map(\.description) }
  /// The parts of the app that were met.
  var coverage: Coverage
  /// The findings that were accepted, as lines of the file for `--accept`.
  public internal(set) var accepted: [String] = []
  /// The elements that changed nothing wherever they were used.
  public internal(set) var idleElements: [String] = []
  /// The acceptances that no finding needed, as lines of the file for `--accept`.
  public internal(set) var unusedAcceptances: [String] = []
  /// Whether a line ended the process of a walk, so that the places of this walk are not known.
  package var endedEarly: Bool { walks.contains(where: \.endedEarly) }
  /// The walk of each start in each language.
  private(set) var walks: [Walk] = []
  /// The places and lines of the first walk.
  package var graph: PlaceGraph { walks.first?.graph ?? PlaceGraph() }
  /// The transcripts that together take every line, if they were asked for.
  package var transcripts: [String] { walks.flatMap(\.transcripts) }

  init(coverage: Coverage) {
    self.coverage = coverage
  }

  /// The violations and warnings, then the figures and the parts of the app that were never met.
  public var description: String {
    findings.map { "\($0)\n" }.joined() + summary
  }

  /// The description without the violations and warnings.
  package var summary: String {
    var text = walks.map { "\($0.sentence)\n" }.joined()
    text += coverage.description
    if !idleElements.isEmpty {
      text += Coverage.Gap(verb: "does nothing", names: idleElements.map(Escaping.line)).lines
    }
    text += accepted.map { "accepted: \($0)\n" }.joined()
    text += unusedAcceptances.map { "accepted, but not found: \($0)\n" }.joined()
    text += omissions.map { "not explored: \($0)\n" }.joined()
    text += walks.flatMap(\.unproved).map { "not proved: \($0)\n" }.joined()
    return "\(text)\(verdict)\n"
  }

  /// The numbers of violations and warnings, in words.
  var verdict: String {
    let violations = violations.count
    return (violations == 0 ? "no violation" : counted(violations, "violation"))
      + (warnings.isEmpty ? "" : ", \(counted(warnings.count, "warning"))")
  }
}

/// `count` with its `noun`, such as `2 places`.
package func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

extension Exploration {
  /// Adds the results of `walk`, whose violations begin at the index `first`.
  fileprivate mutating func add(_ walk: Walk, violationsFrom first: Int) {
    let count = placeCount
    for index in findings.indices[first...] {
      findings[index].place = walk.graph.lastPlace(of: findings[index].problem.moves)
        .map { count + $0 }
    }
    omissions += walk.omissions
    coverage.formUnion(walk.coverage)
    walks.append(walk)
  }
}

/// Gathers the results of the walks of an exploration.
@MainActor
final class Explorer {
  /// The result so far.
  private(set) var exploration: Exploration
  /// Called with each violation when it is found.
  private let hear: (Violation) -> Void
  /// The acceptances that no finding has needed yet.
  private var unused: [Acceptance]
  private let plan: ExplorerPlan
  /// The violations of the walks that are over. In another language, the same lines show the same violation with another subject.
  private var known = KnownProblems()
  /// For each element, whether it has changed anything in any walk.
  private var effects: [String: Bool] = [:]
  /// The index of the first violation of the walk that is under way.
  private var firstViolation = 0

  init(following plan: ExplorerPlan, hear: @escaping (Violation) -> Void) {
    exploration = Exploration(coverage: Coverage(of: plan))
    self.plan = plan
    self.hear = hear
    unused = plan.accepted
  }

  /// Adds `violation`, which a walk has found, unless an earlier walk has found it too.
  func add(_ violation: Violation) {
    let problem = violation.problem
    guard !known.hasSubject(of: problem), !known.hasLines(violation.firstLines, of: problem),
      !known.hasLines(violation.lines, of: problem),
      // All previews have the same translations.
      !problem.breaks(.placeholders)
        || !exploration.findings.contains(where: { $0.problem.isSame(as: problem) })
    else { return }
    exploration.findings.append(violation)
    hear(violation)
  }

  /// Adds the results of `walk`, which is over.
  func add(_ walk: Walk) {
    exploration.add(walk, violationsFrom: firstViolation)
    for violation in exploration.findings[firstViolation...] {
      known.insert(violation.problem, shownBy: violation.firstLines)
      known.insert(violation.problem, shownBy: violation.lines)
    }
    firstViolation = exploration.findings.count
    for acceptance in walk.accepted { note(acceptance) }
    effects.merge(walk.effects) { $0 || $1 }
  }

  /// Forgets the violations that were found, so that they are reported again if they are found again.
  func forgetKnown() { known = KnownProblems() }

  /// Notes that Ctrl-C left no time for the walk called `name`.
  func leaveOut(_ name: String) {
    exploration.omissions.append("\(name): all of it, because of a signal")
  }

  /// Ends the exploration. `samples` were given on the command line. Unused acceptances that are `optional` are not listed, because
  /// only a part of the app was explored.
  func finish(_ samples: [String: [String]], optional: [Acceptance]) {
    // If every walk ended early, nothing is known about the coverage.
    if exploration.walks.allSatisfy(\.endedEarly) { exploration.coverage = Coverage() }
    exploration.omissions += samples.keys.sorted()
      .filter { !exploration.coverage.fields.contains($0) }
      .map { "--sample \(Escaping.line($0)): no screen has this field" }
    for (element, changes) in effects.sorted(by: { $0.key < $1.key })
    where !changes && !element.isEmpty {
      if let acceptance = plan.accepted.first(where: {
        $0.rule == "does-nothing" && $0.subject == element
      }) {
        note(acceptance)
      } else {
        exploration.idleElements.append(element)
      }
    }
    for acceptance in plan.accepted where exploration.coverage.accept(acceptance) {
      note(acceptance)
    }
    exploration.unusedAcceptances = unused.filter { !optional.contains($0) }.map(\.line)
  }

  /// Notes that a finding needs `acceptance`.
  private func note(_ acceptance: Acceptance) {
    if !exploration.accepted.contains(acceptance.line) {
      exploration.accepted.append(acceptance.line)
    }
    unused.removeAll { $0 == acceptance }
  }
}
