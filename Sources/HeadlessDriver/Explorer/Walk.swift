import HeadlessUI
import StateBinding

/// A walk through every place of a territory. Places are visited breadth first, so that the script that first led to a place is
/// one of the shortest. Each line goes to a newly launched app that has taken only the lines of that script. This is the app of
/// the traveller that found the place, or of one that replays the script.
@MainActor
final class Walk {
  struct Limits: Equatable, Sendable {
    /// The highest number of lines from the start to a place.
    var depth: Int?
    /// The highest number of places; `usualPlaces` if nil.
    var places: Int?

    /// The highest number of places if `--limit` is not given. A growing app has places without end.
    static let usualPlaces = 2000
  }

  /// A place, with the lines that can be sent there.
  struct Node {
    let place: Place
    /// The index of the place that this place was found from; nil for the start.
    let parent: Int?
    let lines: [String]
    /// The lines that were taken, each with its form in a transcript, which hides secrets, and the index of the place that the
    /// line leads to.
    var edges: [(line: String, written: String, target: Int)] = []
  }

  /// The parts that were not explored: the places whose lines were not taken because of the depth or the seconds, and the lines
  /// whose places were not visited because of the limit or a violation.
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
  private(set) var coverage = Coverage()
  /// The number of lines that were sent, replays included.
  private(set) var sent = 0
  private(set) var cut = Cut()
  /// Whether a `:wait` never came to an end. The walk then sends no other `:wait`, because each takes long.
  private var neverRests = false
  private var indices: [PlaceKey: Int] = [:]
  /// The travellers that found a place whose lines were not taken yet, by the index of the place.
  private var finders: [Int: Traveller] = [:]

  /// The highest number of travellers to keep, because each holds an app.
  private static let mostFinders = 500

  init(_ territory: Territory, _ limits: Limits, until end: ContinuousClock.Instant?) {
    self.territory = territory
    self.limits = limits
    self.end = end
  }

  /// Visits every place. Calls `report` with the number of places whose lines were taken, and the number of the other known
  /// places.
  func run(report: (_ done: Int, _ left: Int) -> Void) async throws(UsageError) {
    territory.announce([])
    _ = visit(try await Traveller(in: territory, hearsLaunch: true), from: nil)
    var next = 0
    while next < nodes.count {
      try await leave(next)
      next += 1
      report(next, nodes.count - next)
    }
  }

  /// The index of the node for `place`; nil if it was not visited.
  func index(of place: Place) -> Int? { indices[territory.key(of: place)] }

  /// Takes every line of the place at `index`.
  private func leave(_ index: Int) async throws(UsageError) {
    let node = nodes[index]
    if let depth = limits.depth, node.place.path.count >= depth { return cut.byDepth += 1 }
    for line in node.lines where line != ":wait" || !neverRests {
      if let end, ContinuousClock.now >= end {
        cut.bySeconds += 1
        break
      }
      let traveller = try await traveller(at: index)
      if !traveller.problems.isEmpty {
        violations += traveller.problems
        continue
      }
      await traveller.take(line)
      sent += 1
      guard let target = visit(traveller, from: index) else { continue }
      nodes[index].edges.append((line, traveller.response.entry?.recorded ?? line, target))
    }
  }

  /// A traveller that stands at the place at `index`.
  private func traveller(at index: Int) async throws(UsageError) -> Traveller {
    if let finder = finders.removeValue(forKey: index) { return finder }
    let node = nodes[index]
    sent += node.place.path.count
    return try await Traveller(
      to: node.place, after: node.parent.map { nodes[$0].place }, in: territory)
  }

  /// Adds the place of `traveller` unless it is known, and returns its index; nil if there is no room.
  private func visit(_ traveller: Traveller, from parent: Int?) -> Int? {
    violations += traveller.problems
    let place = traveller.place
    let key = territory.key(of: place)
    let known = indices[key]
    // If the plan has no key, a known place shows nothing new.
    coverage.note(traveller, of: territory, isNewPlace: known == nil || territory.plan.key != nil)
    if let known { return known }
    // After a violation, an app may have places without end.
    if parent != nil, let problem = traveller.problems.first {
      if problem.kind == Violation.Kind.neverIdle.rawValue { neverRests = true }
      cut.byViolation += 1
      return nil
    }
    if nodes.count >= limits.places ?? Limits.usualPlaces {
      cut.byLimit += 1
      return nil
    }
    let lines = traveller.lines
    violations += place.problems(with: lines)
    indices[key] = nodes.count
    nodes.append(Node(place: place, parent: parent, lines: lines))
    // The first traveller is not kept: it is traced, and while it exists the trace slows down all apps of the process.
    if parent != nil, finders.count < Self.mostFinders, place.path.count < limits.depth ?? .max {
      finders[nodes.count - 1] = traveller
    }
    return nodes.count - 1
  }
}

extension Walk {
  /// What was not explored, in words.
  var omissions: [String] {
    var sentences: [String] = []
    if cut.byDepth > 0 {
      sentences.append("the lines of \(counted(cut.byDepth, "place")), because of --depth")
    }
    if cut.byLimit > 0 {
      sentences.append(
        "\(counted(cut.byLimit, "edge")) to new places, because of --limit \(limits.places ?? Limits.usualPlaces)"
      )
    }
    if cut.bySeconds > 0 {
      sentences.append("the lines of \(counted(cut.bySeconds, "place")), because of --seconds")
    }
    if cut.byViolation > 0 {
      sentences.append("what follows \(counted(cut.byViolation, "violation"))")
    }
    return sentences
  }
}
