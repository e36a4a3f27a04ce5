import HeadlessUI

/// The result of an exploration: the places of an app, the lines between them, and the broken promises.
///
/// The description lists the violations, so a test says `#expect(map.violations.isEmpty, "\(map)")`.
public struct Exploration: Sendable, CustomStringConvertible {
  /// The broken promises, each once, with the shortest lines that show it.
  public let violations: [Violation]
  /// The number of different places.
  public let placeCount: Int
  /// The number of lines that lead from a place to a place.
  public let edgeCount: Int
  /// The number of lines of the longest path to a place.
  public let depth: Int
  /// The number of lines that were sent, replays included.
  public let sentCount: Int
  /// The sentences about the parts that were not explored.
  public let omissions: [String]
  /// A sentence for each kind of part that has gaps, such as `never requested: Profile.logout`.
  public var gaps: [String] { coverage.gaps.map(\.description) }
  /// The parts of the app that were met.
  let coverage: Coverage
  /// A sentence for each start in each language. The sentence begins with the language and the
  /// options.
  let walks: [String]
  /// The places and lines of the first start in the first language; empty if the lines were random.
  package let graph: PlaceGraph
  /// The transcripts that together take every line, if they were asked for.
  package let transcripts: [String]

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
  private var violations: [Violation] = []
  private(set) var placeCount = 0
  private var edgeCount = 0
  private var depth = 0
  private var sentCount = 0
  private var omissions: [String] = []
  private var coverage: Coverage
  private var walks: [String] = []
  private var graph = PlaceGraph()
  private var transcripts: [String] = []
  /// The names of the fields on the screens.
  private var fields: Set<String> = []
  /// Two keys for each violation that was found: its kind with its message, and its kind with its lines.
  private var known: Set<[String]> = []

  init(following plan: ExplorerPlan) {
    coverage = Coverage(of: plan)
  }

  /// The result so far. A field in `samples` that no screen has is an omission.
  func exploration(givenSamples samples: [String: [String]] = [:]) -> Exploration {
    let unused = samples.keys.filter { !fields.contains($0) }.sorted().map {
      "--sample \($0): no screen has this field"
    }
    return Exploration(
      violations: violations, placeCount: placeCount, edgeCount: edgeCount, depth: depth,
      sentCount: sentCount, omissions: omissions + unused, coverage: coverage, walks: walks,
      graph: graph, transcripts: transcripts)
  }

  /// Adds the results of `search`. Differences from `other`, the same search in another language, are violations.
  mutating func add(
    _ search: PlaceSearch, comparedWith other: PlaceSearch?
  ) async throws(UsageError) {
    let nodes = search.graph.nodes
    let edges = nodes.reduce(0) { $0 + $1.edges.count }
    let depth = nodes.last?.place.path.count ?? 0
    walks.append(
      "\(search.app.name): \(counted(nodes.count, "place")), \(counted(edges, "edge")), at most \(counted(depth, "line")) from the start"
    )
    placeCount += nodes.count
    edgeCount += edges
    self.depth = max(self.depth, depth)
    sentCount += search.sent
    omissions += search.omissions
    coverage.formUnion(search.coverage)
    for node in nodes {
      fields.formUnion(
        node.place.screen.reachable.filter { $0.role == .field || $0.role == .secureField }
          .compactMap(\.address))
    }
    let isFirst = graph.nodes.isEmpty
    if isFirst { graph = search.graph }
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
    while let transcript = try await recorder.next() { transcripts.append(transcript) }
  }

  /// Sends `count` lines at random to `app`, and adds the results.
  mutating func sendLines(
    _ count: Int, atRandomTo app: ExploredApp, seed: UInt64
  ) async throws(UsageError) {
    var search = RandomSearch(of: app, seed: seed)
    try await search.run(lines: count)
    walks.append("\(app.name): \(counted(search.sent, "line")) at random, --seed \(seed)")
    sentCount += search.sent
    coverage.formUnion(search.coverage)
    try await add(search.problems, of: app)
  }

  /// Adds a violation for each new problem. If `isInGraph`, the problems are from the search that
  /// made `graph`, and the violations name places of `graph`.
  private mutating func add(
    _ problems: [Problem], of app: ExploredApp, isInGraph: Bool = false
  ) async throws(UsageError) {
    for problem in problems {
      // In another language, the same lines show the same violation with another message.
      let isNew = known.insert([problem.kind, problem.message]).inserted
      if !known.insert([problem.kind] + problem.lines).inserted || !isNew { continue }
      violations.append(
        Violation(
          problem: problem,
          transcript: try await app.record(
            problem.lines, comment: "\(problem.kind): \(problem.message)"),
          place: isInGraph ? graph.lastPlace(of: problem.lines) : nil))
    }
  }
}
