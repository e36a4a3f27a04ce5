import HeadlessUI

/// Makes a few recordings that together take every line of every place that a search has found.
@MainActor
struct EveryLineRecorder {
  private let search: PlaceSearch
  /// The lines of each place that no recording has taken yet.
  private var left: [[String]]

  /// The comment below the header of each recording.
  static let comment = "written by --explore"

  /// The approximate number of lines in a recording.
  private static let length = 300

  init(of search: PlaceSearch) {
    self.search = search
    left = search.graph.nodes.map { $0.edges.map(\.line) }
  }

  /// The next recording; nil if every line has been taken.
  mutating func next() async throws(UsageError) -> String? {
    guard let start = left.firstIndex(where: { !$0.isEmpty }) else { return nil }
    let copy = try await AppCopy(of: search.app)
    // The search has taken this line after these lines, so every recording takes at least one new line.
    var planned = search.graph.nodes[start].place.lines + [left[start].removeFirst()]
    while copy.place.path.count < Self.length || !planned.isEmpty {
      let here = search.index(of: copy.place)
      if planned.isEmpty {
        guard let here, let way = way(from: here) else { break }
        planned = way
      }
      let line = planned.removeFirst()
      // With a coarser key, a line may be missing at another place with that key.
      guard copy.lines.contains(line) else { break }
      if let here { left[here].removeAll { $0 == line } }
      await copy.take(line)
      // A link may be refused, which ends a script.
      if copy.response.error != nil { break }
    }
    if copy.response.error == nil, copy.place.screen.alert?.cancelIndex != nil {
      await copy.take("cancel")
    }
    return try await search.app.record(copy.place.lines, comment: Self.comment)
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
      for edge in search.graph.nodes[place].edges
      where edge.target != start && origins[edge.target] == nil {
        origins[edge.target] = (place, edge.line)
        queue.append(edge.target)
      }
    }
    return nil
  }
}
