import HeadlessUI

/// The walks of an exploration as a text file keeps them. The file is the same on every machine, and a difference between two
/// files is readable: a place is named by the lines that first led there.
package struct SavedMap {
  package struct Walk {
    /// The settings of the walk, as the header of a transcript has them.
    var name: String
    package var places: [Place] = []

    /// The language, which the name begins with.
    fileprivate var language: String {
      name.hasPrefix("lang=") ? String(name.dropFirst(5).prefix { $0 != " " }) : ""
    }
  }

  package struct Place {
    /// The lines that first led here.
    var path: [String]
    /// The tree of RIBs in one line.
    var ribs = ""
    var screen = Screen()
    var lines: [Line] = []
  }

  /// A line that can be sent at a place.
  struct Line {
    let text: String
    /// The index of the place that the line leads to; nil if it was not explored.
    var target: Int?
    /// The time that a `:wait` took.
    var time: String?
  }

  package private(set) var walks: [Walk] = []
  /// The part of an exploration that made the walks; nil if it was all of it.
  private(set) var shard: Shard?

  /// The walks of `exploration`, or of the part `shard` of one.
  package init(_ exploration: Exploration, _ shard: Shard? = nil) {
    self.shard = shard
    for walk in exploration.walks {
      let settings = walk.header.prefix { $0 != "\n" }.split(separator: " ").dropFirst(3)
      let secrets = Self.names(ofSecretLinesIn: walk.map)
      let name = (settings.map(String.init) + walk.conditionsOutsideHeader).joined(separator: " ")
      walks.append(
        Walk(
          name: Escaping.line(name), places: walk.map.nodes.map { Place($0, secrets: secrets) }))
    }
  }

  /// The names of the lines of `map` that type a secret: each line as recorded, with a number if an earlier name is equal.
  private static func names(ofSecretLinesIn map: PlaceMap) -> [Move: String] {
    var (names, counts): ([Move: String], [String: Int]) = ([:], [:])
    for edge in map.nodes.flatMap(\.edges) where edge.isSecret && names[edge.move] == nil {
      let count = counts[edge.recorded, default: 0] + 1
      counts[edge.recorded] = count
      names[edge.move] = count > 1 ? "\(edge.recorded) (\(count))" : edge.recorded
    }
    return names
  }

  // MARK: - Writing

  private static let title = "map 1"

  package var text: String {
    var text = "\(Self.title)\(shard.map { " shard \($0)" } ?? "")\n"
    for walk in walks {
      text += "\nwalk \(walk.name)\n"
      var first: [[UInt8]: String] = [:]
      for place in walk.places {
        let name = Self.name(place.path)
        text += "\nplace \(name)\nribs \(Escaping.line(place.ribs))\n"
        let screen = Self.lines(of: place.screen)
        if let same = first[Array(screen.utf8)] {
          text += "same \(same)\n"
        } else {
          first[Array(screen.utf8)] = name
          text += screen
        }
        for line in place.lines {
          text += "line \(Quoting.quoted(line.text))"
          if let time = line.time { text += " takes \(time)" }
          if let target = line.target {
            let path = walk.places[target].path
            text += path == place.path + [line.text] ? "" : " to \(Self.name(path))"
          } else {
            text += " unexplored"
          }
          text += "\n"
        }
      }
    }
    return text
  }

  private static func name(_ path: [String]) -> String {
    path.isEmpty ? "start" : path.map(Quoting.quoted).joined(separator: " ")
  }

  private static func lines(of screen: Screen) -> String {
    var text = screen.covered.map { "covered \(Quoting.quoted($0.title))\n" }.joined()
    text += "screen \(Quoting.quoted(screen.title))\(screen.canRefresh ? " refreshes" : "")\n"
    text += screen.elements.map(line).joined()
    guard let alert = screen.alert else { return text }
    text += "\(alert.role.rawValue) \(Quoting.quoted(alert.title))"
    if let message = alert.message { text += " \(Quoting.quoted(message))" }
    return text + "\n" + alert.elements.map(line).joined()
  }

  private static func line(of element: Element) -> String {
    var line = String(repeating: "  ", count: element.depth + 1)
    line += element.role.rawValue.replacing(" ", with: "-") + " \(Quoting.quoted(element.label))"
    if let value = element.value { line += " value \(Quoting.quoted(value))" }
    if let identifier = element.identifier { line += " id \(Quoting.quoted(identifier))" }
    let flags = [
      ("disabled", !element.isEnabled), ("selected", element.isSelected),
      ("focused", element.isFocused), ("beside", element.isBeside),
    ]
    for (name, isSet) in flags where isSet { line += " \(name)" }
    if let role = element.buttonRole { line += " \(role.rawValue)" }
    return line + "\n"
  }

  // MARK: - Reading

  /// Reads `text`, the contents of the file `name`. Throws a sentence with the number of the first wrong line.
  package init(reading text: String, named name: String) throws(UsageError) {
    let refusal = { (sentence: String) in UsageError("\(Escaping.line(name)): \(sentence)") }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines[0].split(separator: " shard ", maxSplits: 1)
    shard = head.count > 1 ? Shard(String(head[1])) : nil
    guard head.first == Substring(Self.title), head.count == 1 || shard != nil else {
      throw refusal("line 1: this is no map; write one with --explore --save-map FILE")
    }
    /// The path that each line of a place leads to. The place may stand further below in the file.
    var targets: [[String]?] = []
    /// The index of each place of the walk by its path.
    var indices: [[String]: Int] = [:]
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      do throws(LineError) {
        try read(line, &targets, &indices)
      } catch {
        throw refusal("line \(index + 1): \(error.sentence)")
      }
    }
    var rest = targets[...]
    for walk in walks.indices {
      let places = Dictionary(
        walks[walk].places.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { one, _ in one })
      for place in walks[walk].places.indices {
        for line in walks[walk].places[place].lines.indices {
          guard let target = rest.removeFirst() else { continue }
          guard let index = places[target] else {
            throw refusal("no place is named \(Self.name(target)); write the file again")
          }
          walks[walk].places[place].lines[line].target = index
        }
      }
    }
  }

  private mutating func read(
    _ line: Substring, _ targets: inout [[String]?], _ indices: inout [[String]: Int]
  ) throws(LineError) {
    let indent = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    var words = WordReader(String(line))
    let keyword = words.next()
    if keyword == "walk" {
      walks.append(Walk(name: words.remaining))
      indices = [:]
      return
    }
    guard let walk = walks.indices.last else { throw Self.unknown(keyword) }
    if keyword == "place" {
      var place = Place(path: try Self.path(&words))
      place.screen.marks = Marks(language: walks[walk].language)
      if indices[place.path] == nil { indices[place.path] = walks[walk].places.count }
      walks[walk].places.append(place)
      return
    }
    guard var place = walks[walk].places.popLast() else { throw Self.unknown(keyword) }
    switch keyword {
    case "ribs": place.ribs = words.remaining
    case "same":
      let places = walks[walk].places.indices
      let index = indices[try Self.path(&words)].flatMap { places.contains($0) ? $0 : nil }
      place.screen = index.map { walks[walk].places[$0].screen } ?? Screen()
    case "covered": place.screen.covered.append(Screen(title: try words.name() ?? ""))
    case "screen":
      place.screen.title = try words.name() ?? ""
      place.screen.canRefresh = words.next() == "refreshes"
    case "line":
      var line = Line(text: try words.name() ?? "")
      var target: [String]? = place.path + [line.text]
      while case let word = words.next(), !word.isEmpty {
        switch word {
        case "takes": line.time = words.next()
        case "to": target = try Self.path(&words)
        case "unexplored": target = nil
        default: throw Self.unknown(word)
        }
      }
      targets.append(target)
      place.lines.append(line)
    case "alert" where indent == 0, "dialog" where indent == 0:
      place.screen.alert = Screen.Alert(
        role: keyword == "alert" ? .alert : .dialog, title: try words.name() ?? "",
        message: try words.name(), elements: [])
    default:
      let element = try Self.element(keyword, indent: indent, &words)
      if place.screen.alert?.elements.append(element) == nil {
        place.screen.elements.append(element)
      }
    }
    walks[walk].places.append(place)
  }

  private static func element(
    _ keyword: String, indent: Int, _ words: inout WordReader
  ) throws(LineError) -> Element {
    guard indent > 0, let role = Role(rawValue: keyword.replacing("-", with: " ")) else {
      throw unknown(keyword)
    }
    var element = Element(role: role, label: try words.name() ?? "", depth: indent / 2 - 1)
    while case let word = words.next(), !word.isEmpty {
      switch word {
      case "value": element.value = try words.name()
      case "id": element.identifier = try words.name()
      case "disabled": element.isEnabled = false
      case "selected": element.isSelected = true
      case "focused": element.isFocused = true
      case "beside": element.isBeside = true
      default:
        guard let role = Element.ButtonRole(rawValue: word) else { throw unknown(word) }
        element.buttonRole = role
      }
    }
    return element
  }

  private static func unknown(_ word: String) -> LineError {
    LineError(
      .badLine, "\(brief(word)) has no meaning here; write the file again with --save-map")
  }

  private static func path(_ words: inout WordReader) throws(LineError) -> [String] {
    var path: [String] = []
    while words.isQuoted, let line = try words.name() { path.append(line) }
    if path.isEmpty, words.next() != "start" { throw unknown(words.remaining) }
    return path
  }
}

