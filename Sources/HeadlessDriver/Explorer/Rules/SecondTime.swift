import HeadlessUI

extension Rule {
  /// A line does the same the second time. Reaches each page on a second way, sends its lines again, and compares the answers.
  static let secondTime: Rule = Rule(
    name: "second-time",
    sentence:
      "after a person has gone back and come again, a line does something else than the first time",
    remedy: "look for a subscription, a child or a flag that is left from the first time",
    leadsOn: true, canShrink: false,
    ofPlaces: { (search) async throws(UsageError) in
      let (app, map) = (search.app, search.walk.map)
      var tried: Set<String> = []
      var broken: [[Move]] = []
      for (index, way) in map.secondWays().enumerated() {
        let node = map.nodes[index]
        guard let way, !broken.contains(where: { way.starts(with: $0) }) else { continue }
        for edge in node.edges where !edge.isOther && edge.move.comesFromInside {
          let (target, line) = (map.nodes[edge.target].place, edge.move.subject)
          // The page below a sheet may change whenever the sheet opens.
          if target.screen.covered.count < node.place.screen.covered.count { continue }
          guard !search.isOver,
            tried.insert("\(node.place.usablePage) \(line.isEmpty ? edge.recorded : line)").inserted
          else { continue }
          let copy = try await AppCopy(of: app)
          for move in way { await copy.take(move) }
          search.walk.sentCount += way.count + 1
          // Places with equal keys may differ: a key leaves out covered screens, and a plan's key may be coarse. Then only a page
          // with another key is a difference, after the same lines, once nothing is under way.
          let isSame = copy.place.isSame(as: node.place)
          let isCoarse = app.plan.key != nil && !isSame
          let steps = node.place.steps
          let comesBack =
            way.starts(with: steps) || steps.count > 1 && way.starts(with: steps.dropLast())
          if isCoarse, !comesBack || node.place.isWaiting || target.isWaiting { break }
          let compare = { (second: Place, first: Place) in
            isCoarse
              && (second.isWaiting || app.key(of: second).picture == app.key(of: first).picture)
              ? nil : Finding(ofSecondTime: second, like: first)
          }
          var (origin, first) = (node.parent, node.place)
          var finding = compare(copy.place, first)
          if finding == nil {
            if !isSame, !isCoarse { break }
            await copy.take(edge.move)
            (origin, first) = (index, target)
            finding = compare(copy.place, first)
          }
          if let finding {
            if let origin, map.isRetry(copy.place, from: origin, like: first) { break }
            broken.append(copy.place.steps)
            try await search.report(finding)
            break
          }
        }
      }
    })
}

extension PlaceMap {
  /// A second way to each place; nil if there is none. If a line leads back to the parent, the way goes back and forward again.
  /// Otherwise it is the parent's second way plus the last line. If the parent has none, it is the first other way to the place.
  fileprivate func secondWays() -> [[Move]?] {
    var others: [Int: [Move]] = [:]
    for (index, node) in nodes.enumerated() {
      for edge in node.edges where edge.target != index && others[edge.target] == nil {
        let way = node.place.steps + [edge.move]
        let place = nodes[edge.target].place
        // Equal sheets may stand above pages that differ.
        if way != place.steps, place.screen.covered.isEmpty { others[edge.target] = way }
      }
    }
    var ways: [[Move]?] = []
    for (index, node) in nodes.enumerated() {
      guard let parent = node.parent, let last = node.place.steps.last,
        nodes[parent].place.screen.covered.isEmpty
      else {
        ways.append(others[index])
        continue
      }
      if let back = node.edges.first(where: { $0.target == parent && $0.move.comesFromInside }) {
        ways.append(node.place.steps + [back.move, last])
      } else {
        ways.append(ways[parent].map { $0 + [last] } ?? others[index])
      }
    }
    return ways
  }

  /// Whether a line at `index` failed the first time and worked the second time: it led to `first`, a page of the way there, and
  /// now leads on to `second`. The service may refuse a request once.
  fileprivate func isRetry(_ second: Place, from index: Int, like first: Place) -> Bool {
    let pages = way(to: index).map { nodes[$0].place.usablePage }
    return pages.contains(first.usablePage) && !pages.contains(second.usablePage)
  }
}

extension Finding {
  /// The finding if the screens or the trees of `first` and `second` differ. Equal lines led to both, but on different ways.
  @MainActor
  fileprivate init?(ofSecondTime second: Place, like first: Place) {
    let detail = ScreenDifferences(from: first.screen, to: second.screen).found.first?.text
    guard let detail = detail ?? (first.ribs == second.ribs ? nil : "the tree differs") else {
      return nil
    }
    self.init(
      .secondTime, about: "\(first.path.last?.recorded ?? "the start") on \(first.title)",
      "\(second.way) is not what it is \(first.way): \(detail)",
      second.path)
  }
}
