import HeadlessUI

/// The result of an exploration: the places of an app, the lines between them, and the broken promises.
///
/// The description lists the violations, so a test says `#expect(map.violations.isEmpty, "\(map)")`.
public struct Exploration: Sendable, CustomStringConvertible {
  /// The broken promises, each once, with the shortest lines that show it.
  public var violations: [Finding] { findings.filter { !$0.isWarning } }
  /// The warnings: the app works but could be better. They have the form of violations.
  public var warnings: [Finding] { findings.filter(\.isWarning) }
  /// The violations and the warnings, in the order in which they were found.
  fileprivate(set) var findings: [Finding] = []
  /// The number of different places.
  public var placeCount: Int { walks.reduce(0) { $0 + $1.map.nodes.count } }
  /// The number of lines that lead from a place to a place.
  public var edgeCount: Int { walks.reduce(0) { $0 + $1.map.edgeCount } }
  /// The number of lines of the longest path to a place.
  public var depth: Int { walks.map(\.map.depth).max() ?? 0 }
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
  public var idleElements: [String] {
    coverage.gaps.first { $0.rule == Coverage.Gap.idle }?.names ?? []
  }
  /// The promises that were not proved or never began, unless the plan allows that.
  public fileprivate(set) var unproved: [String] = []
  /// The number of promises that were not proved, although no option on the command line left out what the proof needs.
  package fileprivate(set) var unprovedCount = 0
  /// The acceptances that no finding needed, as lines of the file for `--accept`.
  public internal(set) var unusedAcceptances: [String] = []
  /// Whether a line ended the process of a walk, so that the places of this walk are not known.
  package var endedEarly: Bool { walks.contains(where: \.endedEarly) }
  /// The walk of each start in each language.
  private(set) var walks: [Walk] = []
  /// The transcripts that together take every line, if they were asked for.
  package var transcripts: [String] { walks.flatMap(\.transcripts) }

  /// Whether gaps are violations in every exploration of a test.
  @TaskLocal package static var isStrict = false

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
    text += accepted.map { "accepted: \($0)\n" }.joined()
    text += unusedAcceptances.map { "accepted, but not found: \($0)\n" }.joined()
    text += omissions.map { "not explored: \($0)\n" }.joined()
    text += walks.flatMap(\.unproved).map { "not proved: \($0.sentence)\n" }.joined()
    for finding in violations where !finding.consequences.isEmpty {
      let way = finding.path.way
      text +=
        Coverage.Gap("of the same cause as \(finding.kind) \(way)", finding.consequences).lines
    }
    return "\(text)\(verdict)\n"
  }

  /// The numbers of violations and warnings, in words.
  var verdict: String {
    let violations = violations.count
    let more = findings.reduce(0) { $0 + $1.consequences.count }
    return (violations == 0 ? "no violation" : counted(violations, "violation"))
      + (more == 0 ? "" : " and \(more) more of the same cause")
      + (warnings.isEmpty ? "" : ", \(counted(warnings.count, "warning"))")
      + (unprovedCount == 0
        ? ""
        : ", \(counted(unprovedCount, "promise")) not proved; raise the limits of the plan, or set allowsUnproved: true in it")
  }
}

/// `count` with its `noun`, such as `2 places`.
package func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

