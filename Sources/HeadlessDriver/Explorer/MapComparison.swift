import HeadlessUI

/// The differences between a saved map and a new one, as a user meets them.
///
/// Both maps are walked side by side from the start: each line that both have leads to the next pair of places. A change that
/// shows at many places is told once, at the first.
package struct MapComparison {
  struct Change {
    /// The settings of the walk.
    let walk: String
    /// The lines that lead to the change.
    let path: [String]
    let text: String
    /// The screens before and after; nil if there is none.
    let screens: (old: Screen?, new: Screen?)
  }

  /// Whether a user meets a change, or no walk could be compared.
  package var findsChanges: Bool { !changes.isEmpty || comparedWalks == 0 }
  private var comparedWalks = 0

  /// The changes, in each walk the nearest to the start first.
  private(set) var changes: [Change] = []
  /// Sentences about walks that only one of the maps has.
  private(set) var notes: [String] = []
  private var counts = (changed: 0, new: 0, gone: 0, same: 0)
  private let name: String
  /// The subjects of the changes, each with its path. In another language, the same change has the same subject.
  private var known: Set<[String]> = []

  /// Compares `exploration` with the map that the file `name` has as `text`.
  package init(
    of exploration: Exploration, with text: String, named name: String
  ) throws(UsageError) {
    self.init(of: exploration, with: try SavedMap(reading: text, named: name), named: name)
  }

  /// Compares `exploration` with `old`, the map in the file `name`.
  init(of exploration: Exploration, with old: SavedMap, named name: String) {
    let new = SavedMap(exploration)
    self.name = Escaping.line(name)
    for walk in new.walks {
      guard let before = old.walks.first(where: { $0.name == walk.name }) else {
        notes.append("not compared: \(Escaping.line(walk.name)), which \(self.name) does not have")
        continue
      }
      comparedWalks += 1
      compare(before, walk)
    }
    for walk in old.walks where !new.walks.contains(where: { $0.name == walk.name }) {
      notes.append("not compared: \(Escaping.line(walk.name)), which only \(self.name) has")
    }
  }

  /// The changes, each with its walk if that is named before the change: the first change of a walk, if there are several walks.
  var namedChanges: [(walk: String?, change: Change)] {
    let hasSeveralWalks = Set(changes.map(\.walk)).count > 1
    return changes.indices.map { index in
      let walk = changes[index].walk
      let isFirst = index == 0 || changes[index - 1].walk != walk
      return (hasSeveralWalks && isFirst ? walk : nil, changes[index])
    }
  }

  /// The changes and the figures, for a person.
  package var description: String {
    var text = ""
    if comparedWalks == 0 {
      text = "nothing was compared; explore with the options of \(name)\n"
    } else if changes.isEmpty {
      text = "the same for a user as in \(name)\n"
    } else {
      text = "changed for a user, against \(name):\n"
      for (walk, change) in namedChanges {
        if let walk { text += " \(walk)\n" }
        text += "  \(change.text)\n"
      }
    }
    text += notes.map { "\($0)\n" }.joined()
    return text
      + "\(counted(counts.changed, "place")) changed, \(counts.new) new, \(counts.gone) gone, \(counts.same) the same\n"
  }

  // MARK: - Walks

  private mutating func compare(_ old: SavedMap.Walk, _ new: SavedMap.Walk) {
    var found: [Change] = []
    /// The changes that were told in this walk, and the places that have a partner.
    var told: Set<String> = []
    var (oldDone, newDone, changed): (Set<Int>, Set<Int>, Set<Int>) = ([], [], [])
    let oldNames = Set(old.places.map(\.screen.name))
    let newNames = Set(new.places.map(\.screen.name))
    var renamed: Set<String?> = []

    func tell(
      _ subject: String, _ text: String, at path: [String], of name: String?,
      _ screens: (Screen?, Screen?)
    ) {
      let isNew = told.insert("\(name ?? "")\n\(text)").inserted
      if !isNew || !known.insert(path + ["", subject]).inserted { return }
      found.append(
        Change(
          walk: new.name, path: path,
          text: (screens.0 == nil || screens.1 == nil ? "" : Self.sentence(path)) + text,
          screens: screens))
    }

    func leadsElsewhere(_ one: Screen, _ other: Screen) -> Bool {
      guard let oldName = one.name, let newName = other.name else {
        return one.name != other.name || !one.hasCommonPart(with: other)
      }
      if oldName == newName { return false }
      if newNames.contains(oldName) || oldNames.contains(newName) { return true }
      renamed.formUnion([oldName, newName])
      return false
    }

    var pairs = [(old: 0, new: 0)]
    var next = 0
    while next < pairs.count {
      let pair = pairs[next]
      next += 1
      // One visit of each place is enough. A hidden state may give a place many partners.
      let isNew = [oldDone.insert(pair.old).inserted, newDone.insert(pair.new).inserted]
      guard isNew.contains(true), old.places.indices.contains(pair.old),
        new.places.indices.contains(pair.new)
      else { continue }
      let (before, after) = (old.places[pair.old], new.places[pair.new])
      let differences = before.screen.differences(from: after.screen)
      let ribs = Self.differences(inRIBs: before.ribs, after.ribs)
      if !differences.isEmpty || !ribs.isEmpty { changed.insert(pair.old) }
      for (subject, text) in differences {
        tell(subject, text, at: after.path, of: after.screen.title, (before.screen, after.screen))
      }
      for (subject, text) in ribs {
        tell(subject, text, at: after.path, of: nil, (before.screen, after.screen))
      }
      let oldLines = Dictionary(before.lines.map { ($0.text, $0) }) { first, _ in first }
      for line in after.lines {
        guard let twin = oldLines[line.text] else { continue }
        if let time = line.time, let oldTime = twin.time, time != oldTime {
          changed.insert(pair.old)
          tell(
            "time", "`\(line.text)` takes \(time) instead of \(oldTime)", at: after.path,
            of: after.screen.title, (before.screen, after.screen))
        }
        guard let target = line.target, let oldTarget = twin.target else { continue }
        let (to, from) = (new.places[target].screen, old.places[oldTarget].screen)
        if leadsElsewhere(from, to) {
          changed.insert(pair.old)
          tell(
            "to \(line.text)",
            "\(Self.code(line.text)) now leads to \(to.quotedName), not \(from.quotedName)",
            at: after.path, of: after.screen.title, (from, to))
        } else {
          pairs.append((oldTarget, target))
        }
      }
      // The other lines are words on the screen, and told already.
      let newLines = Set(after.lines.map(\.text))
      for (text, verb) in after.lines.filter({ oldLines[$0.text] == nil }).map({ ($0.text, "new") })
        + before.lines.filter({ !newLines.contains($0.text) }).map({ ($0.text, "gone:") })
      where text.hasPrefix(":") || text == "refresh" {
        changed.insert(pair.old)
        tell(
          "\(verb) \(text)", "\(verb) \(Self.code(text))", at: after.path, of: after.screen.title,
          (before.screen, after.screen))
      }
    }

    // Places without a partner are new or gone, unless the other map shows the same screen elsewhere.
    let oldScreens = Set(old.places.map(\.screen))
    let newScreens = Set(new.places.map(\.screen))
    let gone = old.places.indices.filter { !oldDone.contains($0) }
      .filter { !newScreens.contains(old.places[$0].screen) && new.lacks(old.places[$0].path) }
    let added = new.places.indices.filter { !newDone.contains($0) }
      .filter { !oldScreens.contains(new.places[$0].screen) && old.lacks(new.places[$0].path) }
    for index in added {
      let place = new.places[index]
      guard !oldNames.contains(place.screen.name), renamed.insert(place.screen.name).inserted
      else { continue }
      tell(
        "added", "new: the \(place.screen.kind), after \(Self.list(place.path))", at: place.path,
        of: nil, (nil, place.screen))
    }
    for index in gone {
      let place = old.places[index]
      guard !newNames.contains(place.screen.name), renamed.insert(place.screen.name).inserted
      else { continue }
      tell(
        "gone", "gone: the \(place.screen.kind), which was after \(Self.list(place.path))",
        at: place.path, of: nil, (place.screen, nil))
    }
    changes += found.enumerated().sorted {
      ($0.element.path.count, $0.offset) < ($1.element.path.count, $1.offset)
    }.map(\.element)
    counts.changed += changed.count
    counts.new += added.count
    counts.gone += gone.count
    counts.same += oldDone.count - changed.count
  }

  private static func differences(inRIBs old: String, _ new: String) -> [(String, String)] {
    if old == new { return [] }
    let names = { (text: String) in
      text.split { "(), ".contains($0) }.map(String.init)
    }
    let (before, after) = (names(old), names(new))
    let changes =
      after.filter { !before.contains($0) }.map { ("RIB \($0)", "new RIB \($0)") }
      + before.filter { !after.contains($0) }.map { ("RIB \($0)", "gone: the RIB \($0)") }
    return changes.isEmpty ? [("RIBs", "the RIBs are \(new) instead of \(old)")] : changes
  }

  private static func sentence(_ path: [String]) -> String {
    path.isEmpty ? "at the start: " : "after \(list(path)): "
  }

  private static func list(_ path: [String]) -> String {
    path.map(code).joined(separator: ", ")
  }

  fileprivate static func code(_ line: String) -> String { "`\(Escaping.line(line))`" }
}

