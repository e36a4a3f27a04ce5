import HeadlessUI

/// The result of an exploration: the places of an app, the lines between them, and the broken promises.
///
/// The description lists the violations, so a test says `#expect(map.violations.isEmpty, "\(map)")`.
public struct Exploration: Sendable, CustomStringConvertible {
  /// The broken promises, each once, with the shortest lines that show it.
  public internal(set) var violations: [Violation] = []
  /// The number of different places.
  public internal(set) var placeCount = 0
  /// The number of lines that lead from a place to a place.
  public internal(set) var edgeCount = 0
  /// The number of lines of the longest path to a place.
  public internal(set) var depth = 0
  /// The number of lines that were sent, replays included.
  public internal(set) var sentCount = 0
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
  /// Whether Ctrl-C ended the exploration.
  var isInterrupted = false
  /// A sentence for each start in each language. The sentence begins with the language and the
  /// options.
  var walks: [String] = []
  /// The walk of each start in each language; empty if the lines were random.
  var graphs: [Walk] = []
  /// The places and lines of the first walk.
  package var graph: PlaceGraph { graphs.first?.graph ?? PlaceGraph() }
  /// The transcripts that together take every line, if they were asked for.
  package internal(set) var transcripts: [String] = []

  init(coverage: Coverage) {
    self.coverage = coverage
  }

  /// The violations, then the figures and the parts of the app that were never met.
  public var description: String {
    violations.map { "\($0)\n" }.joined() + summary
  }

  /// The description without the violations.
  var summary: String {
    var text = walks.map { "\($0)\n" }.joined()
    text += coverage.description
    if !idleElements.isEmpty {
      text += Coverage.Gap(verb: "does nothing", names: idleElements.map(Escaping.line)).lines
    }
    text += accepted.map { "accepted: \($0)\n" }.joined()
    text += unusedAcceptances.map { "accepted, but not found: \($0)\n" }.joined()
    text += omissions.map { "not explored: \($0)\n" }.joined()
    return text
      + (violations.isEmpty ? "no violation\n" : "\(counted(violations.count, "violation"))\n")
  }
}

/// The places of one start in one language.
struct Walk: Sendable {
  /// The language and the options of the start.
  let name: String
  /// The header of the walk's transcripts.
  let header: String
  let graph: PlaceGraph
}

/// `count` with its `noun`, such as `2 places`.
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

/// Explores an app, start by start, and gathers the results.
@MainActor
final class Explorer {
  /// The result so far.
  private(set) var exploration: Exploration
  /// Called with each violation when it is found.
  private let hear: (Violation) -> Void
  /// The acceptances that no finding has needed yet.
  private var unused: [Acceptance]
  private let plan: ExplorerPlan
  /// Two keys for each violation that was found: its kind and its subject, and its kind and its lines.
  private var known: Set<[String]> = []
  /// For each element, whether it has changed anything in any walk.
  private var effects: [String: Bool] = [:]

  init(following plan: ExplorerPlan, hear: @escaping (Violation) -> Void) {
    exploration = Exploration(coverage: Coverage(of: plan))
    self.plan = plan
    self.hear = hear
    unused = plan.accepted
  }

  /// Ends the exploration. `samples` were given on the command line.
  func finish(_ samples: [String: [String]], isInterrupted: Bool) {
    exploration.isInterrupted = isInterrupted
    exploration.omissions += samples.keys.sorted()
      .filter { !exploration.coverage.fields.contains($0) }
      .map { "--sample \(Escaping.line($0)): no screen has this field" }
    for (element, changes) in effects.sorted(by: { $0.key < $1.key })
    where !changes && !element.isEmpty && !isAccepted("does-nothing", element) {
      exploration.idleElements.append(element)
    }
    exploration.unusedAcceptances = unused.map(\.line)
  }

