import HeadlessUI

/// A few recordings that together take every line of every place that a walk has visited.
@MainActor
struct Tour {
  private let walk: Walk
  /// The lines of each place that no recording has taken yet.
  private var left: [[String]]

  /// The comment below the header of each recording.
  static let comment = "written by --explore"

  /// The approximate number of lines in a recording.
  private static let length = 300

  init(of walk: Walk) {
    self.walk = walk
    left = walk.nodes.map { $0.edges.map(\.line) }
  }

  /// The next recording; nil if every line has been taken.
  mutating func next() async throws(UsageError) -> String? {
    guard let start = left.firstIndex(where: { !$0.isEmpty }) else { return nil }
    let traveller = try await Traveller(in: walk.territory)
    // The walk has taken this line after this script, so every recording takes at least one new line.
    var planned = walk.nodes[start].place.path + [left[start].removeFirst()]
    while traveller.place.path.count < Self.length || !planned.isEmpty {
      let here = walk.index(of: traveller.place)
      if planned.isEmpty {
        guard let here, let way = way(from: here) else { break }
        planned = way
      }
      let line = planned.removeFirst()
      // With a coarser key, a line may be missing at another place with that key.
      guard traveller.lines.contains(line) else { break }
      if let here { left[here].removeAll { $0 == line } }
      await traveller.take(line)
      // A link may be refused, which ends a script.
      if traveller.response.error != nil { break }
    }
    if traveller.response.error == nil, traveller.place.screen.alert?.cancelIndex != nil {
      await traveller.take("cancel")
    }
    return try await walk.territory.record(
      traveller.place.path, comment: Self.comment)
  }

  /// The lines from the place at `start` to the nearest line that was not taken, that line included; nil if there is none.
  private func way(from start: Int) -> [String]? {
    var origins: [Int: (place: Int, line: String)] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let place = queue[next]
      next += 1
      if let line = left[place].first {
        var lines = [line]
        var here = place
        while here != start, let origin = origins[here] {
          lines.append(origin.line)
          here = origin.place
        }
        return lines.reversed()
      }
      for edge in walk.nodes[place].edges
      where edge.target != start && origins[edge.target] == nil {
        origins[edge.target] = (place, edge.line)
        queue.append(edge.target)
      }
    }
    return nil
  }
}
