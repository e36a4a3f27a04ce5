import HeadlessUI

/// The walks of an exploration, as a text file keeps them. Each line of the file has one fact about a place, which is named by the
/// lines that first led there.
///
/// The facts are sorted, and no number in them shifts with another change. So the file is the same on every machine, a difference
/// between two files is readable, and the changes of two people merge.
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
    /// How the place that the line leads to differs from its target, although the plan's key counts both as one.
    var hidden: [String] = []
  }

  /// The bound of a map that is kept with the tests.
  package struct Bound: Equatable {
    /// The highest number of places of a walk.
    package var places: Int
    package let language: String
  }

  package private(set) var walks: [Walk] = []
  /// The part of an exploration that made the walks; nil if it was all of it.
  private(set) var shard: Shard?
  package private(set) var bound: Bound?

  package var placeCount: Int { walks.reduce(0) { $0 + $1.places.count } }

  /// The walks of `exploration`, or of the part `shard` of one, or of one within `bound`.
  package init(_ exploration: Exploration, _ shard: Shard? = nil, within bound: Bound? = nil) {
    (self.shard, self.bound) = (shard, bound)
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

  private static let title = "map 2"

  package var text: String {
    var text = Self.title
    if let shard { text += " shard=\(shard)" }
    if let bound { text += " lang=\(bound.language) limit=\(bound.places)" }
    text += "\n"
    for walk in walks.sorted(by: { $0.name < $1.name }) {
      text += "\nwalk \(walk.name)\n"
      // The place nearest to the start has the screen in full.
      let nearest = walk.places.sorted {
        $0.path.count != $1.path.count
          ? $0.path.count < $1.path.count : $0.path.lexicographicallyPrecedes($1.path)
      }
      var first: [[UInt8]: String] = [:]
      let facts = nearest.map { place in
        let name = Self.name(place.path)
        var screen = Self.facts(of: place.screen)
        let bytes = Array(screen.joined(separator: "\n").utf8)
        if let same = first[bytes] { screen = ["same \(same)"] } else { first[bytes] = name }
        let lines = place.lines.sorted { $0.text < $1.text }.compactMap {
          Self.fact(of: $0, at: place, in: walk)
        }
        let facts = ["ribs \(Escaping.line(place.ribs))"] + screen + lines
        return (path: place.path, text: facts.map { "\(name) \($0)\n" }.joined())
      }
      text += facts.sorted { $0.path.lexicographicallyPrecedes($1.path) }.map(\.text).joined()
    }
    return text
  }

  fileprivate static func name(_ path: [String]) -> String {
    path.isEmpty ? "start" : path.map(Quoting.quoted).joined(separator: " ")
  }

  /// Where `line` leads; nil if the name of a place says it.
  private static func fact(of line: Line, at place: Place, in walk: Walk) -> String? {
    var fact = "line \(Quoting.quoted(line.text))"
    if let time = line.time { fact += " takes \(time)" }
    guard let target = line.target else { return "\(fact) unexplored" }
    let path = walk.places[target].path
    if path == place.path {
      fact += " stays"
    } else if path != place.path + [line.text] {
      fact += " to \(name(path))"
    } else if line.time == nil, line.hidden.isEmpty {
      return nil
    }
    return fact + line.hidden.map { " differs \(Quoting.quoted($0))" }.joined()
  }

  private static func facts(of screen: Screen) -> [String] {
    var facts = screen.covered.map { "covered \(Quoting.quoted($0.title))" }
    facts.append("screen \(Quoting.quoted(screen.title))\(screen.canRefresh ? " refreshes" : "")")
    facts += screen.elements.map(fact)
    guard let alert = screen.alert else { return facts }
    let texts = [alert.title] + (alert.message.map { [$0] } ?? [])
    facts.append("\(alert.role.rawValue) \(texts.map(Quoting.quoted).joined(separator: " "))")
    return facts + alert.elements.map { "? \(fact(of: $0))" }
  }

  private static func fact(of element: Element) -> String {
    var fact = String(repeating: "> ", count: element.depth)
    fact += element.role.rawValue.replacing(" ", with: "-") + " \(Quoting.quoted(element.label))"
    if let value = element.value { fact += " value \(Quoting.quoted(value))" }
    if let identifier = element.identifier { fact += " id \(Quoting.quoted(identifier))" }
    for flag in flags where element[keyPath: flag.part] == flag.value { fact += " \(flag.word)" }
    return fact + (element.buttonRole.map { " \($0.rawValue)" } ?? "")
  }

  /// The words about an element, each with the part of the element and the value that it stands for.
  fileprivate static var flags: [(word: String, part: WritableKeyPath<Element, Bool>, value: Bool)]
  {
    [
      ("disabled", \.isEnabled, false), ("selected", \.isSelected, true),
      ("focused", \.isFocused, true), ("beside", \.isBeside, true),
    ]
  }

  // MARK: - Reading

  /// Reads `text`, the contents of the file `name`. Throws a sentence with the number of the first wrong line.
  package init(reading text: String, named name: String) throws(UsageError) {
    let refusal = { (sentence: String) in UsageError("\(Escaping.line(name)): \(sentence)") }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var count = 0
    for part in lines[0].dropFirst(Self.title.count).split(separator: " ") {
      let (name, value) = OptionsParser.parts(String(part))
      if name == "shard" { shard = value.flatMap(Shard.init) }
      if name == "lang" { bound = Bound(places: 0, language: value ?? "") }
      if name == "limit", let value, let places = Int(value) { bound?.places = places }
      count += 1
    }
    guard lines[0].hasPrefix(Self.title), bound?.places != 0,
      count == (shard == nil ? 0 : 1) + (bound == nil ? 0 : 2)
    else {
      throw refusal("line 1: this is no map; write one with --explore --save-map FILE")
    }
    var reader = FactReader()
    var number = 1
    do throws(LineError) {
      for line in lines.dropFirst() {
        number += 1
        if !line.isEmpty { try reader.read(String(line)) }
      }
      number = 0
      try reader.finishWalk()
    } catch {
      throw refusal((number > 0 ? "line \(number): " : "") + error.sentence)
    }
    walks = reader.walks
  }
}

