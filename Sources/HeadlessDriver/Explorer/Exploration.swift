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
  var coverage = Coverage()
  /// The names of the fields on the screens.
  private var fields: Set<String> = []
  /// Two keys for each violation that was found: its kind with its message, and its kind with its lines.
  private var known: Set<[String]> = []
  /// A sentence about each walk, which begins with the options of the walk.
  var walks: [String] = []
  /// The places and lines of the first walk.
  package internal(set) var graph = ExplorerGraph()
  /// The transcripts that together take every line, if they were asked for.
  package internal(set) var transcripts: [String] = []

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

extension Program {
  /// Visits every screen of the app that can be reached, and checks the promises of every app and those in the program's plan.
  ///
  /// `arguments` are the words after `--explore` on a command line, such as `["--depth=5", "--latency=1s"]` or `["random"]`.
  /// Without an option of the app, every start of the plan is explored. Without `--lang`, every language is. If the app traps,
  /// the lines that led there are printed on standard error, and the process ends.
  public func explore(_ arguments: [String] = []) async throws(UsageError) -> Exploration {
    defer { SuddenEnd.announce(nil) }
    return try await explore(
      try parser.parseExploration(arguments),
      announce: { header, lines in
        let script = ([header] + lines.map { "> \($0)" }).map { "\($0)\n" }.joined()
        SuddenEnd.announce(
          SuddenEnd.LastWords(
            beforeReason: "explore: the last of these lines ended the process\n",
            afterReason: script))
      }, report: { _, _ in })
  }

  /// Explores as `options` say. Calls `announce` with the header and the lines of a script before its last line is sent.
  /// Typed secrets are hidden there. Calls `report` with the numbers of places that are done and left.
  func explore(
    _ options: ExploreOptions,
    announce: @escaping (_ header: String, _ lines: [String]) -> Void,
    report: (_ done: Int, _ left: Int) -> Void
  ) async throws(UsageError) -> Exploration {
    var exploration = Exploration()
    exploration.coverage = Coverage(of: plan)
    switch options.way {
    case .random(let lines):
      for start in try starts(options, announce) {
        for territory in start.languages {
          try await exploration.addRandomWalks(
            in: territory, start.name, lines: lines, seed: options.launch.seed ?? 0)
        }
      }
    case .everyPlace(let search):
      let end = search.seconds.map { ContinuousClock.now + .seconds($0) }
      for start in try starts(options, announce) {
        var first: Walk?
        let limits = Walk.Limits(
          depth: search.limits.depth ?? start.limits.depth,
          places: search.limits.places ?? start.limits.places)
        for territory in start.languages {
          let walk = Walk(territory, limits, until: end)
          try await walk.run { report(exploration.placeCount + $0, $1) }
          try await exploration.add(
            walk, start.name, comparedWith: first, hasMap: search.report != nil)
          if search.transcripts != nil { try await exploration.addTour(of: walk) }
          if first == nil { first = walk }
        }
      }
      exploration.omissions += exploration.unusedSamples(options.samples)
    }
    return exploration
  }

  private struct Start {
    let name: [String]
    let limits: Walk.Limits
    let languages: [Territory]
  }

  /// The starts of the plan or of the command line, each with a territory for each language.
  private func starts(
    _ options: ExploreOptions, _ announce: @escaping (String, [String]) -> Void
  ) throws(UsageError) -> [Start] {
    var plan = plan
    plan.samples.merge(options.samples) { $1 }
    var starts: [Start] = []
    for start in options.launch.settings.isEmpty ? plan.starts : [[]] {
      let (ownLaunch, limits) = try parser.parseStart(start)
      var launch = options.launch.filled(by: ownLaunch)
      let languages = (options.launch.language.map { [$0] } ?? languages).map { language in
        launch.language = language
        var territory = Territory(program: self, options: launch, plan: plan)
        let header = territory.header
        territory.announce = { announce(header, $0) }
        return territory
      }
      starts.append(Start(name: start, limits: limits, languages: languages))
    }
    return starts
  }
}

