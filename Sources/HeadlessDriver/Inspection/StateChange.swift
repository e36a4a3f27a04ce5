/// A part of a state that differs between two moments.
package struct StateChange: Sendable, Hashable, CustomStringConvertible {
  /// The place of the part, such as `profile.member.name` or `posts[id: 13].views`; empty for the whole state. The place of an
  /// added or removed element is its collection.
  package let path: String
  /// The part before the change; nil if it was added.
  package let old: StateTree?
  /// The part after the change; nil if it was removed.
  package let new: StateTree?

  package init(path: String, old: StateTree?, new: StateTree?) {
    self.path = path
    self.old = old
    self.new = new
  }

  /// The elements of a collection that the description shows.
  fileprivate static let head = 5

  private static func text(_ tree: StateTree) -> String { tree.text(isNested: true, head: head) }

  /// The change in one line: `activity: nil → .saving`, `posts: + PostEntity(id: 13)`.
  package var description: String { text(columns: .max) }

  /// The description, cut to `columns`. Two long texts are cut to show where they begin to differ.
  package func text(columns: Int) -> String {
    let start = path.isEmpty ? "" : "\(path): "
    func cut(_ text: String, _ columns: Int) -> String {
      StateLayout(width: max(columns, 10)).cut(text)
    }
    switch (old.map(Self.text), new.map(Self.text)) {
    case (let old?, let new?):
      let whole = "\(start)\(old) → \(new)"
      if columns == .max || StateLayout(width: columns).fits(whole) { return whole }
      let same = zip(old, new).prefix { $0.utf8.elementsEqual($1.utf8) }.count
      let hidden = same > 20 ? same - 10 : 0
      let room = columns - start.count - 3
      func end(_ text: String) -> String { hidden > 0 ? "…\(text.dropFirst(hidden))" : text }
      // A short text leaves its room to the other.
      let before = cut(end(old), max(room / 2, room - end(new).count))
      return "\(start)\(before) → \(cut(end(new), room - before.count))"
    case (nil, let new?): return cut("\(start)+ \(new)", columns)
    case (let old?, nil): return cut("\(start)- \(old)", columns)
    case (nil, nil): return start
    }
  }

  /// The same change, with `change` applied to its texts.
  package func mapTexts(_ change: (String) -> String) -> StateChange {
    StateChange(path: change(path), old: old?.mapTexts(change), new: new?.mapTexts(change))
  }

  /// The parts that differ between `old` and `new`, in the order in which they stand in the state.
  ///
  /// Elements of an array are compared by their field `id` if they have one. The time is linear in the size of the trees.
  package static func changes(from old: StateTree, to new: StateTree) -> [StateChange] {
    var comparison = StateComparison()
    comparison.compare("", old, new)
    return comparison.changes
  }
}

extension StateChange {
  /// The parts that differ between two values of the same type. Parts that share their storage are neither read nor compared,
  /// so a small change in a state with many elements costs little.
  package static func changes<State>(from old: State, to new: State) -> [StateChange] {
    let trees = StateTree.reading(old, with: new)
    return changes(from: trees.old, to: trees.new)
  }
}

private struct StateComparison {
  /// The highest number of elements that are listed as added to one collection, or as removed.
  private static let head = StateChange.head
  var changes: [StateChange] = []

  mutating func compare(_ path: String, _ old: StateTree, _ new: StateTree) {
    switch (old, new) {
    case (.record(let type, let fields), .record(let otherType, let others))
    where type == otherType && fields.map { $0.label } == others.map { $0.label }:
      for (part, other) in zip(old.parts, new.parts) {
        compare(Self.path(path, part.label), part.value, other.value)
      }
    case (.choice(let name, let payload?), .choice(let otherName, let other?))
    where name == otherName:
      compare(Self.path(path, name), payload, other)
    case (.list(let elements, let count, false), .list(let others, let otherCount, false)):
      compareArrays(path, (elements, count), (others, otherCount))
    case (.list(let elements, _, true), .list(let others, _, true)):
      compareSets(path, elements, others)
    case (.dictionary(let entries), .dictionary(let others)):
      compareDictionaries(path, entries, others)
    default:
      if old != new { note(path, old, new) }
    }
  }

  private static func path(_ path: String, _ label: String) -> String {
    path.isEmpty ? label : "\(path).\(label)"
  }

  private mutating func note(_ path: String, _ old: StateTree?, _ new: StateTree?) {
    changes.append(
      StateChange(path: path, old: old, new: new))
  }

  private typealias Elements = (read: [StateTree], count: Int)

