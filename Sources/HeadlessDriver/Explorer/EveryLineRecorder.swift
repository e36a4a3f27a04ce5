import HeadlessUI

/// Makes a few recordings that together visit every place that a search has found, and take every line of each page once, or
/// every line of each place.
@MainActor
package struct EveryLineRecorder {
  package enum Extent: Codable { case places, lines }

  private let search: PlaceSearch
  private let extent: Extent
  /// The edges from each place that a recording should still take.
  private var left: [[PlaceMap.Edge]]
  /// The moves that were taken on the pages with each title.
  private var taken: [String: Set<Move>] = [:]
  private var visited: Set<Int> = [0]
  /// The first place where something is left.
  private var first = 0

  /// The comment below the header of each recording.
  package static let comment = "written by --explore"

  /// The approximate number of lines in a recording, and of those between two new launches of the app.
  private static let length = (whole: 1000, part: 100)

  init(of search: PlaceSearch, _ extent: Extent) {
    (self.search, self.extent) = (search, extent)
    left = search.walk.map.nodes.map(\.edges)
  }

  /// The next recording; nil if nothing is left. The line `:goto 0` in it launches the app as new; `:goto 1` also
  /// opens the link of `--open` again.
  mutating func next() async throws(UsageError) -> String? {
    var lines: [String] = []
    while lines.count < Self.length.whole, let part = nextPart() {
      let start = Move.session(.goto(search.app.url == nil ? 0 : 1)).line()
      lines += lines.isEmpty ? part : [start] + part
    }
    if lines.isEmpty { return nil }
    return try await search.app.record(lines, comment: Self.comment, keepsGoing: true)
  }

  /// The lines of the next part, from the launch on; nil if nothing is left.
  private mutating func nextPart() -> [String]? {
    let map = search.walk.map
    while first < left.count, next(at: first) == nil { first += 1 }
    if first == left.count { return nil }
    var (place, lines) = (first, map.nodes[first].place.lines)
    while lines.count < Self.length.part,
      let (way, end) = map.way(
        from: place, along: { !$0.isOther }, to: { next(at: $0) != nil }),
      let index = next(at: end)
    {
      let edge = left[end].remove(at: index)
      taken[map.nodes[end].place.title, default: []].insert(edge.move)
      visited.insert(edge.target)
      lines += (way + [edge.move]).map { $0.line() }
      place = edge.target
      // Another place with the same key may offer other moves.
      if edge.isOther { break }
    }
    let canCancel = map.nodes[place].place.screen.alert?.cancelIndex != nil
    return lines + (canCancel ? [Move.cancel.line()] : [])
  }

  /// The index of the first edge that is left from `place`, and that leads to an unvisited place or was not yet taken on a page with
  /// this title.
  private func next(at place: Int) -> Int? {
    left[place].firstIndex { edge in
      extent == .lines || !visited.contains(edge.target)
        || taken[search.walk.map.nodes[place].place.title]?.contains(edge.move) != true
    }
  }
}
