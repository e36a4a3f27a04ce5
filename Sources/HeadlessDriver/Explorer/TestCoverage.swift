import HeadlessUI

/// A test, as its lines in one language.
package typealias TestedRun = (language: String, lines: [TestedLine])

/// What tests reach of the places of an exploration.
///
/// Places that differ only in texts count as one, because the texts in a test are not those of the explorer.
public struct TestCoverage: Sendable, CustomStringConvertible {
  package enum Kind: String, CaseIterable { case place, line, alert, answer, link, language }

  /// Something that can be reached, with a name for a person.
  private typealias Part = (kind: Kind, key: String, name: String)

  /// A part that no test reaches, with the shortest lines to it.
  package struct Gap: Sendable {
    package let kind: Kind
    package let name: String
    /// The index of the walk among those of the exploration.
    let walk: Int
    package let lines: [String]
    fileprivate let recorded: [String]

    package var sentence: String {
      if kind == .language { return "the language \(name)" }
      let way = recorded.map(inCode).joined(separator: ", ")
      return "the \(kind) \(name), \(recorded.isEmpty ? "at the start" : "after \(way)")"
    }
  }

  /// The beginning of the comment of a transcript that shows a gap.
  package static let comment = "no other test reaches"

  package private(set) var missing: [Gap] = []
  private var counts: [Kind: (tested: Int, all: Int)] = [:]
  private let runCount: Int
  private var tested: [Kind: Set<String>] = [:]
  /// The title that an alert has in the first language.
  private var titles: [String: String] = [:]

  /// The parts that no test reaches, each with the shortest lines to it.
  public var gaps: [String] { missing.map(\.sentence) }

  package init(of exploration: Exploration, by runs: [TestedRun]) {
    runCount = runs.count
    let walks = exploration.walks
    noteTitles(in: walks)
    for run in runs {
      tested[.language, default: []].insert(run.language)
      for (index, line) in run.lines.enumerated() {
        for part in parts(line.move, from: index > 0 ? run.lines[index - 1] : nil, to: line) {
          tested[part.kind, default: []].insert(part.key)
        }
      }
    }
    var known: [Kind: Set<String>] = [:]
    for (index, walk) in walks.enumerated() {
      func note(_ part: Part, _ path: [SentLine] = [], _ edge: PlaceMap.Edge? = nil) {
        guard known[part.kind, default: []].insert(part.key).inserted else { return }
        counts[part.kind, default: (0, 0)].all += 1
        if tested[part.kind]?.contains(part.key) == true {
          counts[part.kind]?.tested += 1
          return
        }
        missing.append(
          Gap(
            kind: part.kind, name: part.name, walk: index,
            lines: path.map(\.text) + (edge.map { [$0.move.line()] } ?? []),
            recorded: path.map(\.recorded) + (edge.map { [$0.recorded] } ?? [])))
      }
      note((.language, walk.language, walk.language))
      if walk.language != walks[0].language { continue }
      let lines = walk.map.nodes.map { TestedLine(at: $0.place) }
      for (node, line) in zip(walk.map.nodes, lines) {
        for part in parts(to: line) { note(part, node.place.path) }
        for edge in node.edges {
          for part in parts(edge.move, from: line, to: lines[edge.target]).dropFirst()
          where part.kind != .alert { note(part, node.place.path, edge) }
        }
      }
    }
  }

  /// Pairs the alerts of all languages: the same lines lead to the same alert.
  private mutating func noteTitles(in walks: [Walk]) {
    var first: [[Move]: String] = [:]
    for walk in walks {
      for place in walk.map.nodes.map(\.place) {
        guard let alert = place.screen.alert else { continue }
        if walk.language == walks[0].language {
          first[place.steps] = alert.title
        } else if let title = first[place.steps] {
          titles[alert.title] = title
        }
      }
    }
  }

  /// The parts that `move` reaches, first the place that it leads to.
  private func parts(_ move: Move? = nil, from: TestedLine? = nil, to: TestedLine) -> [Part] {
    let form = form(of: to)
    let title = Quoting.quoted(to.screen.placeTitle)
    var parts: [Part] = [(.place, form, title)]
    if let alert = to.screen.alert { parts.append((.alert, self.title(of: alert), title)) }
    guard let move, let from else { return parts }
    let name = "\(inCode(move.kind)) from \(Quoting.quoted(from.screen.placeTitle)) to \(title)"
    if case .session(.open(let url)) = move {
      parts.append((.link, String(url.prefix { $0 != "?" }), Quoting.quoted(url)))
    } else if let alert = from.screen.alert {
      parts.append((.answer, "\(self.title(of: alert)) \(move.kind)", name))
    } else if case let old = self.form(of: from), old != form {
      parts.append((.line, "\(old)\n\(move.kind)\n\(form)", name))
    }
    return parts
  }

  private func title(of alert: Screen.Alert) -> String { titles[alert.title] ?? alert.title }

  private func form(of line: TestedLine) -> String {
    var screen = line.screen
    if let alert = screen.alert { screen.alert?.title = title(of: alert) }
    return "\(line.ribs.line)\n\(screen.outline)"
  }

  /// Whether a test reaches what `move` does between places like these or, without a move, a place like `to`.
  func reaches(_ move: Move? = nil, from: Place? = nil, to: Place) -> Bool {
    parts(move, from: from.map(TestedLine.init), to: TestedLine(at: to)).allSatisfy {
      tested[$0.kind]?.contains($0.key) == true
    }
  }

  /// The figures, then at most five gaps of each kind.
  public var description: String {
    let figures = Kind.allCases.map { kind in
      let (tested, all) = counts[kind] ?? (0, 0)
      let percentage = all == 0 ? 100 : tested * 100 / all
      return "\(tested) of \(counted(all, kind.rawValue)) (\(percentage) %)"
    }
    var text = "reached by \(counted(runCount, "test")): \(figures.joined(separator: ", "))\n"
    for kind in Kind.allCases {
      let gaps = missing.filter { $0.kind == kind }
      text += gaps.prefix(5).map { "not tested: \(Escaping.line($0.sentence))\n" }.joined()
      if gaps.count > 5 { text += "not tested: \(counted(gaps.count - 5, "more \(kind)"))\n" }
    }
    return text
  }
}

extension TestedLine {
  fileprivate init(at place: Place) {
    self.init(move: nil, screen: place.screen, ribs: place.ribs)
  }
}

extension Move {
  /// The move without a typed text, and without the number of a row.
  fileprivate var kind: String {
    if case .session = self { return line() }
    let words = subject.split(separator: " ")
    guard words.count > 1, let last = words.last, last.allSatisfy(\.isNumber) else {
      return subject
    }
    return words.dropLast().joined(separator: " ")
  }
}
