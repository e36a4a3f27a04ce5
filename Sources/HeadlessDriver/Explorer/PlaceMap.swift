import HeadlessUI

/// Places of an app, and the lines between them.
package struct PlaceMap: Sendable {
  /// A move that leads from one place to another.
  struct Edge: Sendable, Codable {
    let move: Move
    /// The line in a transcript, which hides secrets.
    let recorded: String
    /// Whether the recorded line hides a secret.
    var isSecret = false
    /// The index of the place that the move leads to.
    let target: Int
    /// The time that passed on the app's clock; nil if none did.
    var time: Duration?
    /// Whether the move led to a screen that differs from the target's, although the plan's key counts both as one place.
    var isOther = false
  }

  /// A place, with the moves that can be taken there.
  struct Node: Sendable, Codable {
    var place: Place
    /// The index of the place that this place was found from; nil for the start.
    let parent: Int?
    var moves: [Move]
    /// The moves that were taken and led to a place of the map.
    var edges: [Edge] = []
    /// The reasons for which moves were not taken, or led to a place outside the map.
    var untaken: [Move: Untaken] = [:]

    /// The edge of `move`; nil if the place that the move leads to was not visited.
    func edge(of move: Move) -> Edge? { edges.first { $0.move == move } }
  }

  /// The reasons for which the place that a move leads to is unknown.
  enum Untaken: String, Codable {
    case depth = "--depth"
    case limit = "--limit"
    case seconds = "--seconds"
    case interrupt = "a signal"
    case violation = "a violation"
    case endlessWait = "waiting never ends here"
  }

  /// The places, in the order in which they were found.
  var nodes: [Node] = []

  var edgeCount: Int { nodes.reduce(0) { $0 + $1.edges.count } }

  /// The number of lines of the longest path to a place.
  var depth: Int { nodes.last?.place.path.count ?? 0 }

  /// The index of the last place on the path `moves` that the map has.
  func lastPlace(of moves: [Move]) -> Int? {
    var path = moves[...]
    while true {
      if let index = nodes.firstIndex(where: {
        $0.place.path.count == path.count && $0.place.steps[...] == path
      }) {
        return index
      }
      if path.popLast() == nil { return nil }
    }
  }

  /// The fewest moves from `start` to a place that `isEnd` accepts, along edges that `isMeant` accepts, and that place; nil if it
  /// is not among the nearest thousand places.
  func way(
    from start: Int, along isMeant: (Edge) -> Bool = { _ in true }, to isEnd: (Int) -> Bool
  ) -> (moves: [Move], end: Int)? {
    var ways: [Int: [Move]] = [start: []]
    var queue = [start]
    var next = 0
    while next < queue.count, next < 1000 {
      let place = queue[next]
      let way = ways[place] ?? []
      if isEnd(place) { return (way, place) }
      for edge in nodes[place].edges where ways[edge.target] == nil && isMeant(edge) {
        ways[edge.target] = way + [edge.move]
        queue.append(edge.target)
      }
      next += 1
    }
    return nil
  }

  /// The recorded lines of the moves from `index`, grouped by the index of the place that they
  /// lead to.
  func lines(from index: Int) -> [(target: Int, lines: [String])] {
    var lines: [(target: Int, lines: [String])] = []
    for edge in nodes[index].edges {
      if let place = lines.firstIndex(where: { $0.target == edge.target }) {
        lines[place].lines.append(edge.recorded)
      } else {
        lines.append((edge.target, [edge.recorded]))
      }
    }
    return lines
  }
}

extension PlaceMap: Codable {
  private enum CodingKeys: String, CodingKey { case nodes, marks }

  /// Decodes a map: a place comes with its own lines only, and a screen without its marks.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    nodes = try values.decode([Node].self, forKey: .nodes)
    for (index, marks) in try values.decode([Marks].self, forKey: .marks).enumerated() {
      nodes[index].place.screen.marks = marks
      if let parent = nodes[index].parent {
        nodes[index].place.path = nodes[parent].place.path + nodes[index].place.path
      }
    }
  }

  /// Encodes each line of a path once, because a path may be thousands of lines long.
  package func encode(to encoder: any Encoder) throws {
    let own = nodes.map { node in
      var node = node
      if let parent = node.parent { node.place.path.removeFirst(nodes[parent].place.path.count) }
      return node
    }
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(own, forKey: .nodes)
    try values.encode(nodes.map(\.place.screen.marks), forKey: .marks)
  }
}

extension Place {
  var title: String { screen.name ?? screen.firstLabel ?? "(nothing is shown)" }
}

extension Screen {
  /// The name that a person gives to the screen or to its question; nil if it has none.
  var name: String? {
    if let alert { return "? \(alert.title)" }
    return title.isEmpty ? nil : title
  }

  /// The first text of the page that is not empty; nil if there is none.
  var firstLabel: String? { elements.first { !$0.label.isEmpty }?.label }
}