// MARK: - Shards

extension SavedMap {
  /// Joins `maps`, one of each shard of an exploration, in the order that the whole exploration has.
  package init(joining maps: [SavedMap]) throws(UsageError) {
    let sorted = maps.sorted { ($0.shard?.number ?? 0) < ($1.shard?.number ?? 0) }
    let count = sorted.first?.shard?.count ?? 0
    // A file may claim any number of shards.
    let mostNamed = 10
    let missing = (1...max(count, 1)).lazy.filter { number in
      sorted.count { $0.shard == Shard(number: number, of: count) } != 1
    }.prefix(mostNamed + 1)
    if !missing.isEmpty || sorted.count != count {
      var needed = missing.prefix(mostNamed).map { "\($0)/\(max(count, 1))" }.joined(
        separator: ", ")
      if missing.count > mostNamed { needed += " and more" }
      throw UsageError(
        missing.isEmpty
          ? "these are not the maps of one exploration; name one map of each shard"
          : "one map of each shard is needed, and there is not exactly one of \(needed); write it with --explore --shard=K/N --save-map=FILE"
      )
    }
    // All languages of a start are in one shard.
    var rest = sorted.map { map in
      map.walks.reduce(into: [[Walk]]()) { starts, walk in
        if starts.last?.last?.start == walk.start {
          starts[starts.count - 1].append(walk)
        } else {
          starts.append([walk])
        }
      }[...]
    }
    while rest.contains(where: { !$0.isEmpty }) {
      for index in rest.indices { walks += rest[index].popFirst() ?? [] }
    }
  }
}

