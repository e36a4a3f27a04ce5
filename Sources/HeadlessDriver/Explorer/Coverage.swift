import CLibrary
import HeadlessUI

/// The parts of an app that an exploration has met, compared with those that the app has.
///
/// The app lists its links and its translations. The plan names the RIBs, the actions and the alerts.
struct Coverage: Sendable {
  private var expectedRIBs: [String: [String]] = [:]
  private var expectedAlerts: [String] = []
  private var expectedLinks: [String] = []
  private var linkForms: [String] = []

  private var ribs: Set<String> = []
  private var actions: Set<String> = []
  /// The lines that followed a link.
  private var linkLines: Set<String> = []
  /// The texts that were shown in each language, the first language first.
  private var languages: [ShownTexts] = []

  init() {}

  /// Makes a coverage of the parts in `plan`, none of which was met yet.
  @MainActor
  init(of plan: ExplorerPlan) {
    expectedRIBs = plan.ribs
    expectedAlerts = plan.alerts
    expectedLinks = plan.links
  }

  /// Notes the line that led to the place of `traveller` and, if the place is new, the place itself.
  @MainActor
  mutating func note(_ traveller: Traveller, of territory: Territory, isNewPlace: Bool) {
    let place = traveller.place
    if !traveller.actions.isEmpty { actions.formUnion(traveller.actions) }
    if let line = place.line, line.hasPrefix(":open "), traveller.response.error == nil,
      place.waitingLink == nil
    {
      linkLines.insert(line)
    }
    guard isNewPlace else { return }
    for line in place.tree.split(separator: "\n") { ribs.insert(String(line.drop { $0 == " " })) }
    if languages.isEmpty {
      languages = [ShownTexts(strings: traveller.strings)]
      linkForms = traveller.linkForms
    }
    languages[0].insert(place.screen)
  }

  /// Adds the parts that `other` has met.
  mutating func formUnion(_ other: Coverage) {
    ribs.formUnion(other.ribs)
    actions.formUnion(other.actions)
    linkLines.formUnion(other.linkLines)
    if linkForms.isEmpty { linkForms = other.linkForms }
    for shown in other.languages {
      if let index = languages.firstIndex(where: { $0.language == shown.language }) {
        languages[index].formUnion(shown)
      } else {
        languages.append(shown)
      }
    }
  }
}

// MARK: - Gaps

extension Coverage: CustomStringConvertible {
  /// Parts of one kind, some of which were never met.
  struct Gap: Sendable, CustomStringConvertible {
    let verb: String
    let names: [String]

    var description: String { "\(verb): \(names.joined(separator: ", "))" }

    /// The description in one line or, if that is too long, at most five names with a line each.
    fileprivate var lines: String {
      if description.utf8.count <= 100 { return "\(description)\n" }
      let rest = names.count - 5
      return "\(verb):\n" + names.prefix(5).map { "  \($0)\n" }.joined()
        + (rest > 0 ? "  and \(rest) more\n" : "")
    }
  }

  /// A kind of part: the number of parts, and those that were never met.
  private struct Kind {
    let noun: String
    let count: Int
    let gap: Gap

    init(_ noun: String, of count: Int, _ verb: String, _ missing: [String]) {
      self.noun = noun
      self.count = count
      gap = Gap(verb: verb, names: missing)
    }

    var figure: String { "\(count - gap.names.count) of \(counted(count, noun))" }
  }

  /// The parts that were never met, and those that were met although the plan does not have them.
  var gaps: [Gap] {
    (kinds.map(\.gap) + undeclared).filter { !$0.names.isEmpty }
  }

  /// A line with the figures and a line for each gap; empty if nothing is known about the app.
  var description: String {
    let figures = kinds.filter { $0.count > 0 }.map(\.figure)
    if figures.isEmpty { return "" }
    return "met: \(figures.joined(separator: ", "))\n" + gaps.map(\.lines).joined()
  }

  private var kinds: [Kind] {
    let ribs = expectedRIBs.keys.sorted()
    let actions = expectedActions
    let links = expectedLinks + unlistedForms
    let words = wordsNeverShown
    return [
      Kind("RIB", of: ribs.count, "never attached", ribs.filter { !self.ribs.contains($0) }),
      Kind(
        "action", of: actions.count, "never requested",
        actions.filter { !self.actions.contains($0) }),
      Kind(
        "alert", of: expectedAlerts.count, "never raised",
        expectedAlerts.filter { !isRaised($0) }.map(quotedTranslation)),
      Kind(
        "link", of: links.count, "never followed",
        links.filter { !linkLines.contains(Self.opening($0)) }.map(Escaping.line)),
      Kind("text", of: words.count, "never shown", words.missing),
    ]
  }

  private var expectedActions: [String] {
    expectedRIBs.flatMap { rib, cases in cases.map { "\(rib).\($0)" } }.sorted()
  }

  private static func opening(_ link: String) -> String { ":open \(Line.writing(text: link))" }

  /// The forms of links of which the plan has no example.
  private var unlistedForms: [String] {
    linkForms.filter { form in
      let start = form.prefix { $0 != "{" && $0 != "?" }
      return !expectedLinks.contains { $0.hasPrefix(start) }
    }
  }

  private func isRaised(_ title: String) -> Bool {
    languages.contains { shown in
      let format = Format(shown.strings.pieces(of: title))
      return shown.alertTitles.contains { format.arguments(in: $0) != nil }
    }
  }

