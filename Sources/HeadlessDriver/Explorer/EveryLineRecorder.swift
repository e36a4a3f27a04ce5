import HeadlessUI

/// Makes a few recordings that together visit every place that a search has found, and take every line of each page once.
@MainActor
package struct EveryLineRecorder {
  private let search: PlaceSearch
  /// The moves of each place that a recording should still take.
  private var left: [[Move]]
  /// The moves that were taken on the pages with each title.
  private var taken: [String: Set<Move>] = [:]
  private var visited: Set<Int> = [0]
  /// The first place where something is left.
  private var first = 0
  /// Whether the app has refused a line, such as a link.
  private var isRefused = false

  /// The comment below the header of each recording.
  package static let comment = "written by --explore"

  /// The approximate number of lines in a recording, and of those between two new launches of the app.
  private static let length = (whole: 1000, part: 100)

  init(of search: PlaceSearch) {
    self.search = search
    left = search.walk.map.nodes.map { $0.edges.map(\.move) }
  }

  /// The next recording; nil if nothing is left. The line `:goto 0` in it launches the app as new; `:goto 1` also
  /// opens the link of `--open` again.
  mutating func next() async throws(UsageError) -> String? {
    var lines: [String] = []
    isRefused = false
    while lines.count < Self.length.whole, let part = try await nextPart() {
      let start = Move.session(.goto(search.app.url == nil ? 0 : 1)).line()
      lines += lines.isEmpty ? part : [start] + part
    }
    if lines.isEmpty { return nil }
    return try await search.app.record(lines, comment: Self.comment, keepsGoing: isRefused)
  }

  /// The lines of the next part, from the launch on; nil if nothing is left.
  private mutating func nextPart() async throws(UsageError) -> [String]? {
    while first < left.count {
      guard let next = left[first].firstIndex(where: { isNew($0, at: first) }) else {
        first += 1
        continue
      }
      // Removes the move first: if the app does not offer the move this time, a second try would not help.
      let move = left[first].remove(at: next)
      return try await part(beginningWith: search.walk.map.nodes[first].place.steps + [move])
    }
    return nil
  }

  private mutating func part(
    beginningWith beginning: [Move]
  ) async throws(UsageError) -> [String] {
    let copy = try await AppCopy(of: search.app)
    var planned = beginning
    while copy.place.path.count < Self.length.part || !planned.isEmpty {
      let here = search.index(of: copy.place)
      if planned.isEmpty {
        guard let here, let way = way(from: here) else { break }
        planned = way
      }
      let move = planned.removeFirst()
      // If the plan's key is coarse, two places with the same key may offer different moves.
      guard copy.moves.contains(move) || move.keyword.word == Move.wait().keyword.word else {
        break
      }
      if let here { note(move, at: here) }
      await copy.take(move)
      if copy.explored.response.error != nil { isRefused = true }
    }
    let canCancel = copy.place.screen.alert?.cancelIndex != nil
    return copy.place.lines + (canCancel ? [Move.cancel.line()] : [])
  }

  /// Whether `move` leads from `place` to an unvisited place, or was not yet taken on a page with this title.
  private func isNew(_ move: Move, at place: Int) -> Bool {
    let node = search.walk.map.nodes[place]
    if let edge = node.edge(of: move), !visited.contains(edge.target) { return true }
    return taken[node.place.title]?.contains(move) != true
  }

  private mutating func note(_ move: Move, at place: Int) {
    let node = search.walk.map.nodes[place]
    taken[node.place.title, default: []].insert(move)
    if let edge = node.edge(of: move) { visited.insert(edge.target) }
    left[place].removeAll { $0 == move }
  }

  /// The moves from the place at `start` to the nearest move that was not taken, that move included; nil if there is none.
  private func way(from start: Int) -> [Move]? {
    let next = { (place: Int) in left[place].first { isNew($0, at: place) } }
    guard let (way, place) = search.walk.map.way(from: start, to: { next($0) != nil }) else {
      return nil
    }
    return way + [next(place)].compactMap(\.self)
  }
}