extension SavedMap.Walk {
  /// Whether `path` can no longer be taken, or leads elsewhere. False if the exploration did not go that far.
  fileprivate func lacks(_ path: [String]) -> Bool {
    var place = 0
    for line in path {
      guard places.indices.contains(place),
        let found = places[place].lines.first(where: { $0.text == line })
      else { return true }
      guard let target = found.target else { return false }
      place = target
    }
    return true
  }
}

// MARK: - Screens

extension Screen {
  /// The name that a person gives to the screen or to its question; nil if it has none.
  fileprivate var name: String? {
    if let alert { return "? \(alert.title)" }
    return title.isEmpty ? nil : title
  }

  /// The name in a sentence.
  fileprivate var quotedName: String {
    if let alert { return "the question \(Quoting.quoted(alert.title))" }
    return Quoting.quoted(name ?? elements.first { !$0.label.isEmpty }?.label ?? "an empty screen")
  }

  fileprivate var kind: String {
    alert == nil ? "screen \(quotedName)" : String(quotedName.dropFirst(4))
  }

  /// Whether the two screens without a title share a word or a text.
  fileprivate func hasCommonPart(with other: Screen) -> Bool {
    if elements.isEmpty || other.elements.isEmpty {
      return elements.isEmpty == other.elements.isEmpty
    }
    let parts = { (screen: Screen) in Set(screen.elements.map { $0.identifier ?? $0.label }) }
    return !parts(self).isDisjoint(with: parts(other))
  }

