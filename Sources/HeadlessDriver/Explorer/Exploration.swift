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
  /// A sentence for each start in each language. The sentence begins with the language and the
  /// options.
  var walks: [String] = []
  /// The places and lines of the first start in the first language; empty if the lines were random.
  package internal(set) var graph = PlaceGraph()
  /// The transcripts that together take every line, if they were asked for.
  package internal(set) var transcripts: [String] = []

  init(coverage: Coverage) {
    self.coverage = coverage
  }

  /// The violations, then the figures and the parts of the app that were never met.
  public var description: String {
    var text = violations.map { "\($0)\n" }.joined()
    text += walks.map { "\($0)\n" }.joined()
    text += coverage.description
    text += omissions.map { "not explored: \($0)\n" }.joined()
    return text
      + (violations.isEmpty ? "no violation\n" : "\(counted(violations.count, "violation"))\n")
  }
}

/// `count` with its `noun`, such as `2 places`.
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

/// Explores an app, start by start, and gathers the results.
@MainActor
struct Explorer {
  /// The result so far.
  private(set) var exploration: Exploration
  /// The names of the fields on the screens.
  private var fields: Set<String> = []
  /// Two keys for each violation that was found: its kind with its message, and its kind with its lines.
  private var known: Set<[String]> = []

  init(following plan: ExplorerPlan) {
    exploration = Exploration(coverage: Coverage(of: plan))
  }

  /// Notes each field in `samples` that no screen has.
  mutating func noteUnused(_ samples: [String: [String]]) {
    exploration.omissions += samples.keys.filter { !fields.contains($0) }.sorted().map {
      "--sample \(Escaping.line($0)): no screen has this field"
    }
  }

  /// Adds the results of `search`. Differences from `other`, the same search in another language, are violations.
  mutating func add(
    _ search: PlaceSearch, comparedWith other: PlaceSearch?
  ) async throws(UsageError) {
    let nodes = search.graph.nodes
    let edges = nodes.reduce(0) { $0 + $1.edges.count }
    let depth = nodes.last?.place.path.count ?? 0
    exploration.walks.append(
      "\(search.app.name): \(counted(nodes.count, "place")), \(counted(edges, "edge")), at most \(counted(depth, "line")) from the start"
    )
    exploration.placeCount += nodes.count
    exploration.edgeCount += edges
    exploration.depth = max(exploration.depth, depth)
    exploration.sentCount += search.sent
    exploration.omissions += search.omissions
    exploration.coverage.formUnion(search.coverage)
    for node in nodes {
      fields.formUnion(
        node.place.screen.reachable.filter { $0.role == .field || $0.role == .secureField }
          .compactMap(\.address))
    }
    let isFirst = exploration.graph.nodes.isEmpty
    if isFirst { exploration.graph = search.graph }
    try await add(search.problems, of: search.app, isInGraph: isFirst)
    // A search that runs out of time leaves out lines by chance, so it cannot be compared.
    guard let other, !search.ranOutOfTime, !other.ranOutOfTime,
      let difference = search.graph.firstDifference(from: other.graph, in: search.app.language)
    else { return }
    try await add([difference], of: search.app)
  }

  /// Adds the transcripts that take every line that `search` has taken.
  mutating func record(_ search: PlaceSearch) async throws(UsageError) {
    var recorder = EveryLineRecorder(of: search)
    while let transcript = try await recorder.next() {
      exploration.transcripts.append(transcript)
    }
  }

  /// Sends `count` lines at random to `app`, and adds the results.
  mutating func sendLines(
    _ count: Int, atRandomTo app: ExploredApp, seed: UInt64
  ) async throws(UsageError) {
    var search = RandomSearch(of: app, seed: seed)
    try await search.run(lines: count)
    exploration.walks.append(
      "\(app.name): \(counted(search.sent, "line")) at random, --seed \(seed)")
    exploration.sentCount += search.sent
    exploration.coverage.formUnion(search.coverage)
    try await add(search.problems, of: app)
  }

  /// Adds a violation for each new problem. If `isInGraph`, the problems are from the search that
  /// made `graph`, and the violations name places of `graph`.
  private mutating func add(
    _ problems: [Problem], of app: ExploredApp, isInGraph: Bool = false
  ) async throws(UsageError) {
    for problem in problems {
      // In another language, the same lines show the same violation with another message.
      let isNew = known.insert([problem.kind.name, problem.message]).inserted
      if !known.insert([problem.kind.name] + problem.lines).inserted || !isNew { continue }
      exploration.violations.append(
        Violation(
          problem: problem,
          transcript: try await app.record(
            problem.lines, comment: "\(problem.kind.name): \(problem.message)"),
          place: isInGraph ? exploration.graph.lastPlace(of: problem.lines) : nil))
    }
  }
}
