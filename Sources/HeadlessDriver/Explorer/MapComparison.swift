import HeadlessUI

/// The differences between a saved map and a new one, as a user meets them.
///
/// First the places of both maps are paired, then the places of each pair are compared. A difference that shows at many places, or
/// in several walks, is one change. It is listed at the place nearest to the start, with its walks and the number of its places.
package struct MapComparison {
  struct Change {
    /// The lines that lead to the change.
    let path: [String]
    /// The part that differs, without words that depend on the language.
    fileprivate let subject: String
    fileprivate let text: String
    /// The screens before and after; nil if there is none.
    let screens: (old: Screen?, new: Screen?)
    /// The places that show it, each by its walk and its index. They count as changed, gone or new.
    fileprivate var places: Set<[Int]>
    /// The settings of the walks that have the change.
    fileprivate(set) var walks: [String] = []

    /// The change in words, with the way to it.
    var sentence: String {
      let count = places.count > 1 ? " (\(places.count) places)" : ""
      let lines = path.map(inCode).joined(separator: ", ")
      if screens.old == nil { return "\(text), after \(lines)\(count)" }
      if screens.new == nil { return "\(text), which was after \(lines)\(count)" }
      return (path.isEmpty ? "at the start: " : "after \(lines): ") + text + count
    }
  }

  /// Whether a user meets a change, or no walk could be compared.
  package var findsChanges: Bool { !changes.isEmpty || comparedWalks == 0 }
  /// Whether both maps have the same walks.
  package var isComplete: Bool { notes.isEmpty }
  private var comparedWalks = 0

  /// The changes, in each walk the nearest to the start first.
  private(set) var changes: [Change] = []
  /// Sentences about walks that only one of the maps has.
  private var notes: [String] = []
  private var counts = (changed: 0, new: 0, gone: 0, same: 0)
  private let name: String
  /// The index of the change with a text, or with a path and a subject. In another language, the same change has the same path
  /// and subject.
  private var known: [[String]: Int] = [:]

  /// Compares `new` with `old`, the map in the file `name`.
  package init(of new: SavedMap, with old: SavedMap, named name: String) {
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

  private mutating func compare(_ old: SavedMap.Walk, _ new: SavedMap.Walk) {
    let pairing = Pairing(of: old, and: new, number: comparedWalks)
    let found = pairing.changes
    for change in found.sorted(by: { $0.path.count < $1.path.count }) {
      let keys = [[change.text], change.path + ["", change.subject]]
      // In one walk, equal subjects at one place are two changes.
      let index =
        known[keys[0]] ?? known[keys[1]].flatMap { changes[$0].walks.last == new.name ? nil : $0 }
        ?? changes.count
      if index == changes.count { changes.append(change) }
      for key in keys where known[key] == nil { known[key] = index }
      if changes[index].walks.last != new.name { changes[index].walks.append(new.name) }
      changes[index].places.formUnion(change.places)
    }
    let changed = Set(
      found.filter { $0.screens.old != nil && $0.screens.new != nil }.flatMap(\.places))
    counts.changed += changed.count
    counts.new += pairing.added.count
    counts.gone += pairing.gone.count
    counts.same += pairing.pairedPlaces.old.count - changed.count
  }

  /// The changes, grouped by the walks that have them. If only one walk was compared, the walks are left out.
  var groups: [(walks: [String], changes: [Change])] {
    var groups: [(walks: [String], changes: [Change])] = []
    for change in changes {
      let walks = comparedWalks > 1 ? change.walks : []
      if let index = groups.firstIndex(where: { $0.walks == walks }) {
        groups[index].changes.append(change)
      } else {
        groups.append((walks, [change]))
      }
    }
    return groups
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
      for (walks, changes) in groups {
        text += walks.map { " \($0)\n" }.joined()
        text += changes.map { "  \($0.sentence)\n" }.joined()
      }
    }
    text += notes.map { "\($0)\n" }.joined()
    return text
      + "\(counted(counts.changed, "place")) changed, \(counts.new) new, \(counts.gone) gone, \(counts.same) the same\n"
  }
}