  /// The differences that a person notices on `new`, each with a subject that does not depend on the language.
  fileprivate func differences(from new: Screen) -> [(String, String)] {
    var found: [(String, String)] = []
    func say(_ subject: String, _ what: String, _ old: String?, _ new: String?) {
      if !old.hasSameBytes(as: new) {
        found.append(
          (
            subject,
            "\(what) says \(Quoting.quoted(new ?? "")) instead of \(Quoting.quoted(old ?? ""))"
          ))
      }
    }
    say("title", "the title", title, new.title)
    if alert != nil || new.alert != nil {
      say("question", "the question", alert?.title, new.alert?.title)
      say("message", "the text of the question", alert?.message, new.alert?.message)
    }
    let (before, after) = (ElementWords(elements), ElementWords(new.elements))
    found += before.differences(from: after)
    guard let alert, let newAlert = new.alert else { return found }
    return found + ElementWords(of: alert).differences(from: ElementWords(of: newAlert))
  }
}

extension ElementWords {
  /// The elements that can be used, by the words that reach them.
  private var named: [(word: String, element: Element)] {
    elements.indices.compactMap { index in
      elements[index].role == .option
        ? nil : text(at: index).map { (Escaping.line($0), elements[index]) }
    }
  }

  private func options(of word: String) -> [String] {
    guard let index = elements.indices.first(where: { text(at: $0) == word }) else { return [] }
    return elements.options(ofPickerAt: index).map { elements[$0].wholeText() }
  }

