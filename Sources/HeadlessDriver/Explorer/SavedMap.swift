import HeadlessUI

/// The walks of an exploration as a text file keeps them. The file is the same on every machine, and a difference between two
/// files is readable: a place is named by the lines that first led there.
struct SavedMap {
  struct Walk {
    /// The settings of the walk, as the header of a transcript has them.
    var name: String
    var places: [SavedPlace] = []

    /// The language, which the name begins with.
    var language: String {
      name.hasPrefix("lang=") ? String(name.dropFirst(5).prefix { $0 != " " }) : ""
    }
  }

  struct SavedPlace {
    /// The lines that first led here.
    var path: [String]
    /// The tree of RIBs in one line.
    var ribs = ""
    var screen = Screen()
    var lines: [SavedLine] = []
  }

  /// A line that can be sent at a place.
  struct SavedLine {
    let text: String
    /// The index of the place that the line leads to; nil if it was not explored.
    var target: Int?
    /// The time that a `:wait` took.
    var time: String?
  }

  var walks: [Walk] = []

  /// The walks of `exploration`.
  init(_ exploration: Exploration) {
    for walk in exploration.walks {
      let settings = walk.header.prefix { $0 != "\n" }.split(separator: " ").dropFirst(3)
      let secrets = Self.names(ofSecretLinesIn: walk.graph)
      walks.append(
        Walk(
          name: Escaping.line(
            (settings.map(String.init) + walk.conditionsOutsideHeader).joined(separator: " ")),
          places: walk.graph.nodes.map { node in
            SavedPlace(
              path: node.place.path.map { $0.move.flatMap { secrets[$0] } ?? $0.recorded },
              ribs: node.place.ribs.map(\.line).joined(separator: ", "),
              screen: Self.withoutCovered(node.place.screen),
              lines: node.moves.compactMap { move in
                guard let edge = node.edge(of: move) else {
                  // A secret line that was taken nowhere has no name.
                  let front = Front(node.place.screen)
                  let isSecret = front.find(move).typesIntoSecureField(of: front)
                  return isSecret && secrets[move] == nil
                    ? nil : SavedLine(text: secrets[move] ?? move.line(on: front))
                }
                let time = move == .wait() ? edge.time.map(Self.text) : nil
                return SavedLine(
                  text: secrets[move] ?? edge.recorded, target: edge.target, time: time)
              })
          }))
    }
  }

  /// The names of the lines of `graph` that type a secret: each line as recorded, with a number if an earlier name is equal.
  private static func names(ofSecretLinesIn graph: PlaceGraph) -> [Move: String] {
    var (names, counts): ([Move: String], [String: Int]) = ([:], [:])
    for edge in graph.nodes.flatMap(\.edges) where edge.isSecret && names[edge.move] == nil {
      let count = counts[edge.recorded, default: 0] + 1
      counts[edge.recorded] = count
      names[edge.move] = count > 1 ? "\(edge.recorded) (\(count))" : edge.recorded
    }
    return names
  }

  /// Leaves only the titles of covered screens, because nothing there can be used.
  private static func withoutCovered(_ screen: Screen) -> Screen {
    var screen = screen
    screen.covered = screen.covered.map { Screen(title: $0.title) }
    return screen
  }

  private static func text(of time: Duration) -> String {
    let milliseconds = Int(time / .milliseconds(1))
    return milliseconds % 1000 == 0 ? "\(milliseconds / 1000)s" : "\(milliseconds)ms"
  }

  // MARK: - Writing

  private static let title = "map 1"

