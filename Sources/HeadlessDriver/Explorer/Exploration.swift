import HeadlessUI

/// The result of an exploration: the places of an app, the lines between them, and the broken promises.
///
/// It prints itself, so a test says `#expect(map.violations.isEmpty, "\(map)")`.
public struct Exploration: Sendable, CustomStringConvertible {
  /// The broken promises, each once, with the shortest lines that show it.
  public internal(set) var violations: [Violation] = []
  /// The number of different places.
  public internal(set) var placeCount = 0
  /// The number of lines that were taken between places.
  public internal(set) var edgeCount = 0
  /// The number of lines of the longest path to a place.
  public internal(set) var depth = 0
  /// The number of lines that were sent, replays included.
  public internal(set) var sentCount = 0
  /// The sentences about the parts that were not explored.
  public internal(set) var omissions: [String] = []
  /// The walks, each with its options.
  var walks: [String] = []
  /// The places and lines of the first walk.
  var graph = ExplorerGraph()

  /// The violations, then the figures.
  public var description: String {
    var text = violations.map { "\($0)\n" }.joined()
    text += walks.map { "\($0)\n" }.joined()
    text += omissions.map { "not explored: \($0)\n" }.joined()
    return text
      + (violations.isEmpty ? "no violation\n" : "\(counted(violations.count, "violation"))\n")
  }
}

/// `count` with its `noun`, such as `2 places`.
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

extension Program {
  /// Visits every screen of the app that can be reached, and checks the promises of every app and those in the program's plan.
  ///
  /// `arguments` are as on the command line, such as `["--latency=1s"]`. Without options of the app, each start of the plan is
  /// explored; without `--lang`, each language.
  public func explore(
    _ arguments: [String] = [], limits: ExplorerLimits = ExplorerLimits()
  ) async throws(UsageError) -> Exploration {
    try await explore(try parser.parse(arguments), limits, announce: { _, _ in })
  }

  /// Explores as `options` say. `announce` hears the header of a transcript and its lines before the last line is sent.
  func explore(
    _ options: Options, _ limits: ExplorerLimits,
    announce: @escaping (_ header: String, _ lines: [String]) -> Void
  ) async throws(UsageError) -> Exploration {
    let end = limits.seconds.map { ContinuousClock.now + .seconds($0) }
    var plan = plan
    plan.samples.merge(options.samples) { $1 }
    let isStartGiven = self.options.contains { options.has($0.name) }
    var exploration = Exploration()
    for start in isStartGiven ? [[]] : plan.starts {
      var first: Walk?
      for language in options.language.map({ [$0] }) ?? languages {
        var walkOptions = options
        for (name, value) in try parser.parse(start).values { walkOptions.values[name] = value }
        walkOptions.values["lang"] = language
        var territory = Territory(program: self, options: walkOptions, plan: plan)
        let header = territory.header
        territory.announce = { announce(header, $0) }
        let walk = Walk(territory, limits, until: end)
        try await walk.run()
        try await exploration.add(walk, start, language, comparedWith: first)
        if first == nil { first = walk }
      }
    }
    return exploration
  }
}

extension Exploration {
  /// Adds the results of `walk`. Differences from `other`, the same walk in another language, are violations.
  @MainActor
  fileprivate mutating func add(
    _ walk: Walk, _ start: [String], _ language: String, comparedWith other: Walk?
  ) async throws(UsageError) {
    let edges = walk.nodes.reduce(0) { $0 + $1.edges.count }
    let depth = walk.nodes.last?.place.path.count ?? 0
    let name = (["--lang=\(language)"] + start).joined(separator: " ")
    walks.append(
      "\(name): \(counted(walk.nodes.count, "place")), \(counted(edges, "edge")), at most \(counted(depth, "line")) from the start"
    )
    placeCount += walk.nodes.count
    edgeCount += edges
    self.depth = max(self.depth, depth)
    sentCount += walk.sent
    omissions += walk.cut.sentences.map { "\(name): \($0)" }
    if other == nil, graph.isEmpty { graph = ExplorerGraph(walk.nodes) }
    var found = walk.violations
    if let other, let difference = walk.firstDifference(from: other, language: language) {
      found.append(difference)
    }
    for var violation in found {
      let isKnown = violations.contains {
        $0.kind == violation.kind
          && ($0.message == violation.message || $0.lines == violation.lines)
      }
      if isKnown { continue }
      violation.transcript = try await walk.territory.record(
        violation.lines, comment: "\(violation.kind): \(violation.message)")
      violations.append(violation)
    }
  }
}
