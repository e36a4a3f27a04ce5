import HeadlessUI

/// The parts of an app that an exploration has met, compared with those that the app has.
///
/// The app lists its links and its translations. The plan names the RIBs, the actions and the alerts.
struct Coverage: Sendable, Codable {
  private var expectedRIBs: [String: [String]] = [:]
  private var expectedAlerts: [String] = []
  private var expectedLinks: [String] = []
  private var linkForms: [String] = []
  private var expectedPromises: [String] = []
  /// The fields for which there are texts.
  private var expectedFields: [String] = []
  private var accepted: [Acceptance] = []
  /// The elements that changed nothing wherever they were used.
  var idle: Set<String> = []

  enum Part: String, Codable {
    case rib, action, link, field
    /// A promise about what follows, where it begins.
    case promise
    /// A field that got texts without the plan's help, and such a field whose texts led on.
    case triedField, usefulField
    /// An element that can act, where it is enabled and where it is disabled.
    case enabled, disabled
  }

  private var met: [Part: Set<String>] = [:]
  /// The RIBs that a plain task outlives, each with the line that detached it.
  private var outlivedRIBs: [String: String] = [:]
  /// The texts of each language, the first language first.
  private var languages: [Texts] = []

  /// The translations and the alerts of one language.
  fileprivate struct Texts: Codable {
    let language: String
    let words: [String: String]
    var strings: StringCatalogue { StringCatalogue(language: language, words) }
    /// The keys of the translations that the app asked for.
    var asked: Set<String> = []
    var alertTitles: Set<String> = []
    /// The keys without a translation, and the title of the first screen that asked for each.
    var untranslated: [String: String] = [:]
  }

  var fields: Set<String> { names(.field) }
  /// Whether nothing was met, because a line ended the walk.
  var isEmpty: Bool { met.isEmpty }

  private func names(_ part: Part) -> Set<String> { met[part, default: []] }

  /// The translations into the language that was met first.
  var strings: StringCatalogue { languages.first?.strings ?? StringCatalogue() }

  init() {}

  /// Makes a coverage of the parts in `plan` and of `fields`, none of which was met yet.
  @MainActor
  init(of plan: ExplorerPlan, fields: some Sequence<String>) {
    expectedRIBs = plan.ribs
    expectedAlerts = plan.alerts
    expectedLinks = plan.links
    expectedPromises = plan.promises.map(\.name)
    expectedFields = fields.sorted()
  }

  /// Notes the line that led `copy` to its place and, if the place is new, the place itself.
  @MainActor
  mutating func note(_ copy: AppCopy, isNewPlace: Bool) {
    let place = copy.place
    if !copy.explored.actions.isEmpty { note(.action, copy.explored.actions) }
    if let link = copy.followedLink { note(.link, [link]) }
    for rib in copy.explored.outlivedRIBs where outlivedRIBs[rib] == nil {
      outlivedRIBs[rib] = place.path.last?.recorded
    }
    guard isNewPlace else { return }
    note(.rib, place.ribs.names)
    if languages.isEmpty {
      languages = [Texts(language: copy.strings.language, words: copy.strings.words)]
      linkForms = copy.linkForms
    }
    if let alert = place.screen.alert { languages[0].alertTitles.insert(alert.title) }
    let elements = place.screen.reachable.filter { $0.role.isReached }
    note(.enabled, elements.filter(\.isEnabled).map(\.name))
    note(.disabled, elements.filter { !$0.isEnabled }.map(\.name))
    note(.field, place.screen.reachable.filter(\.isField).compactMap(\.address))
    for key in copy.takeUntranslated() {
      languages[0].untranslated[key] = copy.preview ?? place.title
    }
  }

  /// Notes which fields were tried in `map`, and whether a text led to a page or a RIB that is not reached without it. The
  /// texts of `declared` fields come from a person, who knows what they do.
  mutating func noteFields(of map: PlaceMap, except declared: some Sequence<String>) {
    let pages = map.nodes.map(\.place.page)
    for field in fields.subtracting(declared) {
      var (before, after) = (Set<Int>(), Set<Int>())
      for (node, page) in zip(map.nodes, pages) {
        if node.place.types(into: field) { after.insert(page) } else { before.insert(page) }
      }
      if after.isEmpty { continue }
      note(.triedField, [field])
      if !after.isSubset(of: before) { note(.usefulField, [field]) }
    }
  }

  mutating func note(_ part: Part, _ names: some Sequence<String>) {
    met[part, default: []].formUnion(names)
  }

