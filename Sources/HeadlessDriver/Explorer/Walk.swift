import HeadlessUI
import StateBinding

/// A walk through every place of a territory. Places are visited breadth first, so that each is reached by one of its shortest
/// scripts. Each line is sent to a fresh app that has replayed the script of the place.
@MainActor
final class Walk {
  struct Limits {
    /// The highest number of lines from the start to a place whose lines are taken.
    var depth: Int?
    /// The highest number of places.
    var places: Int?
  }

  /// A place, with the lines that can be sent there.
  struct Node {
    let place: Place
    /// The index of the place that this place was found from; nil for the start.
    let parent: Int?
    let lines: [String]
    /// The lines that were taken, each with the index of the place that it leads to.
    var edges: [(line: String, target: Int)] = []
  }

  /// The number of places whose lines were not taken, and of lines whose places were not visited.
  struct Cut {
    var byDepth = 0
    var byLimit = 0
    var bySeconds = 0
    var byViolation = 0
  }

  let territory: Territory
  private let limits: Limits
  private let end: ContinuousClock.Instant?

  private(set) var nodes: [Node] = []
  private(set) var violations: [Violation] = []
  /// The number of lines that were sent, replays included.
  private(set) var sent = 0
  private(set) var cut = Cut()
  /// Whether `:wait` was found to go on for ever. It is then not tried again, as it takes long.
  private var neverRests = false
  private var indices: [PlaceKey: Int] = [:]

  init(_ territory: Territory, _ limits: Limits, until end: ContinuousClock.Instant?) {
    self.territory = territory
    self.limits = limits
    self.end = end
  }

  /// Visits every place.
  func run() async throws(UsageError) {
    territory.announce([])
    _ = visit(try await Traveller(in: territory), from: nil)
    var next = 0
    while next < nodes.count {
      try await leave(next)
      next += 1
    }
  }

  /// The index of the node for `place`; nil if it was not visited.
  func index(of place: Place) -> Int? { indices[territory.key(of: place)] }

  /// Takes every line of the place at `index`.
  private func leave(_ index: Int) async throws(UsageError) {
    let node = nodes[index]
    let previous = node.parent.map { nodes[$0].place }
    if let depth = limits.depth, node.place.path.count >= depth { return cut.byDepth += 1 }
    if let end, ContinuousClock.now >= end { return cut.bySeconds += 1 }
    for line in node.lines where line != ":wait" || !neverRests {
      let traveller = try await Traveller(to: node.place, after: previous, in: territory)
      sent += node.place.path.count
      if !traveller.problems.isEmpty {
        violations += traveller.problems
        continue
      }
      await traveller.take(line)
      sent += 1
      guard let target = visit(traveller, from: index) else { continue }
      nodes[index].edges.append((line, target))
    }
  }

  /// Adds the place of `traveller` unless it is known, and returns its index; nil if there is no room.
  private func visit(_ traveller: Traveller, from parent: Int?) -> Int? {
    violations += traveller.problems
    let place = traveller.place
    let key = territory.key(of: place)
    if let known = indices[key] { return known }
    // Behind a violation an app may grow without end.
    if parent != nil, let problem = traveller.problems.first {
      if problem.kind == Violation.Kind.neverIdle.rawValue { neverRests = true }
      cut.byViolation += 1
      return nil
    }
    if let limit = limits.places, nodes.count >= limit {
      cut.byLimit += 1
      return nil
    }
    let lines = traveller.lines
    violations += place.problems(with: lines)
    indices[key] = nodes.count
    nodes.append(Node(place: place, parent: parent, lines: lines))
    return nodes.count - 1
  }
}

extension Walk.Cut {
  /// What was not explored, in words.
  var sentences: [String] {
    var sentences: [String] = []
    if byDepth > 0 {
      sentences.append("the lines of \(counted(byDepth, "place")), because of --depth")
    }
    if byLimit > 0 {
      sentences.append("\(counted(byLimit, "edge")) to new places, because of --limit")
    }
    if bySeconds > 0 {
      sentences.append("the lines of \(counted(bySeconds, "place")), because of --seconds")
    }
    if byViolation > 0 { sentences.append("what follows \(counted(byViolation, "violation"))") }
    return sentences
  }
}