  /// The text of the file.
  var text: String {
    var text = "\(Self.title)\n"
    for walk in walks {
      text += "\nwalk \(walk.name)\n"
      var first: [Screen: [Int]] = [:]
      for (index, place) in walk.places.enumerated() {
        text += "\nplace \(Self.name(place.path))\nribs \(Escaping.line(place.ribs))\n"
        if let same = first[place.screen]?.first(where: {
          walk.places[$0].screen.isIdentical(to: place.screen)
        }) {
          text += "same \(Self.name(walk.places[same].path))\n"
        } else {
          first[place.screen, default: []].append(index)
          text += Self.lines(of: place.screen)
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
    var text = ""
    for covered in screen.covered { text += "covered \(Quoting.quoted(covered.title))\n" }
    text += "screen \(Quoting.quoted(screen.title))\(screen.canRefresh ? " refreshes" : "")\n"
    for element in screen.elements { text += line(of: element) }
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
    for (name, isSet) in flags(of: element) where isSet { line += " \(name)" }
    return line + "\n"
  }

  private static func flags(of element: Element) -> [(String, Bool)] {
    [
      ("disabled", !element.isEnabled), ("selected", element.isSelected),
      ("focused", element.isFocused), ("beside", element.isBeside),
      ("destructive", element.buttonRole == .destructive),
      ("cancel", element.buttonRole == .cancel),
    ]
  }

  // MARK: - Reading

  /// Reads `text`, the contents of the file `name`.
  init(reading text: String, named name: String) throws(UsageError) {
    do throws(UsageError) {
      try self.init(reading: text)
    } catch {
      throw UsageError("\(Escaping.line(name)): \(error)")
    }
  }

  /// Reads the text of a file. Throws a sentence with the number of the first wrong line.
  init(reading text: String) throws(UsageError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == Substring(Self.title) else {
      throw UsageError("line 1: this is no map; write one with --explore --save-map FILE")
    }
    var targets: [Target] = []
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      do throws(LineError) {
        try read(line, &targets)
      } catch {
        throw UsageError("line \(index + 1): \(error.sentence)")
      }
    }
    for (index, walk) in walks.enumerated() {
      let places = Dictionary(
        walk.places.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
      for target in targets where target.walk == index {
        guard let place = places[target.path] else {
          throw UsageError("no place is named \(Self.name(target.path)); write the file again")
        }
        walks[index].places[target.place].lines[target.line].target = place
      }
    }
  }

  /// The name of the place that a line leads to. It may stand further below in the file.
  private struct Target {
    let walk: Int
    let place: Int
    let line: Int
    let path: [String]
  }

  private mutating func read(_ line: Substring, _ targets: inout [Target]) throws(LineError) {
    let indent = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    var words = WordReader(String(line))
    let keyword = words.next()
    if keyword == "walk" {
      walks.append(Walk(name: words.remaining))
      return
    }
    guard let walk = walks.indices.last else { throw Self.flaw(keyword) }
    if keyword == "place" {
      var place = SavedPlace(path: try Self.path(&words))
      place.screen.language = walks[walk].language
      walks[walk].places.append(place)
      return
    }
    guard let index = walks[walk].places.indices.last else { throw Self.flaw(keyword) }
    var place = walks[walk].places[index]
    switch keyword {
    case "ribs": place.ribs = words.remaining
    case "same":
      let path = try Self.path(&words)
      place.screen = walks[walk].places.first { $0.path == path }?.screen ?? Screen()
    case "covered": place.screen.covered.append(Screen(title: try words.name() ?? ""))
    case "screen":
      place.screen.title = try words.name() ?? ""
      place.screen.canRefresh = words.next() == "refreshes"
    case "line":
      var read = SavedLine(text: try words.name() ?? "")
      var target: [String]? = place.path + [read.text]
      while case let word = words.next(), !word.isEmpty {
        switch word {
        case "takes": read.time = words.next()
        case "to": target = try Self.path(&words)
        case "unexplored": target = nil
        default: throw Self.flaw(word)
        }
      }
      if let target {
        targets.append(Target(walk: walk, place: index, line: place.lines.count, path: target))
      }
      place.lines.append(read)
    case "alert" where indent == 0, "dialog" where indent == 0:
      place.screen.alert = Screen.Alert(
        role: keyword == "alert" ? .alert : .dialog, title: try words.name() ?? "",
        message: try words.name(), elements: [])
    default:
      guard indent > 0, let role = Role(rawValue: keyword.replacing("-", with: " ")) else {
        throw Self.flaw(keyword)
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
        case "destructive": element.buttonRole = .destructive
        case "cancel": element.buttonRole = .cancel
        default: throw Self.flaw(word)
        }
      }
      if place.screen.alert == nil {
        place.screen.elements.append(element)
      } else {
        place.screen.alert?.elements.append(element)
      }
    }
    walks[walk].places[index] = place
  }

  private static func flaw(_ word: String) -> LineError {
    LineError(
      .badLine, "\(brief(word)) has no meaning here; write the file again with --save-map")
  }

  private static func path(_ words: inout WordReader) throws(LineError) -> [String] {
    var path: [String] = []
    while words.isQuoted, let line = try words.name() { path.append(line) }
    if path.isEmpty, words.next() != "start" { throw flaw(words.remaining) }
    return path
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
