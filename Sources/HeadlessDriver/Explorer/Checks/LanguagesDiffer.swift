import HeadlessUI

extension PlaceGraph {
  /// The first difference from `other`, the graph of the same start in another language; nil if there is none. Both graphs are
  /// walked together, breadth first, along equal lines. Elements are compared without their texts.
  func firstDifference(from other: PlaceGraph, in language: String) -> Problem? {
    // A list may be sorted by its texts, so the same place may have another index.
    var pairs = [(0, 0)]
    var (twins, originals) = ([0: 0], [0: 0])
    // A limit cuts off the same lines in both graphs as long as all places stand in the same order.
    var hasSameOrder = true
    var next = 0
    while next < pairs.count {
      let (node, twin) = (nodes[pairs[next].0], other.nodes[pairs[next].1])
      next += 1
      if let what = node.difference(from: twin) {
        return difference(what, at: node, in: language)
      }
      if Set(node.moves) == Set(twin.moves), node.moves != twin.moves { hasSameOrder = false }
      for (move, twinMove) in node.matchedMoves(of: twin) {
        let (edge, twinEdge) = (node.edge(of: move), twin.edge(of: twinMove))
        if let edge, let twinEdge {
          let (known, original) = (twins[edge.target], originals[twinEdge.target])
          if known == twinEdge.target, original == edge.target { continue }
          if known == nil, original == nil {
            twins[edge.target] = twinEdge.target
            originals[twinEdge.target] = edge.target
            pairs.append((edge.target, twinEdge.target))
            if edge.target != twinEdge.target { hasSameOrder = false }
            continue
          }
        } else if !hasSameOrder || edge == nil && twinEdge == nil {
          continue
        }
        let recorded = edge?.recorded ?? move.line(on: Front(node.place.screen))
        return difference(
          "\(Quoting.quoted(recorded)) leads to another place", at: node, in: language)
      }
    }
    return nil
  }

  private func difference(_ what: String, at node: Node, in language: String) -> Problem {
    Problem(
      .languagesDiffer, about: node.place.title,
      "in \(language) \(what) than in the first language; let only texts depend on the language",
      node.place.path)
  }
}

extension PlaceGraph.Node {
  fileprivate func difference(from twin: PlaceGraph.Node) -> String? {
    if !place.screen.hasSameShape(as: twin.place.screen) { return "this screen has other elements" }
    if place.ribs != twin.place.ribs { return "this screen has another tree of RIBs" }
    return moves.count == twin.moves.count ? nil : "this screen takes other lines"
  }

  /// The moves, each with a move of `twin`: the same move if both places have the same moves, else the move at the same
  /// position, because names may be translated.
  fileprivate func matchedMoves(of twin: PlaceGraph.Node) -> [(Move, Move)] {
    Set(moves) == Set(twin.moves)
      ? moves.map { ($0, $0) } : Array(zip(moves, twin.moves))
  }
}

extension Screen {
  fileprivate func hasSameShape(as other: Screen) -> Bool {
    (alert == nil) == (other.alert == nil) && elements.hasSameShape(as: other.elements)
      && (alert?.elements ?? []).hasSameShape(as: other.alert?.elements ?? [])
      && covered.count == other.covered.count
  }
}

extension [Element] {
  /// Whether the elements are the same without their texts. Rows with identifiers may stand in another order.
  fileprivate func hasSameShape(as other: [Element]) -> Bool {
    guard count == other.count else { return false }
    let shapes = (map(\.shape), other.map(\.shape))
    if shapes.0 == shapes.1 { return true }
    // The parts of a row without an identifier stay behind the row.
    return groups.sorted { $0.lexicographicallyPrecedes($1) }
      == other.groups.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The shapes of the elements, in groups that begin with an element that has an identifier.
  private var groups: [[String]] {
    var groups: [[String]] = [[]]
    for element in self {
      if element.identifier != nil { groups.append([]) }
      groups[groups.count - 1].append(element.shape)
    }
    return groups
  }
}

extension Element {
  /// The element without its texts.
  fileprivate var shape: String {
    "\(role) \(depth) \(isEnabled) \(isSelected) \(buttonRole.map { "\($0)" } ?? "") \(identifier ?? "")"
  }
}
