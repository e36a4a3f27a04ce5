import HeadlessUI

extension Rule {
  static let languagesDiffer: Rule = Rule(
    name: "languages-differ",
    sentence:
      "the places of two languages differ in more than their texts; rows may stand in another order",
    remedy: "let only texts depend on the language", canShrink: false,
    ofLanguages: { walk, first, language in
      guard let first, !walk.leftOutLines, !first.leftOutLines else { return [] }
      return [walk.map.firstDifference(from: first.map, in: language)].compactMap(\.self)
    })
}

extension PlaceMap {
  /// The first difference from `other`, the map of the same start in another language; nil if there is none. Both maps are
  /// walked together, breadth first, along equal lines. Elements are compared without their texts. Nil also if the app ended before
  /// its first screen in one of them.
  @MainActor
  fileprivate func firstDifference(from other: PlaceMap, in language: String) -> Finding? {
    if nodes.isEmpty || other.nodes.isEmpty { return nil }
    // A list may be sorted by its texts, so the same place may have another index.
    var pairs = [(0, 0)]
    var (twins, originals) = ([0: 0], [0: 0])
    // A limit cuts off the same lines in both maps as long as all places stand in the same order.
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
        let recorded = edge?.recorded ?? move.line(on: UsableScreen(node.place.screen))
        return difference(
          "\(Quoting.quoted(recorded)) leads to another place than in", at: node, in: language)
      }
    }
    return nil
  }

  @MainActor
  private func difference(_ what: String, at node: Node, in language: String) -> Finding {
    Finding(
      .languagesDiffer, about: node.place.title,
      "in \(language) \(what) the first language", node.place.path)
  }
}

extension PlaceMap.Node {
  fileprivate func difference(from twin: PlaceMap.Node) -> String? {
    if let difference = place.screen.difference(from: twin.place.screen) {
      return "this screen \(difference) in"
    }
    if place.ribs != twin.place.ribs { return "this screen has another tree of RIBs than in" }
    return moves.count == twin.moves.count ? nil : "this screen takes other lines than in"
  }

  /// The moves, each with a move of `twin`: the same move if `twin` has it, else the next one that only `twin` has, because names
  /// may be translated.
  fileprivate func matchedMoves(of twin: PlaceMap.Node) -> [(Move, Move)] {
    let (own, others) = (Set(moves), Set(twin.moves))
    var translated = twin.moves.filter { !own.contains($0) }[...]
    return moves.compactMap { move in
      (others.contains(move) ? move : translated.popFirst()).map { (move, $0) }
    }
  }
}

extension Screen {
  /// What differs from `other`, the same screen in the first language, apart from texts. Rows may stand in another order.
  fileprivate func difference(from other: Screen) -> String? {
    if (alert == nil) != (other.alert == nil) || covered.count != other.covered.count {
      return "is covered by other questions or sheets than"
    }
    let (own, others) = (allElements, other.allElements)
    switch (own.first(missingIn: others), others.first(missingIn: own)) {
    case (nil, nil): return nil
    case (let added?, nil): return "has \(added.described), which it lacks"
    case (nil, let missing?): return "lacks \(missing.described), which it has"
    case (let added?, let missing?):
      return "has \(added.described) in another form or place than \(missing.described)"
    }
  }
}

extension [Element] {
  /// The first element that `others` lacks, even with other texts.
  fileprivate func first(missingIn others: [Element]) -> Element? {
    var counts: [String: Int] = [:]
    for element in others { counts[element.shape, default: 0] += 1 }
    return first { element in
      counts[element.shape, default: 0] -= 1
      return counts[element.shape, default: 0] < 0
    }
  }
}

extension Element {
  /// The element without its texts.
  fileprivate var shape: String {
    "\(role) \(depth) \(isEnabled) \(isSelected) \(buttonRole.map { "\($0)" } ?? "") \(identifier ?? "")"
  }

  /// The element in a sentence.
  fileprivate var described: String {
    "the \(role.rawValue) \(Quoting.quoted(identifier ?? label))"
  }
}