  fileprivate func differences(from new: ElementWords) -> [(String, String)] {
    var found: [(String, String)] = []
    let (before, after) = (named, new.named)
    let (oldWords, newWords) = (before.map(\.word), after.map(\.word))
    let added = after.filter { !oldWords.contains($0.word) }
    let gone = before.filter { !newWords.contains($0.word) }
    if added.count == 1, gone.count == 1, added[0].element.role == gone[0].element.role,
      newWords.firstIndex(of: added[0].word) == oldWords.firstIndex(of: gone[0].word)
    {
      found.append(
        (
          "word",
          "\(Self.text(added[0].word, added[0].element)) instead of \(Self.text(gone[0].word, gone[0].element))"
        ))
    } else {
      found += added.map { ("new \($0.element.name)", "new \(Self.text($0.word, $0.element))") }
      found += gone.map { ("gone \($0.element.name)", "gone: \(Self.text($0.word, $0.element))") }
    }
    for (word, element) in after {
      guard let old = before.first(where: { $0.word == word })?.element else { continue }
      let code = MapComparison.code(word)
      func say(_ part: String, _ verb: String, _ old: String?, _ new: String?) {
        guard !old.hasSameBytes(as: new) else { return }
        found.append(
          (
            "\(part) \(word)",
            "\(code) \(verb) \(Quoting.quoted(new ?? "")) instead of \(Quoting.quoted(old ?? ""))"
          ))
      }
      say("label", "is called", old.label, element.label)
      say("value", "shows", old.value, element.value)
      if old.isEnabled != element.isEnabled {
        found.append(
          ("use \(word)", "\(code) \(element.isEnabled ? "can be used now" : "is disabled now")"))
      }
      if old.notes.subtracting(.disabled) != element.notes.subtracting(.disabled),
        old.value == element.value
      {
        let text = { (notes: Notes) in notes.text(hiddenOptions: 0) ?? "nothing" }
        found.append(
          (
            "notes \(word)",
            "\(code) is marked \(text(element.notes)) instead of \(text(old.notes))"
          ))
      }
      let (choices, oldChoices) = (new.options(of: word), options(of: word))
      if choices != oldChoices {
        let list = { (texts: [String]) in texts.map(Escaping.line).joined(separator: ", ") }
        found.append(
          ("options \(word)", "\(code) offers \(list(choices)) instead of \(list(oldChoices))"))
      }
    }
    let order = newWords.filter(oldWords.contains)
    if order != oldWords.filter(newWords.contains) {
      found.append(
        ("order", "the order is now \(order.map(MapComparison.code).joined(separator: ", "))"))
    }
    return found + textDifferences(from: new)
  }

  /// The differences of the texts that cannot be used.
  private func textDifferences(from new: ElementWords) -> [(String, String)] {
    let texts = { (words: ElementWords) in
      words.elements.filter { !$0.canAct && !$0.label.isEmpty || $0.role == .progress }
        .map { Quoting.quoted($0.wholeText()) }
    }
    var (gone, added): ([(Int, String)], [(Int, String)]) = ([], [])
    for change in texts(new).difference(from: texts(self)) {
      switch change {
      case .insert(let index, let text, _): added.append((index, text))
      case .remove(let index, let text, _): gone.append((index, text))
      }
    }
    gone.sort { $0.0 < $1.0 }
    let pairs = zip(added, gone).map { ("text \($0.0)", "says \($0.1) instead of \($1.1)") }
    return pairs + added.dropFirst(pairs.count).map { ("text \($0.0)", "new text \($0.1)") }
      + gone.dropFirst(pairs.count).map { ("gone text \($0.0)", "gone: the text \($0.1)") }
  }

  /// The word and the label of an element, as the screen prints them.
  private static func text(_ word: String, _ element: Element) -> String {
    let label =
      element.label.isEmpty || element.label == word ? "" : "  \(Escaping.line(element.label))"
    return "\(MapComparison.code(word))\(label)"
  }
}