extension SavedMap.Walk {
  /// The settings without the language.
  fileprivate var start: Substring { name.drop { $0 != " " } }
}

extension SavedMap.Place {
  /// The place of `node`. `secrets` has the names of the lines that type a secret.
  fileprivate init(_ node: PlaceMap.Node, secrets: [Move: String]) {
    path = node.place.path.map { $0.move.flatMap { secrets[$0] } ?? $0.recorded }
    ribs = node.place.ribs.map(\.line).joined(separator: ", ")
    screen = node.place.screen
    // Nothing on a covered screen can be used.
    screen.covered = screen.covered.map { Screen(title: $0.title) }
    let usable = UsableScreen(screen)
    lines = node.moves.compactMap { move in
      if let edge = node.edge(of: move) {
        return SavedMap.Line(
          text: secrets[move] ?? edge.recorded, target: edge.target,
          time: move == .wait() ? edge.time.map(Self.text) : nil)
      }
      // A secret line that was taken nowhere has no name.
      if secrets[move] == nil, usable.find(move).typesIntoSecureField(of: usable) { return nil }
      return SavedMap.Line(text: secrets[move] ?? move.line(on: usable))
    }
  }

  private static func text(of time: Duration) -> String {
    let milliseconds = Int(time / .milliseconds(1))
    return milliseconds % 1000 == 0 ? "\(milliseconds / 1000)s" : "\(milliseconds)ms"
  }
}

extension Exploration {
  /// The places, screens and edges as text, the same on every machine.
  package var savedMap: String { SavedMap(self).text }
}

extension RIBTree {
  /// The RIB and those below it in one line, such as `Root(LoggedIn(Profile))`.
  fileprivate var line: String {
    let below = children.map(\.line).joined(separator: ", ")
    return "\(name)\(isActive ? "" : " (inactive)")\(below.isEmpty ? "" : "(\(below))")"
  }
}