  /// Removes the part that `acceptance` accepts from the gaps. Returns whether there was one.
  mutating func accept(_ acceptance: Acceptance) -> Bool {
    let isNeeded = gaps.contains { gap in gap.names.contains { gap.isAccepted($0, by: acceptance) }
    }
    if isNeeded { accepted.append(acceptance) }
    return isNeeded
  }

  /// Notes the translations that the app has asked for.
  mutating func note(_ asked: AskedKeys) {
    if !languages.isEmpty { languages[0].asked.formUnion(asked.keys) }
  }

  /// Adds the parts that `other` has met.
  mutating func formUnion(_ other: Coverage) {
    met.merge(other.met) { $0.union($1) }
    outlivedRIBs.merge(other.outlivedRIBs) { first, _ in first }
    if linkForms.isEmpty { linkForms = other.linkForms }
    for texts in other.languages {
      if let index = languages.firstIndex(where: { $0.language == texts.language }) {
        languages[index].asked.formUnion(texts.asked)
        languages[index].alertTitles.formUnion(texts.alertTitles)
        languages[index].untranslated.merge(texts.untranslated) { first, _ in first }
      } else {
        languages.append(texts)
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
    /// The number of all such parts, and their noun; empty if they are not counted.
    private let all: (count: Int, noun: String)

    init(_ verb: String, _ names: [String], of count: Int = 0, _ noun: String = "") {
      (self.verb, self.names, all) = (verb, names, (count, noun))
    }

    /// The number of parts that were met; nil if there are none.
    fileprivate var figure: String? {
      all.count == 0 ? nil : "\(all.count - names.count) of \(counted(all.count, all.noun))"
    }

    /// The first word of an acceptance of such parts.
    var rule: String {
      verb == Self.plainTask
        ? "plain-task" : verb.prefix { $0 != "(" }.split(separator: " ").joined(separator: "-")
    }
    static let (plainTask, idle) = ("a plain task outlives", "does-nothing")

    /// Whether `acceptance` is about the part that is printed as `name`, with its place.
    func isAccepted(_ name: String, by acceptance: Acceptance) -> Bool {
      let subject = acceptance.subject
      return rule == acceptance.rule
        && [Escaping.line(subject), Quoting.quoted(subject)].contains {
          name == $0 || name.hasPrefix("\($0), ") || name.hasPrefix("\($0) in ")
        }
    }

    var description: String { "\(verb): \(names.joined(separator: ", "))" }

    /// The description in one line or, if that is too long, at most five names with a line each.
    var lines: String {
      if description.utf8.count <= 100 { return "\(description)\n" }
      let rest = names.count - 5
      return "\(verb):\n" + names.prefix(5).map { "  \($0)\n" }.joined()
        + (rest > 0 ? "  and \(rest) more\n" : "")
    }
  }

  /// The parts that were never met, and those that were met although the plan does not have them.
  var gaps: [Gap] {
    parts.map { gap in
      Gap(
        gap.verb, gap.names.filter { name in !accepted.contains { gap.isAccepted(name, by: $0) } })
    }.filter { !$0.names.isEmpty }
  }

  /// The parts that were met, a line with the figures, and a line for each gap.
  var description: String {
    let alerts = (languages.first?.alertTitles ?? []).sorted().map(Quoting.quoted)
    let met = [
      Gap("met RIBs", names(.rib).sorted()), Gap("met alerts", alerts),
      Gap("met fields", fields.sorted().map(Escaping.line)),
    ]
    let figures = parts.compactMap(\.figure)
    return met.filter { !$0.names.isEmpty }.map(\.lines).joined()
      + (figures.isEmpty ? "" : "met: \(figures.joined(separator: ", "))\n")
      + gaps.map(\.lines).joined()
  }

  /// The keys that one language shows and the catalogue of another lacks. An app that was explored in one language has none. A
  /// language without a catalogue has none either, because its texts are the keys.
  private var untranslated: Gap {
    var names: [String] = []
    for texts in languages where languages.count > 1 {
      let strings = texts.strings
      for (key, title) in texts.untranslated
      where strings.pieces(of: key).joined().contains(where: \.isLetter) {
        let place = "in \(texts.language), on \(Quoting.quoted(title))"
        names.append("\(Quoting.quoted(key)) \(place)")
      }
    }
    return Gap("never translated", names.sorted())
  }

  /// The kinds of parts, each with those that were never met, or that were met although the plan does not have them.
  private var parts: [Gap] {
    func missing(_ all: [String], _ part: Part) -> [String] {
      all.filter { !names(part).contains($0) }
    }
    func lines(_ names: Set<String>) -> [String] { names.sorted().map(Escaping.line) }
    let (actions, links, words) = (expectedActions, expectedLinks + unlistedForms, wordsNeverShown)
    let alerts = expectedAlerts.filter { !isRaised($0) }.map(quotedTranslation)
    return [
      Gap(
        "never attached", missing(expectedRIBs.keys.sorted(), .rib), of: expectedRIBs.count, "RIB"),
      Gap("never requested", missing(actions, .action), of: actions.count, "action"),
      Gap("never raised", alerts, of: expectedAlerts.count, "alert"),
      Gap("never followed", missing(links, .link).map(Escaping.line), of: links.count, "link"),
      neverBegun,
      Gap(
        "no text led on (give one that does with --sample FIELD=TEXT)",
        lines(names(.triedField).subtracting(names(.usefulField)))),
      Gap("never enabled", lines(names(.disabled).subtracting(names(.enabled)))),
      Gap("no such field", lines(Set(missing(expectedFields, .field)))),
      Gap(Gap.plainTask, outlivedRIBs.map { "\($0), after \(Escaping.line($1))" }.sorted()),
      untranslated, Gap("never shown", words.missing, of: words.count, "text"),
    ] + undeclared + [Gap("does nothing", lines(idle))]
  }

  /// The promises whose conditions hold at no place.
  var neverBegun: Gap {
    let missing = expectedPromises.filter { !names(.promise).contains($0) }
    return Gap("never begun", missing.map(Quoting.quoted), of: expectedPromises.count, "promise")
  }

  private var expectedActions: [String] {
    expectedRIBs.flatMap { rib, cases in cases.map { "\(rib).\($0)" } }.sorted()
  }

  /// The forms of links of which the plan has no example.
  private var unlistedForms: [String] {
    linkForms.filter { form in
      let start = form.prefix { $0 != "{" && $0 != "?" }
      return !names(.link).union(expectedLinks).contains { $0.hasPrefix(start) }
    }
  }

  private func isRaised(_ title: String) -> Bool {
    languages.contains { texts in
      let pieces = texts.strings.pieces(of: title)
      return texts.alertTitles.contains { Self.fits($0, pieces) }
    }
  }

  private func quotedTranslation(of key: String) -> String {
    Quoting.quoted(languages.first?.strings.pieces(of: key).joined(separator: "%@") ?? key)
  }

  /// The number of texts in the catalogues, and those that some language never showed.
  private var wordsNeverShown: (count: Int, missing: [String]) {
    var missing: [String: String] = [:]
    var keys: Set<String> = []
    for texts in languages {
      let strings = texts.strings
      keys.formUnion(texts.words.keys)
      for key in texts.words.keys where !texts.asked.contains(key) && missing[key] == nil {
        let pieces = strings.pieces(of: key)
        if !pieces.allSatisfy(\.isEmpty) { missing[key] = pieces.joined(separator: "%@") }
      }
    }
    return (keys.count, missing.values.map(Quoting.quoted).sorted())
  }

  /// The parts that were met although the plan does not have them. If the plan names no part of a kind, that kind is left out.
  private var undeclared: [Gap] {
    var gaps: [Gap] = []
    if !expectedRIBs.isEmpty {
      let strangers = names(.rib).filter { expectedRIBs[$0] == nil }
        .union(names(.action).subtracting(expectedActions))
      gaps.append(Gap("not among the plan's ribs", strangers.sorted()))
    }
    if let texts = languages.first, !expectedAlerts.isEmpty {
      let formats = expectedAlerts.map(texts.strings.pieces)
      let strangers = texts.alertTitles.filter { title in
        !formats.contains { Self.fits(title, $0) }
      }
      gaps.append(Gap("not among the plan's alerts", strangers.map(Quoting.quoted).sorted()))
    }
    return gaps
  }

  /// Whether `text` can be a translation that consists of `pieces`, with a value between each two.
  private static func fits(_ text: String, _ pieces: [Substring]) -> Bool {
    let pattern = pieces.map { $0.utf8.map(Optional.some) }.joined(separator: [nil])
    return matches(Array(pattern)[...], Array(text.utf8)[...])
  }
}

extension Place {
  /// A hash of the part of the place that a text leads to: the tree, the title, and the names of what can be used.
  fileprivate var page: Int {
    var hasher = Hasher()
    hasher.combine(ribs)
    hasher.combine(screen.title)
    hasher.combine(screen.covered.count)
    hasher.combine(screen.elements.compactMap(\.address))
    return hasher.finalize()
  }

  /// Whether a text was typed into `field` on the way here.
  fileprivate func types(into field: String) -> Bool {
    steps.contains { $0.name?.text == field && $0.typedText?.isEmpty == false }
  }
}

extension Element {
  /// Whether a text can be typed into the element.
  var isField: Bool { role == .field || role == .secureField }
}