extension Exploration {
  /// Adds the results of `walk`. Differences from `other`, the same walk in another language, are violations.
  @MainActor
  fileprivate mutating func add(
    _ walk: Walk, _ start: [String], comparedWith other: Walk?, hasMap: Bool
  ) async throws(UsageError) {
    let edges = walk.nodes.reduce(0) { $0 + $1.edges.count }
    let depth = walk.nodes.last?.place.path.count ?? 0
    let name = walk.territory.name(of: start)
    walks.append(
      "\(name): \(counted(walk.nodes.count, "place")), \(counted(edges, "edge")), at most \(counted(depth, "line")) from the start"
    )
    placeCount += walk.nodes.count
    edgeCount += edges
    self.depth = max(self.depth, depth)
    sentCount += walk.sent
    omissions += walk.omissions.map { "\(name): \($0)" }
    coverage.formUnion(walk.coverage)
    if let rows = walk.territory.plan.rows {
      omissions.append(
        "\(name): all but the first \(counted(rows, "row")) of a kind on each screen")
    }
    for node in walk.nodes {
      fields.formUnion(node.place.screen.reachable.filter(\.isField).compactMap(\.address))
    }
    let isDrawn = other == nil && graph.isEmpty
    if isDrawn {
      let width = walk.territory.options.width ?? 80
      graph = ExplorerGraph(
        walk.nodes, width: hasMap ? width : nil)
    }
    try await add(walk.violations, in: walk.territory, drawnAs: isDrawn ? walk : nil)
    if let difference = other.flatMap({ walk.firstDifference(from: $0) }) {
      try await add([difference], in: walk.territory)
    }
  }

  /// A sentence for each field in `samples` that no screen has.
  fileprivate func unusedSamples(_ samples: [String: [String]]) -> [String] {
    samples.keys.filter { !fields.contains($0) }.sorted().map {
      "--sample \($0): no screen has this field"
    }
  }

  /// Adds the transcripts that take every line that `walk` has taken.
  @MainActor
  fileprivate mutating func addTour(of walk: Walk) async throws(UsageError) {
    var tour = Tour(of: walk)
    while let transcript = try await tour.next() { transcripts.append(transcript) }
  }

  @MainActor
  fileprivate mutating func addRandomWalks(
    in territory: Territory, _ start: [String], lines: Int, seed: UInt64
  ) async throws(UsageError) {
    var walks = RandomWalks(in: territory, seed: seed)
    try await walks.run(lines: lines)
    self.walks.append(
      "\(territory.name(of: start)): \(counted(walks.sent, "line")) at random, --seed \(seed)")
    sentCount += walks.sent
    coverage.formUnion(walks.coverage)
    try await add(walks.violations, in: territory)
  }

  /// Adds the `found` violations that are not known yet. If `walk` is drawn, finds their places in the graph.
  @MainActor
  private mutating func add(
    _ found: [Violation], in territory: Territory, drawnAs walk: Walk? = nil
  ) async throws(UsageError) {
    for var violation in found {
      // In another language, the same lines show the same violation with another message.
      let isNew = known.insert([violation.kind, violation.message]).inserted
      if !known.insert([violation.kind] + violation.lines).inserted || !isNew { continue }
      violation.transcript = try await territory.record(
        violation.lines, comment: "\(violation.kind): \(violation.message)")
      violation.place = walk?.lastPlace(of: violation.lines)
      violations.append(violation)
    }
  }
}

extension Walk {
  /// The index of the last visited place on the way along `lines`.
  fileprivate func lastPlace(of lines: [String]) -> Int? {
    var path = lines[...]
    while true {
      if let index = nodes.firstIndex(where: { $0.place.path[...] == path }) { return index }
      if path.popLast() == nil { return nil }
    }
  }
}

extension Element {
  fileprivate var isField: Bool { role == .field || role == .secureField }
}

extension Territory {
  fileprivate func name(of start: [String]) -> String {
    (["--lang=\(options.language ?? "en")"] + start).joined(separator: " ")
  }
}