extension Exploration {
  /// Adds the results of `walk`, whose findings begin at the index `first`.
  fileprivate mutating func add(_ walk: Walk, findingsFrom first: Int) {
    let count = placeCount
    for index in findings.indices[first...] {
      findings[index].place = walk.map.lastPlace(of: findings[index].moves)
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
  /// Called with each finding.
  private let onFinding: (Finding) -> Void
  /// The acceptances that no finding has needed yet.
  private var unused: [Acceptance]
  private let plan: ExplorerPlan
  /// The findings of the walks that are over. In another language, the same lines show the same finding with another subject.
  private var known = KnownFindings()
  /// The findings of the walk that is under way that an earlier one caused.
  private var consequences: [Finding] = []
  /// For each element, whether it has changed anything in any walk.
  private var effects: [String: Bool] = [:]
  /// The index of the first finding of the walk that is under way.
  private var firstFinding = 0

  /// `fields` are the names of the fields that the plan and the command line know.
  init(
    following plan: ExplorerPlan, fields: some Sequence<String>,
    onFinding: @escaping (Finding) -> Void
  ) {
    exploration = Exploration(coverage: Coverage(of: plan, fields: fields))
    self.plan = plan
    self.onFinding = onFinding
    unused = plan.accepted
  }

  /// Adds `finding`, which a walk has made, unless an earlier walk, or the first try of this one, has found it too.
  func add(_ finding: Finding) {
    guard !(exploration.findings[firstFinding...] + consequences).contains(where: finding.isSame),
      !known.hasSubject(of: finding), !known.hasLines(finding.firstLines, of: finding),
      !known.hasLines(finding.lines, of: finding),
      // All previews have the same translations.
      !finding.breaks(.placeholders)
        || !exploration.findings.contains(where: { $0.isSame(as: finding) })
    else { return }
    if let cause = exploration.findings.indices[firstFinding...].first(where: {
      exploration.findings[$0].isCause(of: finding)
    }) {
      exploration.findings[cause].consequences.append("\(finding.kind): \(finding.message)")
      consequences.append(finding)
      return
    }
    exploration.findings.append(finding)
    onFinding(finding)
  }

  /// Adds the results of `walk`, which is over.
  func add(_ walk: Walk) {
    exploration.add(walk, findingsFrom: firstFinding)
    for finding in exploration.findings[firstFinding...] + consequences {
      known.insert(finding, shownBy: finding.firstLines)
      known.insert(finding, shownBy: finding.lines)
    }
    (firstFinding, consequences) = (exploration.findings.count, [])
    for acceptance in walk.accepted { note(acceptance) }
    effects.merge(walk.effects) { $0 || $1 }
  }

  /// Forgets the findings, so that they are reported again if they are found again.
  func forgetKnown() { known = KnownFindings() }

  /// Notes that Ctrl-C left no time for the walk called `name`.
  func leaveOut(_ name: String) {
    exploration.omissions.append("\(name): all of it, because of a signal")
  }

  /// Ends the exploration, which followed `options`. Unused acceptances that are `optional` are not listed, because only a part of
  /// the app was explored.
  func finish(_ options: Request, optional: [Acceptance]) {
    // If lines ended every walk for good, nothing is known about the coverage.
    if exploration.walks.allSatisfy(\.coverage.isEmpty) { exploration.coverage = Coverage() }
    exploration.coverage.idle = Set(effects.keys.filter { effects[$0] == false && $0 != "" })
    for acceptance in plan.accepted where exploration.coverage.accept(acceptance) {
      note(acceptance)
    }
    exploration.unusedAcceptances = unused.filter { !optional.contains($0) }.map(\.line)
    let unproved = exploration.walks.flatMap(\.unproved)
    // Lines at random prove no promise.
    if !plan.allowsUnproved, options.task == .explore {
      exploration.unprovedCount = unproved.count { !options.bounds($0.cause) }
      let neverBegun = exploration.coverage.neverBegun
      exploration.unproved =
        unproved.map { "not proved: \($0.sentence)" }
        + (neverBegun.names.isEmpty ? [] : [neverBegun.description])
    }
    guard options.isStrict, let header = exploration.walks.first?.header else { return }
    for gap in exploration.coverage.gaps {
      let finding = Finding(gap, header: header)
      exploration.findings.append(finding)
      onFinding(finding)
    }
  }

  /// Notes that a finding needs `acceptance`.
  private func note(_ acceptance: Acceptance) {
    if !exploration.accepted.contains(acceptance.line) {
      exploration.accepted.append(acceptance.line)
    }
    unused.removeAll { $0 == acceptance }
  }
}