  private mutating func compareArrays(_ path: String, _ old: Elements, _ new: Elements) {
    let isWhole = old.count == old.read.count && new.count == new.read.count
    if old.count == new.count {
      // Elements that stay in place need no further look.
      let changed = zip(old.read.indices, new.read.indices).filter { old.read[$0] != new.read[$1] }
      let (olds, news) = (changed.map { old.read[$0.0] }, changed.map { new.read[$0.1] })
      if compareByID(path, olds, news, isWhole ? (true, true) : (false, false)) { return }
      for (index, _) in changed { compare("\(path)[\(index)]", old.read[index], new.read[index]) }
      return
    }
    let head = zip(old.read, new.read).prefix { $0 == $1 }.count
    var (olds, news) = (old.read.dropFirst(head), new.read.dropFirst(head))
    if isWhole {
      let tail = zip(olds.reversed(), news.reversed()).prefix { $0 == $1 }.count
      (olds, news) = (olds.dropLast(tail), news.dropLast(tail))
    }
    // An array that was not read to the end may still contain an element of the other array.
    let isKnown = (old.count == old.read.count, new.count == new.read.count)
    if isKnown.0, olds.isEmpty {
      return noteAll(path, Array(news), isAdded: true, true, more: new.count - new.read.count)
    }
    if !compareByID(path, Array(olds), Array(news), isKnown) {
      compareSets(path, Array(olds), Array(news), isKnown)
    }
    if !isWhole {
      changes.append(
        StateChange(
          path: path, old: .leaf("\(old.count) elements"), new: .leaf("\(new.count) elements")))
    }
  }

  /// Compares elements by their field `id`. Returns false if they have none, or two have the same.
  private mutating func compareByID(
    _ path: String, _ old: [StateTree], _ new: [StateTree], _ isKnown: (old: Bool, new: Bool)
  ) -> Bool {
    guard let oldPlaces = Self.places(old), let newPlaces = Self.places(new) else { return false }
    noteAll(path, old.filter { newPlaces[Self.key($0.id)] == nil }, isAdded: false, isKnown.new)
    noteAll(path, new.filter { oldPlaces[Self.key($0.id)] == nil }, isAdded: true, isKnown.old)
    var order: [Int] = []
    for element in old {
      guard let id = element.id, let place = newPlaces[Self.key(id)] else { continue }
      order.append(place)
      compare("\(path)[id: \(id)]", element, new[place])
    }
    if order != order.sorted() {
      func names(_ places: [Int]) -> StateTree {
        let names = places.map { StateTree.leaf(new[$0].id ?? "") }
        let list = StateTree.list(names, count: names.count, isSet: false)
        return .leaf("order " + list.text(isNested: true, head: Self.head))
      }
      changes.append(StateChange(path: path, old: names(order), new: names(order.sorted())))
    }
    return true
  }

  /// The place of each `id`; nil if an element has none, or two have the same.
  private static func places(_ elements: [StateTree]) -> [StateTree: Int]? {
    var places: [StateTree: Int] = [:]
    for (index, element) in elements.enumerated() {
      guard let id = element.id, places.updateValue(index, forKey: key(id)) == nil
      else { return nil }
    }
    return places
  }

  /// An `id` or a label as a key that is compared as bytes.
  private static func key(_ text: String?) -> StateTree { .leaf(text ?? "") }

  private mutating func compareSets(
    _ path: String, _ old: [StateTree], _ new: [StateTree],
    _ isKnown: (old: Bool, new: Bool) = (true, true)
  ) {
    func rest(_ trees: [StateTree], without others: [StateTree]) -> [StateTree] {
      var counts: [StateTree: Int] = [:]
      for other in others { counts[other, default: 0] += 1 }
      return trees.filter { tree in
        guard let count = counts[tree], count > 0 else { return true }
        counts[tree] = count - 1
        return false
      }
    }
    noteAll(path, rest(old, without: new), isAdded: false, isKnown.new)
    noteAll(path, rest(new, without: old), isAdded: true, isKnown.old)
  }

  private mutating func compareDictionaries(
    _ path: String, _ old: [StateTree.Field], _ new: [StateTree.Field]
  ) {
    let olds = Dictionary(old.map { (Self.key($0.label), $0.value) }) { first, _ in first }
    let news = Dictionary(new.map { (Self.key($0.label), $0.value) }) { first, _ in first }
    func entry(_ field: StateTree.Field) -> StateTree {
      .leaf("\(field.label ?? ""): \(field.value.text(isNested: true, head: Self.head))")
    }
    noteAll(path, old.filter { news[Self.key($0.label)] == nil }.map(entry), isAdded: false, true)
    noteAll(path, new.filter { olds[Self.key($0.label)] == nil }.map(entry), isAdded: true, true)
    for field in old {
      guard let value = news[Self.key(field.label)] else { continue }
      compare("\(path)[\(field.label ?? "")]", field.value, value)
    }
  }

  /// Notes the first few of `elements`, and the number of the others.
  private mutating func noteAll(
    _ path: String, _ elements: [StateTree], isAdded: Bool, _ isKnown: Bool, more: Int = 0
  ) {
    guard isKnown else { return }
    for element in elements.prefix(Self.head) {
      note(path, isAdded ? nil : element, isAdded ? element : nil)
    }
    let rest = elements.count - Self.head + more
    if rest > 0 { note(path, isAdded ? nil : .more(rest), isAdded ? .more(rest) : nil) }
  }
}
