import HeadlessUI

/// A way from `start` to the place `first`, back to `start`, and on to `second`, a page of the same form as `first`, such as the
/// profile of another member.
private typealias RoundTrip = (start: Place, first: Place, second: Place, moves: [Move])

extension PlaceMap {
  /// The longest way to a page of a round trip. A growing app has ways without end.
  private static let longestWay = 30

  /// The round trips to two pages of one form. The ways there differ in one name or, before the last line, in one text. Of the
  /// trips to a form with the same last line, only the first is returned.
  fileprivate func roundTrips() -> [RoundTrip] {
    var firsts: [Int: Int] = [:]
    var done: Set<[String]> = []
    var trips: [RoundTrip] = []
    for (index, node) in nodes.enumerated() where node.place.path.count <= Self.longestWay {
      let (second, form) = (node.place, node.place.form)
      let moves = second.steps
      for (fork, move) in moves.enumerated() {
        let isLast = fork == moves.count - 1
        guard case .use(let name, let input) = move,
          input == .tap || move.typedText != nil && !isLast
        else { continue }
        let end = [form, isLast ? "" : moves[moves.count - 1].subject]
        if done.contains(end) { continue }
        var hasher = Hasher()
        hasher.combine(form)
        hasher.combine(input == .tap ? nil : name)
        hasher.combine(moves[..<fork])
        hasher.combine(moves[(fork + 1)...])
        let key = hasher.finalize()
        guard let origin = firsts[key] else {
          firsts[key] = index
          continue
        }
        var start = index
        for _ in fork..<moves.count { start = nodes[start].parent ?? 0 }
        let first = nodes[origin].place
        let own = Set(first.screen.texts).subtracting(second.screen.texts)
        let isInside = { (edge: Edge) in edge.move.comesFromInside && !edge.isOther }
        guard own.contains(where: \.isTelling) else { continue }
        done.insert(end)
        guard let back = way(from: origin, along: isInside, to: { $0 == start }) else { continue }
        trips.append((nodes[start].place, first, second, first.steps + back.moves + moves[fork...]))
      }
    }
    return trips
  }
}

extension Rule {
  static let captured: Rule = Rule(
    name: "captured",
    sentence:
      "a person opens one of two similar pages, goes back and opens the other; the second page shows a text that belongs only to the first",
    remedy: "look for a closure, a cache or a shared object that keeps the earlier value",
    leadsOn: true, canShrink: false,
    ofPlaces: { (search) async throws(UsageError) in
      if search.isOver { return }
      for trip in search.walk.map.roundTrips() where !search.isOver {
        search.walk.sentCount += trip.moves.count
        try await search.report(try await search.app.finding(ofTextKeptOn: trip))
      }
    })
}

extension ExploredApp {
  /// The finding if, at the end of `trip`, the screen shows a text that only the first page of that form shows.
  fileprivate func finding(ofTextKeptOn trip: RoundTrip) async throws(UsageError) -> Finding? {
    let copy = try await AppCopy(of: self)
    let forth = trip.second.path.count - trip.start.path.count
    for move in trip.moves.dropLast(forth) { await copy.take(move) }
    // If another place looks like the start, a difference may be right.
    guard copy.place.isSame(as: trip.start) else { return nil }
    for move in trip.moves.suffix(forth) { await copy.take(move) }
    let kept = Set(copy.place.screen.texts).intersection(trip.first.screen.texts)
      .subtracting(trip.start.screen.texts + trip.second.screen.texts)
    guard let text = kept.filter(\.isTelling).min() else { return nil }
    return Finding(
      .captured, about: text,
      "\(copy.place.way) shows \(Quoting.quoted(text)), which belongs to the place \(trip.first.way)",
      copy.place.path)
  }
}