/// The places of two maps of one walk, in pairs to which equal lines lead.
private struct Pairing {
  private struct Pair {
    let old: Int
    let new: Int
    let path: [String]
    /// The index of the old place that counts as changed if the pair differs. If both places have other partners, it is the place
    /// whose line leads to this pair.
    let place: Int
    /// Whether the lines of the two places are compared.
    var leadsOn = true
  }

  private let old: SavedMap.Walk
  private let new: SavedMap.Walk
  /// The pairs, the nearest to the start first.
  private var pairs: [Pair] = []
  /// The lines that lead to other screens than before.
  private var detours: [MapComparison.Change] = []
  private let number: Int
  /// The indices of the places that have a partner.
  private(set) var pairedPlaces: (old: Set<Int>, new: Set<Int>) = ([0], [0])

  /// Pairs the places of `old` and `new`, the maps of the walk with the number `number`.
  init(of old: SavedMap.Walk, and new: SavedMap.Walk, number: Int) {
    (self.old, self.new, self.number) = (old, new, number)
    if old.places.isEmpty || new.places.isEmpty { return }
    pairs = [Pair(old: 0, new: 0, path: [], place: 0)]
    var known: Set = [0]
    let names = (old: old.screenNames, new: new.screenNames)
    // Because of a hidden state, a place may have as many partners as there are places.
    let mostPairs = 8 * (old.places.count + new.places.count)
    var next = 0
    while next < pairs.count {
      let pair = pairs[next]
      next += 1
      if !pair.leadsOn { continue }
      let twins = old.places[pair.old].linesByText
      for line in new.places[pair.new].lines {
        guard let target = line.target, let twin = twins[line.text]?.target,
          !known.contains(twin * new.places.count + target)
        else { continue }
        let (before, after) = (old.places[twin].screen, new.places[target].screen)
        if after.isElsewhere(than: before, among: names) {
          detours.append(
            MapComparison.Change(
              path: pair.path, subject: "to \(line.text)",
              text:
                "\(inCode(line.text)) now leads to \(after.quotedName), not \(before.quotedName)",
              screens: (before, after), places: [[number, pair.old]]))
          continue
        }
        known.insert(twin * new.places.count + target)
        let isNew = [
          pairedPlaces.old.insert(twin).inserted, pairedPlaces.new.insert(target).inserted,
        ].contains(true)
        // Lines from a screen that shows another place are compared where they belong.
        let leadsOn =
          isNew
          || pairs.count < mostPairs && ScreenDifferences(from: before, to: after).found.isEmpty
        pairs.append(
          Pair(
            old: twin, new: target, path: pair.path + [line.text], place: isNew ? twin : pair.old,
            leadsOn: leadsOn))
      }
    }
  }

  /// The places that only the new map has. A place is left out if the old map shows its screen elsewhere, or did not go that far.
  var added: [Int] { new.places(except: pairedPlaces.new, missingIn: old) }
  var gone: [Int] { old.places(except: pairedPlaces.old, missingIn: new) }

  var changes: [MapComparison.Change] {
    let (oldNames, newNames) = (old.screenNames, new.screenNames)
    var renamed: Set<String?> = []
    var found: [MapComparison.Change] = []
    for pair in pairs {
      let (before, after) = (old.places[pair.old], new.places[pair.new])
      if before.screen.name != after.screen.name {
        renamed.formUnion([before.screen.name, after.screen.name])
      }
      let parts =
        ScreenDifferences(from: before.screen, to: after.screen).found
        + Self.differences(inRIBs: before.ribs, after.ribs)
        + (pair.leadsOn ? before.differences(inLinesOf: after) : [])
      found += parts.map { subject, text in
        MapComparison.Change(
          path: pair.path, subject: subject, text: text, screens: (before.screen, after.screen),
          places: [[number, pair.place]])
      }
    }
    found += detours
    for (walk, indices, names, isNew) in [
      (new, added, oldNames.union(renamed), true), (old, gone, newNames.union(renamed), false),
    ] {
      for index in indices where !names.contains(walk.places[index].screen.name) {
        let place = walk.places[index]
        found.append(
          MapComparison.Change(
            path: place.path, subject: isNew ? "added" : "gone",
            text: "\(isNew ? "new" : "gone"): the \(place.screen.kind)",
            screens: isNew ? (nil, place.screen) : (place.screen, nil), places: [[number, index]]))
      }
    }
    return found
  }