/// Reads the facts of a map. They may stand in any order, but for those of one screen.
private struct FactReader {
  private(set) var walks: [SavedMap.Walk] = []
  /// The places of the walk that is read, and the index of each by its path.
  private var places: [SavedMap.Place] = []
  private var indices: [[String]: Int] = [:]
  private var marks = Marks.english
  /// The places that have the same screen as another place, and the lines that lead to that other place. The file may name it
  /// further down.
  private var screens: [(place: Int, path: [String])] = []
  private var targets: [(place: Int, line: Int, path: [String])] = []

  mutating func read(_ line: String) throws(LineError) {
    if line.hasPrefix("walk ") {
      try finishWalk()
      walks.append(SavedMap.Walk(name: String(line.dropFirst(5))))
      marks = Marks(language: walks[walks.count - 1].language)
      _ = index(of: [])
      return
    }
    var words = WordReader(line)
    if walks.isEmpty { throw unknown(words.next()) }
    let place = index(of: try path(&words))
    let word = words.next()
    switch word {
    case "ribs": places[place].ribs = words.remaining
    case "same": screens.append((place, try path(&words)))
    case "covered": places[place].screen.covered.append(Screen(title: try words.name() ?? ""))
    case "screen":
      places[place].screen.title = try words.name() ?? ""
      places[place].screen.canRefresh = words.next() == "refreshes"
    case "line": try readLine(at: place, &words)
    case "alert", "dialog":
      places[place].screen.alert = Screen.Alert(
        role: word == "alert" ? .alert : .dialog, title: try words.name() ?? "",
        message: try words.name(), elements: [])
    case "?":
      let element = try element(words.next(), &words)
      places[place].screen.alert?.elements.append(element)
    default:
      let element = try element(word, &words)
      places[place].screen.elements.append(element)
    }
  }

