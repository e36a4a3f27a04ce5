import HeadlessUI

/// Makes a few recordings that together visit every place that a search has found, and take every line of each page once.
@MainActor
struct EveryLineRecorder {
  private let search: PlaceSearch
  /// The lines of each place that a recording should still take.
  private var left: [[String]]
  /// The lines that were taken on the pages with each title.
  private var taken: Set<[String]> = []
  private var visited: Set<Int> = [0]
  /// The first place where something is left.
  private var first = 0
  /// Whether the app has refused a line, such as a link.
  private var isRefused = false

  /// The comment below the header of each recording.
  static let comment = "written by --explore"

  /// The approximate number of lines in a recording, and of those between two new launches of the app.
  private static let length = (whole: 1000, part: 100)

  init(of search: PlaceSearch) {
    self.search = search
    left = search.graph.nodes.map { $0.edges.map(\.line) }
  }

  /// The next recording; nil if nothing is left. The line `:goto 0` in it launches the app as new; `:goto 1` also
  /// opens the link of `--open` again.
  mutating func next() async throws(UsageError) -> String? {
    var lines: [String] = []
    isRefused = false
    while lines.count < Self.length.whole, let part = try await nextPart() {
      let start = search.app.url == nil ? ":goto 0" : ":goto 1"
      lines += lines.isEmpty ? part : [start] + part
    }
    if lines.isEmpty { return nil }
    return try await search.app.record(lines, comment: Self.comment, keepsGoing: isRefused)
  }

  /// The lines of the next tour from the start; nil if nothing is left.
  private mutating func nextPart() async throws(UsageError) -> [String]? {
    while first < left.count {
      guard let next = left[first].firstIndex(where: { isNew($0, at: first) }) else {
        first += 1
        continue
      }
      // The search has taken this line after these lines. It is not tried again, even if it is missing this time.
      let line = left[first].remove(at: next)
      return try await part(beginningWith: search.graph.nodes[first].place.lines + [line])
    }
    return nil
  }

  private mutating func part(
    beginningWith beginning: [String]
  ) async throws(UsageError) -> [String] {
    let copy = try await AppCopy(of: search.app)
    var planned = beginning
    while copy.place.path.count < Self.length.part || !planned.isEmpty {
      let here = search.index(of: copy.place)
      if planned.isEmpty {
        guard let here, let way = way(from: here) else { break }
        planned = way
      }
      let line = planned.removeFirst()
      // With a coarser key, a line may be missing at another place with that key.
      guard copy.lines.contains(line) || line.hasPrefix(":wait ") else { break }
      if let here { note(line, at: here) }
      try await copy.take(line)
      if copy.response.error != nil { isRefused = true }
    }
    let canCancel = copy.place.screen.alert?.cancelIndex != nil
    return copy.place.lines + (canCancel ? ["cancel"] : [])
  }

  /// Whether `line`, sent at `place`, leads to a place that was not visited, or was not taken on such a page.
  private func isNew(_ line: String, at place: Int) -> Bool {
    let node = search.graph.nodes[place]
    if let edge = node.edge(of: line), !visited.contains(edge.target) { return true }
    return !taken.contains([node.place.title, line])
  }

  private mutating func note(_ line: String, at place: Int) {
    let node = search.graph.nodes[place]
    taken.insert([node.place.title, line])
    if let edge = node.edge(of: line) { visited.insert(edge.target) }
    left[place].removeAll { $0 == line }
  }

  /// The lines from the place at `start` to the nearest line that was not taken, that line included; nil if there is none.
  ///
  /// Looks at no more than a thousand places. A new launch of the app is shorter than a longer way.
  private func way(from start: Int) -> [String]? {
    var origins: [Int: (place: Int, line: String)] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count, next < 1000 {
      let place = queue[next]
      next += 1
      if let line = left[place].first(where: { isNew($0, at: place) }) {
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
