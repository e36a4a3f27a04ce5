import HeadlessUI

extension Rule {
  static let noWayBack: Rule = Rule(
    name: "no-way-back",
    sentence:
      "a few places cannot be left by any line, and no page on the way to them is among them",
    leadsOn: true, canShrink: false,
    ofMap: { map in
      map.entriesWithoutExit().map { index, part in
        let (place, idle) = (map.nodes[index].place, map.idleAnswer(among: part))
        let subject = idle?.subject ?? place.title
        let reason = idle.map { "\(inCode($0.subject)) change nothing, and " } ?? ""
        let message =
          "\(reason)from here no line leads back to any earlier page; add a way back, or accept \(Quoting.quoted(subject)) as an end"
        return Finding(.noWayBack, about: subject, message, idle?.path ?? place.path)
      }
    })
}

extension PlaceMap {
  /// For each part of the map that no line leaves, the place where a person first gets in, and all its places.
  ///
  /// A part is left out if it has a page of the way there: after a deletion, the same pages go on with less on them. It is left
  /// out if it has more pages than the rest of the map: nobody goes back to a welcome page. It is also left out if some line
  /// of its places was not taken, because that line may be an exit.
  ///
  /// Links and new launches are left out, because they come from outside of the app.
  fileprivate func entriesWithoutExit() -> [(entry: Int, part: [Int])] {
    let pages = nodes.map(\.place.usablePage)
    let firsts = firstPlaces
    return nodes.indices.compactMap { entry in
      guard entry != 0, let part = closedPart(from: entry, firsts) else { return nil }
      // A place where nothing can be used is a dead end.
      guard part.contains(where: { !movesInside(at: $0).isEmpty }) else { return nil }
      let inside = Set(part.map { pages[$0] })
      let members = Set(part)
      let outside = Set(pages.indices.lazy.filter { !members.contains($0) }.map { pages[$0] })
      let isWaitedFor = nodes[entry].place.steps.allSatisfy {
        if case .session(.wait) = $0 { true } else { false }
      }
      guard inside.count <= outside.count, !isWaitedFor,
        inside.isDisjoint(with: way(to: entry).dropLast().map { pages[$0] })
      else { return nil }
      return (entry, part)
    }
  }

  /// The first question at one of `places` to which a person may agree, and which then leads back to the place before it.
  fileprivate func idleAnswer(among places: [Int]) -> (subject: String, path: [SentLine])? {
    for node in places.sorted().map({ nodes[$0] }) {
      for edge in node.edges where edge.target == node.parent {
        if let subject = node.place.agreement(by: edge.move) {
          return (subject, node.place.path + [SentLine(edge.move, edge.recorded)])
        }
      }
    }
    return nil
  }

  private func movesInside(at index: Int) -> [Move] {
    nodes[index].moves.filter(\.comesFromInside)
  }

  /// The places that `entry` leads to, if all their moves were taken, and if `entry` is the first place of `firsts` of each.
  private func closedPart(from entry: Int, _ firsts: [Int]) -> [Int]? {
    var (part, next) = ([entry], 0)
    var seen: Set = [entry]
    while next < part.count {
      for move in movesInside(at: part[next]) {
        guard let target = nodes[part[next]].edge(of: move)?.target, firsts[target] == entry else {
          return nil
        }
        if seen.insert(target).inserted { part.append(target) }
      }
      next += 1
    }
    return part
  }

  /// The places from the start to `index`.
  func way(to index: Int) -> [Int] {
    var way = [index]
    while let parent = nodes[way[0]].parent { way.insert(parent, at: 0) }
    return way
  }

  /// For each place, the first place that it leads to, itself included.
  private var firstPlaces: [Int] {
    let targets = nodes.map { $0.edges.filter(\.move.comesFromInside).map(\.target) }
    var (firsts, isNew) = (Array(nodes.indices), true)
    while isNew {
      isNew = false
      // Both directions, because a way may be thousands of places long.
      for index in Array(nodes.indices) + nodes.indices.reversed() {
        let first = targets[index].reduce(firsts[index]) { min($0, firsts[$1]) }
        if first < firsts[index] { (firsts[index], isNew) = (first, true) }
      }
    }
    return firsts
  }
}

extension Move {
  /// Whether the move acts inside the app, rather than following a link or launching the app again.
  var comesFromInside: Bool { keyword.comesFromInside }
}

extension Place {
  /// The line that raised the question of this place and `move`, if a person agrees to the question with it; nil otherwise.
  func agreement(by move: Move) -> String? {
    guard screen.alert?.isQuestion == true, let last = steps.last, !last.subject.isEmpty else {
      return nil
    }
    switch move {
    case .answer(.confirm), .use(_, .tap): return "\(last.subject) and \(move.subject)"
    default: return nil
    }
  }

  /// The part of the place that a way back leads to: the tree, the title, and what can be used, by the first words of the
  /// names.
  var usablePage: String { "\(screen.title)\n\(screen.alert?.title ?? "")\n\(form)" }

  /// The page without texts.
  var form: String {
    var parts = ["\(ribs)", "\(screen.covered.count)", "\(screen.alert != nil)"]
    for element in screen.reachable where element.canAct || element.role == .progress {
      let name = element.identifier?.prefix { $0 != " " } ?? ""
      let part = "\(element.role.rawValue) \(name) \(element.isEnabled)"
      if part != parts.last { parts.append(part) }
    }
    return parts.joined(separator: "\n")
  }
}
