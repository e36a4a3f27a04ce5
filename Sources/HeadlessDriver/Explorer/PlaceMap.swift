import HeadlessUI

/// Places of an app, and the lines between them.
package struct PlaceMap: Sendable {
  /// A move that was taken. The edges of many places share it.
  final class Taken: Sendable, Codable {
    let move: Move
    /// The line in a transcript, which hides secrets.
    let recorded: String
    /// Whether the recorded line hides a secret.
    let isSecret: Bool

    init(_ move: Move, recorded: String, isSecret: Bool = false) {
      (self.move, self.recorded, self.isSecret) = (move, recorded, isSecret)
    }

    static let none = Taken(.cancel, recorded: "")
  }

  /// A move that leads from one place to another.
  struct Edge: Sendable, Codable {
    var taken = Taken.none
    /// The index of the place that the move leads to.
    var target: Int
    /// The time that passed on the app's clock; nil if none did.
    var time: Duration?
    /// Whether the move led to a screen that differs from the target's, although the plan's key counts both as one place.
    var isOther = false
    /// How the screen, the tree and the states that the move led to differ from the target's, if the plan has a key.
    var hidden: [String] = []

    /// A map encodes the moves of all its edges once.
    private enum CodingKeys: String, CodingKey { case target, time, isOther, hidden }

    var move: Move { taken.move }
    var recorded: String { taken.recorded }
    var isSecret: Bool { taken.isSecret }
  }

  /// A place, with the moves that can be taken there.
  struct Node: Sendable, Codable {
    var place: Place
    /// The index of the place that this place was found from; nil for the start.
    var parent: Int?
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
    case clock = "a clock that goes on"
  }

  /// The places, those nearest to the start first.
  var nodes: [Node] = []

  var edgeCount: Int { nodes.reduce(0) { $0 + $1.edges.count } }

  /// The number of lines of the longest path to a place.
  var depth: Int { nodes.last?.place.path.count ?? 0 }

  /// Sorts the places by their distance from the start.
  mutating func sort() {
    let order = nodes.indices.sorted {
      (nodes[$0].place.path.count, $0) < (nodes[$1].place.path.count, $1)
    }
    var places = Array(nodes.indices)
    for (new, old) in order.enumerated() { places[old] = new }
    nodes = order.map { nodes[$0] }
    for index in nodes.indices {
      nodes[index].parent = nodes[index].parent.map { places[$0] }
      for edge in nodes[index].edges.indices {
        nodes[index].edges[edge].target = places[nodes[index].edges[edge].target]
      }
    }
  }

  /// The index of the last place on the path `moves` that the map has.
  func lastPlace(of moves: [Move]) -> Int? {
    nodes.indices.filter { moves.starts(with: nodes[$0].place.steps) }
      .max { nodes[$0].place.path.count < nodes[$1].place.path.count }
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
}

extension Place {
  var title: String { screen.placeTitle }
}

extension Screen {
  var placeTitle: String { name ?? firstLabel ?? "(nothing is shown)" }

  /// The name that a person gives to the screen or to its question; nil if it has none.
  var name: String? {
    if let alert { return "? \(alert.title)" }
    return title.isEmpty ? nil : title
  }

  /// The first text of the page that is not empty; nil if there is none.
  var firstLabel: String? { elements.first { !$0.label.isEmpty }?.label }
}
