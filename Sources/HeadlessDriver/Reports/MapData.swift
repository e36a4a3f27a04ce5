import HeadlessUI

/// The places of every walk in one order, and the JSON that the scripts of a map read. Each screen, each element and each tree
/// of RIBs is stored once.
struct MapData {
  struct DrawnWalk {
    let name: String
    let header: String
    let places: Range<Int>
    /// The number of places of the walks before, drawn or not.
    fileprivate let placesBefore: Int
  }

  struct DrawnPlace {
    let place: Place
    /// The index of the place that this place was found from; nil for the start of a walk.
    let parent: Int?
    /// The index of the first place with the same screen; nil if this is the first.
    let twin: Int?
    fileprivate let screen: Int
    fileprivate let tree: Int
    fileprivate let speech: Int?
    /// The lines to each place that is drawn.
    fileprivate let lines: [(target: Int, lines: [String])]
    /// The lines that led to a screen other than their target's, which the plan's key counts as the same place.
    fileprivate let others: [String]
    /// Whether no test reaches the place, and the lines from it that no test takes.
    let isUntested: Bool
    fileprivate let untested: [String]
    /// The other lines, by the reason for which the places after them are not drawn.
    fileprivate let missing: [(reason: String, lines: [String])]
  }

  private(set) var walks: [DrawnWalk] = []
  private(set) var places: [DrawnPlace] = []
  private var elements = JSONTable()
  private var screens = JSONTable()
  private var trees = JSONTable()
  private var speeches = JSONTable()

  /// Takes at most `drawnPlaces` places of each walk, those nearest to the start.
  init(of exploration: Exploration, testedBy tests: TestCoverage?, drawnPlaces: Int) {
    var first: [Int: Int] = [:]
    var placesBefore = 0
    for walk in exploration.walks {
      let start = places.count
      for node in walk.map.nodes.prefix(drawnPlaces) {
        let screen = self.screen(node.place.screen)
        var missing: [(reason: String, lines: [String])] = []
        func leave(_ line: String, because reason: String) {
          let index = missing.firstIndex { $0.reason == reason } ?? missing.count
          if index == missing.count { missing.append((reason, [])) }
          if !missing[index].lines.contains(line) { missing[index].lines.append(line) }
        }
        let usable = UsableScreen(node.place.screen)
        for move in node.moves {
          guard let reason = node.untaken[move] else { continue }
          // A typed text may be a secret.
          let name = move.typedText == nil ? nil : move.name
          let line = name.map { Choice.text(for: $0).line() } ?? move.line(on: usable)
          leave(line, because: "not explored: \(reason.rawValue)")
        }
        var lines: [(target: Int, lines: [String])] = []
        for edge in Self.lines(of: node) {
          if edge.target < drawnPlaces {
            lines.append((start + edge.target, edge.lines))
          } else {
            for line in edge.lines { leave(line, because: "not drawn: too far from the start") }
          }
        }
        places.append(
          DrawnPlace(
            place: node.place, parent: node.parent.map { start + $0 }, twin: first[screen],
            screen: screen,
            tree: trees.index(
              of: Escaping.text(node.place.ribs.map(\.description).joined(separator: "\n"))),
            speech: node.place.speech.map { speeches.index(of: $0.joined(separator: "\n")) },
            lines: lines, others: node.edges.filter(\.isOther).map(\.recorded),
            isUntested: tests?.reaches(to: node.place) == false,
            untested: node.edges.filter {
              let target = walk.map.nodes[$0.target].place
              return tests?.reaches($0.move, from: node.place, to: target) == false
            }.map(\.recorded), missing: missing)
        )
        if first[screen] == nil { first[screen] = places.count - 1 }
      }
      walks.append(
        DrawnWalk(
          name: walk.name, header: walk.header, places: start..<places.count,
          placesBefore: placesBefore))
      placesBefore += walk.map.nodes.count
    }
  }

  /// The index at which the place of `violation` is drawn; nil if no card shows the place.
  func drawnPlace(of violation: Finding) -> Int? {
    guard let place = violation.place,
      let walk = walks.last(where: { $0.placesBefore <= place })
    else { return nil }
    let index = walk.places.lowerBound + place - walk.placesBefore
    return walk.places.contains(index) ? index : nil
  }

  static func anchor(_ index: Int) -> String { "place-\(index + 1)" }

  // MARK: - JSON

