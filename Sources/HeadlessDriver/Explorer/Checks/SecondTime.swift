import HeadlessUI

extension PlaceGraph {
  /// A second way to each place; nil if there is none. If a line leads back to the place before, the way goes back and forward
  /// again. Otherwise it is the second way to the place before and forward, or else the way of the first other line that leads to
  /// the place.
  func secondWays() -> [[Move]?] {
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
  func isRetry(_ second: Place, from index: Int, like first: Place) -> Bool {
    let pages = way(to: index).map { nodes[$0].place.usablePage }
    return pages.contains(first.usablePage) && !pages.contains(second.usablePage)
  }
}

extension ExploredApp {
  /// The problem if the screens or the trees of `first` and `second` differ. Equal lines led to both, but on different ways.
  func problemOfSecondTime(_ second: Place, like first: Place) -> Problem? {
    let detail = ScreenDifferences(from: first.screen, to: second.screen).found.first?.text
    guard let detail = detail ?? (first.ribs == second.ribs ? nil : "the tree differs") else {
      return nil
    }
    return Problem(
      .secondTime, about: "\(first.path.last?.recorded ?? "the start") on \(first.title)",
      "\(second.way) is not what it is \(first.way): \(detail); look for a subscription, a child or a flag that is left from the first time",
      second.path)
  }
}