  private mutating func readLine(at place: Int, _ words: inout WordReader) throws(LineError) {
    var line = SavedMap.Line(text: try words.name() ?? "")
    var target: [String]? = places[place].path + [line.text]
    while case let word = words.next(), !word.isEmpty {
      switch word {
      case "takes": line.time = words.next()
      case "to": target = try path(&words)
      case "stays": target = places[place].path
      case "unexplored": target = nil
      case "differs": line.hidden.append(try words.name() ?? "")
      default: throw unknown(word)
      }
    }
    if let target { targets.append((place, places[place].lines.count, target)) }
    places[place].lines.append(line)
  }

  private mutating func index(of path: [String]) -> Int {
    if let index = indices[path] { return index }
    indices[path] = places.count
    places.append(SavedMap.Place(path: path))
    places[places.count - 1].screen.marks = marks
    return places.count - 1
  }

  private func element(_ first: String, _ words: inout WordReader) throws(LineError) -> Element {
    var (word, depth) = (first, 0)
    while word == ">" { (word, depth) = (words.next(), depth + 1) }
    guard let role = Role(rawValue: word.replacing("-", with: " ")) else { throw unknown(word) }
    var element = Element(role: role, label: try words.name() ?? "", depth: depth)
    while case let word = words.next(), !word.isEmpty {
      if word == "value" {
        element.value = try words.name()
      } else if word == "id" {
        element.identifier = try words.name()
      } else if let flag = SavedMap.flags.first(where: { $0.word == word }) {
        element[keyPath: flag.part] = flag.value
      } else if let role = Element.ButtonRole(rawValue: word) {
        element.buttonRole = role
      } else {
        throw unknown(word)
      }
    }
    return element
  }

  private func unknown(_ word: String) -> LineError {
    LineError(.badLine, "\(brief(word)) has no meaning here; write the file again")
  }

  private func path(_ words: inout WordReader) throws(LineError) -> [String] {
    var path: [String] = []
    while words.isQuoted, let line = try words.name() { path.append(line) }
    if path.isEmpty, case let word = words.next(), word != "start" { throw unknown(word) }
    return path
  }

  /// Finds the places that the walk's facts name. A place itself says that its last line leads to it.
  mutating func finishWalk() throws(LineError) {
    if walks.isEmpty { return }
    for (place, path) in screens {
      let first = try known(path)
      places[place].screen = places[first].screen
    }
    for (place, line, path) in targets {
      let target = try known(path)
      places[place].lines[line].target = target
    }
    let lines = places.map { Set($0.lines.map(\.text)) }
    for (index, place) in places.enumerated() {
      guard let line = place.path.last else { continue }
      let parent = try known(place.path.dropLast())
      if !lines[parent].contains(line) {
        places[parent].lines.append(SavedMap.Line(text: line, target: index))
      }
    }
    walks[walks.count - 1].places = places
    (places, indices, screens, targets) = ([], [:], [], [])
  }

  private func known(_ path: [String]) throws(LineError) -> Int {
    if let index = indices[path] { return index }
    throw LineError(.badLine, "no place is named \(SavedMap.name(path)); write the file again")
  }
}

// MARK: - Shards

extension SavedMap {
  /// Joins `maps`, one of each shard of an exploration.
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
    walks = sorted.flatMap(\.walks)
  }
}

extension SavedMap.Place {
  /// The place of `node`. `secrets` has the names of the lines that type a secret.
  fileprivate init(_ node: PlaceMap.Node, secrets: [Move: String]) {
    path = node.place.path.map { $0.move.flatMap { secrets[$0] } ?? $0.recorded }
    ribs = node.place.ribs.line
    screen = node.place.screen
    // Nothing on a covered screen can be used.
    screen.covered = screen.covered.map { Screen(title: $0.title) }
    let usable = UsableScreen(screen)
    lines = node.moves.compactMap { move in
      if let edge = node.edge(of: move) {
        return SavedMap.Line(
          text: secrets[move] ?? edge.recorded, target: edge.target,
          time: move == .wait() ? edge.time.map(Self.text) : nil, hidden: edge.hidden)
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