  /// The data of the page, with the places of `violations`.
  func json(_ violations: [Finding]) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.array("walks", of: walks) { json, walk in
      json.beginObject()
      json.field("name", walk.name)
      json.field("header", walk.header)
      json.field("first", walk.places.lowerBound)
      json.endObject()
    }
    json.array("places", of: places) { json, drawn in
      json.beginObject()
      if let parent = drawn.parent {
        json.field("parent", parent)
        json.field("line", Escaping.line(drawn.place.path.last?.recorded ?? ""))
      }
      json.field("tree", drawn.tree)
      json.field("screen", drawn.screen)
      if let speech = drawn.speech { json.field("speech", speech) }
      json.array("lines", of: drawn.lines) { json, edge in
        json.beginArray()
        json.value(edge.target)
        for line in edge.lines { json.value(Escaping.line(line)) }
        json.endArray()
      }
      if !drawn.others.isEmpty {
        json.array("others", of: drawn.others) { $0.value(Escaping.line($1)) }
      }
      if !drawn.untested.isEmpty {
        json.array("untested", of: drawn.untested) { $0.value(Escaping.line($1)) }
      }
      if !drawn.missing.isEmpty {
        json.array("missing", of: drawn.missing) { json, part in
          json.beginArray()
          json.value(part.reason)
          for line in part.lines { json.value(Escaping.line(line)) }
          json.endArray()
        }
      }
      json.endObject()
    }
    json.array("trees", of: trees.values) { $0.value(written: $1) }
    json.array("speeches", of: speeches.values) { $0.value(written: $1) }
    json.array("screens", of: screens.values) { $0.value(written: $1) }
    json.array("elements", of: elements.values) { $0.value(written: $1) }
    json.array("violations", of: violations) { $0.value(drawnPlace(of: $1) ?? -1) }
    json.endObject()
    return json.bytes
  }

  /// The index of `screen` among the stored screens.
  private mutating func screen(_ screen: Screen) -> Int {
    let usable = UsableScreen(screen)
    let page = screen.elements.indices.map {
      element(screen.elements[$0], screen.alert == nil ? usable.choices(at: $0) : [], on: usable)
    }
    let answers = (screen.alert?.elements ?? []).indices.map {
      element(usable.elements[$0], usable.choices(at: $0), on: usable)
    }
    let covered = screen.covered.map { self.screen($0) }
    return screens.index { json in
      json.beginObject()
      json.field("title", screen.title)
      json.array("elements", of: page) { $0.value($1) }
      if let alert = screen.alert {
        json.key("alert")
        json.beginObject()
        json.field("title", alert.title)
        json.field("message", alert.message)
        json.array("elements", of: answers) { $0.value($1) }
        json.endObject()
      }
      if !covered.isEmpty { json.array("covered", of: covered) { $0.value($1) } }
      json.endObject()
    }
  }

  /// The index of `element`, which offers `choices`, among the stored elements. Its `form` is the beginning of the line for a text.
  private mutating func element(
    _ element: Element, _ choices: [Choice], on usable: UsableScreen
  ) -> Int {
    let form = choices.first { if case .text = $0 { true } else { false } }
    let lines = choices.filter { $0 != form }.map { $0.line(on: usable) }
    return elements.index { json in
      json.beginObject()
      json.field("role", element.role.rawValue)
      if !element.label.isEmpty { json.field("label", element.label) }
      if let value = element.value { json.field("value", value) }
      if element.depth > 0 { json.field("depth", element.depth) }
      if !element.isEnabled { json.field("disabled", true) }
      if element.isSelected { json.field("selected", true) }
      if element.isBeside { json.field("beside", true) }
      if let purpose = element.buttonRole { json.field("purpose", purpose.rawValue) }
      if let form { json.field("form", "\(Escaping.line(form.lineBeforeText(on: usable))) ") }
      if !lines.isEmpty { json.array("lines", of: lines) { $0.value(Escaping.line($1)) } }
      json.endObject()
    }
  }

  /// The recorded lines of `node`, by the index of the place that they lead to.
  private static func lines(of node: PlaceMap.Node) -> [(target: Int, lines: [String])] {
    let targets = node.edges.indices.filter { index in
      !node.edges[..<index].contains { $0.target == node.edges[index].target }
    }.map { node.edges[$0].target }
    return targets.map { target in
      (target, node.edges.filter { $0.target == target }.map(\.recorded))
    }
  }
}