  private func quotedTranslation(of key: String) -> String {
    Quoting.quoted(languages.first?.strings.pieces(of: key).joined(separator: "%@") ?? key)
  }

  /// The number of texts in the catalogues, and those that some language never showed.
  private var wordsNeverShown: (count: Int, missing: [String]) {
    var missing: [String: String] = [:]
    var keys: Set<String> = []
    for shown in languages {
      keys.formUnion(shown.strings.words.keys)
      for (key, text) in shown.wordsNeverShown where missing[key] == nil { missing[key] = text }
    }
    return (keys.count, missing.values.map(Quoting.quoted).sorted())
  }

  /// The parts that were met although the plan does not have them. If the plan names no part of a kind, that kind is left out.
  private var undeclared: [Gap] {
    var gaps: [Gap] = []
    if !expectedRIBs.isEmpty {
      let strangers = ribs.filter { expectedRIBs[$0] == nil } + actions.subtracting(expectedActions)
      gaps.append(Gap(verb: "not among the plan's ribs", names: strangers.sorted()))
    }
    if let shown = languages.first, !expectedAlerts.isEmpty {
      let formats = expectedAlerts.map { Format(shown.strings.pieces(of: $0)) }
      let strangers = shown.alertTitles.filter { title in
        !formats.contains { $0.arguments(in: title) != nil }
      }
      gaps.append(
        Gap(verb: "not among the plan's alerts", names: strangers.map(Quoting.quoted).sorted()))
    }
    return gaps
  }
}

// MARK: - Texts

/// The texts that an app has shown in one language.
private struct ShownTexts: Sendable {
  let strings: StringCatalogue
  private var texts: Set<String> = []
  private(set) var alertTitles: Set<String> = []

  var language: String { strings.language }

  init(strings: StringCatalogue) {
    self.strings = strings
  }

  mutating func insert(_ screen: Screen) {
    texts.insert(screen.title)
    insert(screen.elements)
    guard let alert = screen.alert else { return }
    alertTitles.insert(alert.title)
    texts.insert(alert.title)
    if let message = alert.message { texts.insert(message) }
    insert(alert.elements)
  }

  private mutating func insert(_ elements: [Element]) {
    for element in elements {
      texts.insert(element.label)
      if let value = element.value { texts.insert(value) }
    }
  }

  mutating func formUnion(_ other: ShownTexts) {
    texts.formUnion(other.texts)
    alertTitles.formUnion(other.alertTitles)
  }

  /// The translations in the catalogue that no text showed, by their keys.
  ///
  /// If a text is one translation with values filled in, it shows this translation, and each value may show others. Any other
  /// text shows each translation that it contains.
  var wordsNeverShown: [String: String] {
    var formats = strings.words.keys.map { (key: $0, format: Format(strings.pieces(of: $0))) }
    formats.removeAll { $0.format.isEmpty }
    var shown: Set<String> = []
    var rest = Array(texts)
    var known = texts
    while let text = rest.popLast() {
      var isWhole = false
      for (key, format) in formats {
        guard let arguments = format.arguments(in: text) else { continue }
        isWhole = true
        shown.insert(key)
        for argument in arguments where known.insert(argument).inserted { rest.append(argument) }
      }
      if isWhole { continue }
      for (key, format) in formats where format.isContained(in: text) { shown.insert(key) }
    }
    var missing: [String: String] = [:]
    for (key, format) in formats where !shown.contains(key) { missing[key] = format.text }
    return missing
  }
}

/// A text with placeholders, cut into the pieces around them.
private struct Format {
  private let pieces: [String]

  init(_ pieces: [Substring]) {
    self.pieces = pieces.map(String.init)
  }

  var text: String { pieces.joined(separator: "%@") }

  /// Whether the format has no text of its own.
  var isEmpty: Bool { pieces.allSatisfy(\.isEmpty) }

  /// The values in `text` if `text` is this format filled in; nil if not.
  func arguments(in text: String) -> [String]? {
    let (first, last) = (pieces[0], pieces[pieces.count - 1])
    if pieces.count == 1 { return first == text ? [] : nil }
    guard first.utf8.count + last.utf8.count <= text.utf8.count,
      text.utf8.starts(with: first.utf8),
      text.utf8.reversed().starts(with: last.utf8.reversed())
    else { return nil }
    var rest = text.utf8.dropFirst(first.utf8.count).dropLast(last.utf8.count)
    var arguments: [String] = []
    for piece in pieces.dropFirst().dropLast() {
      guard let end = Self.firstIndex(of: piece, in: rest) else { return nil }
      arguments.append(String(Substring(rest[..<end])))
      rest = rest[end...].dropFirst(piece.utf8.count)
    }
    return arguments + [String(Substring(rest))]
  }

  /// Whether `text` has all pieces in their order.
  func isContained(in text: String) -> Bool {
    var rest = text.utf8[...]
    for piece in pieces {
      guard let start = Self.firstIndex(of: piece, in: rest) else { return false }
      rest = rest[start...].dropFirst(piece.utf8.count)
    }
    return true
  }

  private static func firstIndex(
    of piece: String, in text: Substring.UTF8View
  ) -> Substring.UTF8View.Index? {
    let offset = Substring(text).withCString { start in
      strstr(start, piece).map { UnsafePointer($0) - start }
    }
    return offset.map { text.index(text.startIndex, offsetBy: $0) }
  }
}
