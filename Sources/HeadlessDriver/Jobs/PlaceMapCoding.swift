import HeadlessUI

extension PlaceMap: Codable {
  private enum CodingKeys: String, CodingKey { case nodes, screens, marks, moves, taken, parts }

  /// The indices of the parts of a node that are encoded once.
  private struct Parts: Codable {
    let screen: Int, moves: Int
    let taken: [Int]
  }

  /// Decodes a map: a place comes with its own lines only, and equal parts come once. The places share them.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    nodes = try values.decode([Node].self, forKey: .nodes)
    let screens = zip(
      try values.decode([Screen].self, forKey: .screens),
      try values.decode([Marks].self, forKey: .marks)
    ).map { screen, marks in
      var screen = screen
      screen.marks = marks
      return screen
    }
    let moves = try values.decode([[Move]].self, forKey: .moves)
    let taken = try values.decode([Taken].self, forKey: .taken)
    for (index, parts) in try values.decode([Parts].self, forKey: .parts).enumerated() {
      nodes[index].place.screen = screens[parts.screen]
      nodes[index].moves = moves[parts.moves]
      for (edge, part) in parts.taken.enumerated() { nodes[index].edges[edge].taken = taken[part] }
      if let parent = nodes[index].parent {
        nodes[index].place.path = nodes[parent].place.path + nodes[index].place.path
      }
    }
  }

  /// Encodes each line of a path once, because a path may be thousands of lines long, and equal parts once.
  package func encode(to encoder: any Encoder) throws {
    var (screens, moves, taken) = (Distinct<Screen>(), Distinct<[Move]>(), Distinct<Taken>())
    let parts = nodes.map { node in
      Parts(
        screen: screens.index(
          of: node.place.screen, node.place.screen, [node.place.screen.text(width: 1000)]),
        moves: moves.index(of: node.moves, node.moves, node.moves.map { $0.line() }),
        taken: node.edges.map {
          taken.index(
            of: $0.taken, $0.move, [$0.move.line(), $0.recorded, "\($0.isSecret)"])
        })
    }
    let own = nodes.map { node in
      var node = node
      if let parent = node.parent { node.place.path.removeFirst(nodes[parent].place.path.count) }
      (node.place.screen, node.moves) = (Screen(), [])
      return node
    }
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(own, forKey: .nodes)
    try values.encode(screens.values, forKey: .screens)
    try values.encode(screens.values.map(\.marks), forKey: .marks)
    try values.encode(moves.values, forKey: .moves)
    try values.encode(taken.values, forKey: .taken)
    try values.encode(parts, forKey: .parts)
  }
}

/// Values, each once.
private struct Distinct<Value> {
  private(set) var values: [Value] = []
  private var indices: [[AnyHashable]: Int] = [:]

  /// The index of `value`, which equals another if `key` does and the `texts` do, byte for byte.
  mutating func index(of value: Value, _ key: some Hashable, _ texts: [String]) -> Int {
    let key: [AnyHashable] = [key] + texts.map { Array($0.utf8) }
    if let index = indices[key] { return index }
    indices[key] = values.count
    values.append(value)
    return values.count - 1
  }
}