  private static func differences(inRIBs old: String, _ new: String) -> [(String, String)] {
    if old == new { return [] }
    let (before, after) = (
      old.split { "(), ".contains($0) }, new.split { "(), ".contains($0) }
    )
    let changes =
      after.filter { !before.contains($0) }.map { ("RIB \($0)", "new RIB \($0)") }
      + before.filter { !after.contains($0) }.map { ("RIB \($0)", "gone: the RIB \($0)") }
    return changes.isEmpty ? [("RIBs", "the RIBs are \(new) instead of \(old)")] : changes
  }
}

extension SavedMap.Place {
  fileprivate var linesByText: [String: SavedMap.Line] {
    Dictionary(lines.map { ($0.text, $0) }) { first, _ in first }
  }

  /// The differences between the lines here and those of `new`, apart from the places that they lead to. The lines that are
  /// words on the screen are compared there.
  fileprivate func differences(inLinesOf new: Self) -> [(String, String)] {
    let (before, after) = (linesByText, new.linesByText)
    let isUnseen = { (line: SavedMap.Line) in line.text.hasPrefix(":") || line.text == "refresh" }
    var found: [(String, String)] = []
    for line in new.lines {
      guard let old = before[line.text], old.target != nil, line.target != nil else { continue }
      if let time = line.time, let oldTime = old.time, time != oldTime {
        found.append(("time", "`\(line.text)` takes \(time) instead of \(oldTime)"))
      }
      let after = "after \(inCode(line.text))"
      found += line.hidden.filter { !old.hidden.contains($0) }
        .map { ("hidden \($0)", "\(after), \($0)") }
      found += old.hidden.filter { !line.hidden.contains($0) }
        .map { ("hidden \($0)", "no longer: \(after), \($0)") }
    }
    return found
      + new.lines.filter { isUnseen($0) && before[$0.text] == nil }
      .map { ("new \($0.text)", "new \(inCode($0.text))") }
      + lines.filter { isUnseen($0) && after[$0.text] == nil }
      .map { ("gone: \($0.text)", "gone: \(inCode($0.text))") }
  }
}

extension SavedMap.Walk {
  fileprivate var screenNames: Set<String?> { Set(places.map(\.screen.name)) }

  /// The places that are not among `paired`, if `other` neither has their screen nor left their path unexplored.
  fileprivate func places(except paired: Set<Int>, missingIn other: Self) -> [Int] {
    if paired.count == places.count { return [] }
    let screens = Set(other.places.map(\.screen))
    let lines = other.places.map(\.linesByText)
    return places.indices.filter {
      !paired.contains($0) && !screens.contains(places[$0].screen)
        && Self.lack(lines, places[$0].path)
    }
  }

  /// Whether `path` can no longer be taken, or leads elsewhere. `lines` has the lines of each place. False if the exploration did not
  /// go that far.
  private static func lack(_ lines: [[String: SavedMap.Line]], _ path: [String]) -> Bool {
    var place = 0
    for line in path {
      guard lines.indices.contains(place), let found = lines[place][line] else { return true }
      guard let target = found.target else { return false }
      place = target
    }
    return true
  }
}

extension Screen {
  fileprivate var quotedName: String {
    if let alert { return "the question \(Quoting.quoted(alert.title))" }
    return Quoting.quoted(name ?? firstLabel ?? "an empty screen")
  }

  fileprivate var kind: String {
    alert == nil ? "screen \(quotedName)" : String(quotedName.dropFirst(4))
  }

  /// Whether this is another screen than `old`, and not the same screen with other words. If both have a title, it is another one if
  /// the titles differ and the other map knows one of them. Without titles, it is another one if the two share no word.
  fileprivate func isElsewhere(
    than old: Screen, among names: (old: Set<String?>, new: Set<String?>)
  ) -> Bool {
    if let oldName = old.name, let name {
      return oldName != name && (names.new.contains(oldName) || names.old.contains(name))
    }
    if old.name != name || old.elements.isEmpty != elements.isEmpty { return true }
    let parts = { (screen: Screen) in Set(screen.elements.map { $0.identifier ?? $0.label }) }
    return !elements.isEmpty && parts(self).isDisjoint(with: parts(old))
  }
}