  /// Visits the places of `app`, and adds the results. Differences from `other`, the same search in another language, are
  /// violations.
  func visitPlaces(
    of app: ExploredApp, _ limits: PlaceSearch.Limits, until end: ContinuousClock.Instant?,
    comparedWith other: PlaceSearch?, report: (_ done: Int, _ left: Int) -> Void
  ) async throws(UsageError) -> PlaceSearch {
    let first = exploration.violations.count
    let search = PlaceSearch(of: app, limits, until: end) {
      [weak self] (problem) async throws(UsageError) in
      try await self?.add(problem, of: app) ?? false
    }
    let before = exploration.placeCount
    try await search.run { report(before + $0, $1) }
    let nodes = search.graph.nodes
    let edges = nodes.reduce(0) { $0 + $1.edges.count }
    let depth = nodes.last?.place.path.count ?? 0
    exploration.walks.append(
      "\(app.name): \(counted(nodes.count, "place")), \(counted(edges, "edge")), at most \(counted(depth, "line")) from the start"
    )
    exploration.placeCount += nodes.count
    exploration.edgeCount += edges
    exploration.depth = max(exploration.depth, depth)
    exploration.sentCount += search.sent
    exploration.omissions += search.omissions
    exploration.coverage.formUnion(search.coverage)
    effects.merge(search.effects) { $0 || $1 }
    exploration.graphs.append(Walk(name: app.name, header: app.header(false), graph: search.graph))
    // A search that runs out of time leaves out lines by chance, so it cannot be compared.
    if let other, !search.ranOutOfTime, !other.ranOutOfTime,
      let difference = search.graph.firstDifference(from: other.graph, in: app.language)
    {
      _ = try await add(difference, of: app)
    }
    for index in exploration.violations.indices[first...] {
      exploration.violations[index].place = search.graph.lastPlace(
        of: exploration.violations[index].lines
      ).map { before + $0 }
    }
    return search
  }

  /// Adds transcripts that together take every line that `search` has taken.
  func record(_ search: PlaceSearch) async throws(UsageError) {
    var recorder = EveryLineRecorder(of: search)
    while let transcript = try await recorder.next() {
      exploration.transcripts.append(transcript)
    }
  }

  /// Sends `count` lines at random to `app`, and adds the results.
  func sendLines(
    _ count: Int, atRandomTo app: ExploredApp, seed: UInt64
  ) async throws(UsageError) {
    var search = RandomSearch(of: app, seed: seed)
    try await search.run(lines: count) { (problem) async throws(UsageError) in
      _ = try await add(problem, of: app)
    }
    exploration.walks.append(
      "\(app.name): \(counted(search.sent, "line")) at random, --seed \(seed)")
    exploration.sentCount += search.sent
    exploration.coverage.formUnion(search.coverage)
  }

  /// Whether the plan accepts that `subject` breaks the rule.
  private func isAccepted(_ rule: String, _ subject: String) -> Bool {
    note(plan.accepted.first { $0.rule == rule && $0.subject == subject })
  }

  /// Notes that a finding needs `acceptance`. Returns false if `acceptance` is nil.
  private func note(_ acceptance: Acceptance?) -> Bool {
    guard let acceptance else { return false }
    if !exploration.accepted.contains(acceptance.line) {
      exploration.accepted.append(acceptance.line)
    }
    unused.removeAll { $0 == acceptance }
    return true
  }

  /// Adds a violation for `problem` unless it is known or accepted. Returns whether the lines behind it must not be explored.
  private func add(_ problem: Problem, of app: ExploredApp) async throws(UsageError) -> Bool {
    if note(plan.accepted.first { $0.covers(problem) }) { return false }
    // In another language, the same lines show the same violation with another subject.
    let isNew = known.insert(["\(problem.kind.name):", problem.subject]).inserted
    if !known.insert([problem.kind.name] + problem.lines).inserted || !isNew {
      return !problem.isWarning
    }
    let problem = try await ProblemShrinker(app: app, problem: problem).shrunk()
    known.insert([problem.kind.name] + problem.lines)
    let violation = Violation(
      problem: problem,
      transcript: try await app.record(
        problem.lines, comment: "\(problem.kind.name): \(problem.message)"),
      place: nil)
    exploration.violations.append(violation)
    hear(violation)
    return !problem.isWarning
  }
}
