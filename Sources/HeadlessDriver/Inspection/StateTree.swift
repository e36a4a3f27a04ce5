import HeadlessUI
import StateBinding

/// A value taken apart by reflection: its fields, its elements and their texts, without the value itself.
///
/// Two trees of one type can be compared at any later time, because a tree keeps no object alive. Sets and dictionaries are
/// sorted, and objects are their type name, so that a tree is the same in every run.
package indirect enum StateTree: Sendable, Hashable {
  /// The text of a value without parts: `12`, `"Hong"`, `nil`.
  case leaf(String)
  /// A struct, or a tuple if `type` is empty.
  case record(type: String, [Field])
  /// An enum case. A tuple as payload is a record without a type.
  case choice(String, payload: StateTree?)
  /// An array or a set; the set is sorted. `count` is larger than the number of elements if only the first ones were read.
  case list([StateTree], count: Int, isSet: Bool)
  /// A dictionary, sorted. The label of an entry is its key.
  case dictionary([Field])
  /// A part that was not read, because two values share it; see `StateTree.reading(_:with:)`.
  case unread(Int)

  package struct Field: Sendable, Hashable {
    package let label: String?
    package let value: StateTree

    package static func == (one: Field, other: Field) -> Bool {
      (one.label ?? "").hasSameBytes(as: other.label ?? "") && one.value == other.value
    }
  }

  /// Compares texts as bytes: `String` equates composed and decomposed Hangul. The synthesized hash is still right, because
  /// texts with the same bytes have the same hash.
  package static func == (one: StateTree, other: StateTree) -> Bool {
    switch (one, other) {
    case (.leaf(let text), .leaf(let otherText)): text.hasSameBytes(as: otherText)
    case (.record(let type, let fields), .record(let otherType, let others)):
      type == otherType && fields == others
    case (.choice(let name, let payload), .choice(let otherName, let other)):
      name == otherName && payload == other
    case (.list(let elements, let count, let isSet), .list(let others, let otherCount, let other)):
      count == otherCount && isSet == other && elements == others
    case (.dictionary(let entries), .dictionary(let others)): entries == others
    case (.unread(let place), .unread(let otherPlace)): place == otherPlace
    default: false
    }
  }

  /// The tree of `value`, with the first `elements` elements of each array. Parts nested more than 100 deep, and parts after
  /// the first 100,000, are `…`. A set or a dictionary that reaches beyond these parts is a leaf with its count, because its
  /// first elements differ between runs.
  package init(reading value: Any, elements: Int = 1_000) {
    var reader = StateReader(elements: elements)
    self = reader.read(value, depth: 0)
  }

  /// The trees of two values of one type, in which parts that share their storage are `unread`. Both values are alive, so
  /// equal bytes mean equal parts; parts with different bytes may still be equal.
  static func reading(_ old: Any, with new: Any) -> (old: StateTree, new: StateTree) {
    var reader = StateReader(elements: .max)
    return reader.read(old, with: new, depth: 0)
  }

  /// The parts with the label of each in a path: `name`, `[3]`, `[id: 12]` or `["key"]`.
  package var parts: [(label: String, value: StateTree)] {
    switch self {
    case .leaf, .unread: return []
    case .record(_, let fields):
      return fields.enumerated().map { index, field in (field.label ?? "\(index)", field.value) }
    case .choice(let name, let payload): return payload.map { [(name, $0)] } ?? []
    case .list(let elements, _, _):
      return elements.enumerated().map { index, element in
        (element.id.map { "[id: \($0)]" } ?? "[\(index)]", element)
      }
    case .dictionary(let entries): return entries.map { ("[\($0.label ?? "")]", $0.value) }
    }
  }

  /// The text of the field `id`, which tells the elements of a list apart.
  var id: String? {
    guard case .record(_, let fields) = self, let id = fields.first(where: { $0.label == "id" })
    else { return nil }
    return id.value.text()
  }

  /// The tree, with `change` applied to the text of each leaf and each key.
  package func mapTexts(_ change: (String) -> String) -> StateTree {
    func map(_ fields: [Field], keys: Bool) -> [Field] {
      fields.map { field in
        Field(
          label: keys ? field.label.map(change) : field.label, value: field.value.mapTexts(change))
      }
    }
    switch self {
    case .leaf(let text): return .leaf(change(text))
    case .record(let type, let fields): return .record(type: type, map(fields, keys: false))
    case .choice(let name, let payload): return .choice(name, payload: payload?.mapTexts(change))
    case .list(let elements, let count, let isSet):
      return .list(elements.map { $0.mapTexts(change) }, count: count, isSet: isSet)
    case .dictionary(let entries): return .dictionary(map(entries, keys: true))
    case .unread: return self
    }
  }
}

/// Takes values apart.
private struct StateReader {
  private static let partLimit = 100_000
  let elements: Int
  private var parts = 0

  init(elements: Int) {
    self.elements = elements
  }

  mutating func read(_ value: Any, depth: Int) -> StateTree {
    parts += 1
    if depth > 100 || parts > Self.partLimit { return .leaf("…") }
    // Comparing the types is faster than trying each cast: a cast also looks for ways to convert
    // the value.
    let kind = type(of: value)
    if kind == String.self, let text = value as? String { return .leaf(quote(text)) }
    if kind == Substring.self, let text = value as? Substring { return .leaf(quote(text)) }
    if kind == Character.self, let text = value as? Character { return .leaf(quote(String(text))) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { read($0.value, depth: depth + 1) } ?? .leaf("nil")
    case .collection:
      let read = values(mirror, depth, limit: elements)
      return .list(read, count: mirror.children.count, isSet: false)
    case .set, .dictionary:
      let count = mirror.children.count
      // Such a collection counts as one part, wherever it stands in the value.
      guard count <= Self.partLimit else { return Self.elements(count) }
      let tree = readUnordered(mirror, depth)
      // The parts that were cut came last in the order of their hashes, which differs between runs.
      return parts > Self.partLimit ? Self.elements(count) : tree
    case .tuple: return .record(type: "", fields(mirror, depth))
    case .class, .foreignReference: return .leaf("\(type(of: value))")
    case .enum:
      if let payload = mirror.children.first, let name = payload.label {
        return .choice(name, payload: read(payload.value, depth: depth + 1))
      }
      return value is any CustomStringConvertible
        ? description(of: value) : .choice("\(value)", payload: nil)
    case .struct where !(value is any CustomStringConvertible):
      return .record(type: "\(type(of: value))", fields(mirror, depth))
    default: return description(of: value)
    }
  }

  /// Reads two values. Of collections, only the elements that may differ are read.
  mutating func read(_ old: Any, with new: Any, depth: Int) -> (old: StateTree, new: StateTree) {
    let (mirror, other) = (Mirror(reflecting: old), Mirror(reflecting: new))
    guard depth <= 100, mirror.subjectType == other.subjectType else {
      return (read(old, depth: depth), read(new, depth: depth))
    }
    switch mirror.displayStyle {
    case .optional:
      guard let child = mirror.children.first, let otherChild = other.children.first else { break }
      return read(child.value, with: otherChild.value, depth: depth + 1)
    case .struct where !(old is any CustomStringConvertible), .tuple:
      return readFields(mirror, with: other, depth)
    case .enum:
      guard let child = mirror.children.first, let otherChild = other.children.first,
        let name = child.label, name == otherChild.label
      else { break }
      let payloads = read(child.value, with: otherChild.value, depth: depth + 1)
      return (.choice(name, payload: payloads.old), .choice(name, payload: payloads.new))
    case .collection, .set, .dictionary:
      guard let collection = old as? any SharingStorage else { break }
      if collection.sharesStorage(with: new) { return (.unread(0), .unread(0)) }
      return readCollection(collection, mirror, with: new, other, depth)
    default: break
    }
    return (read(old, depth: depth), read(new, depth: depth))
  }

  private mutating func readFields(
    _ mirror: Mirror, with other: Mirror, _ depth: Int
  ) -> (old: StateTree, new: StateTree) {
    let type = mirror.displayStyle == .tuple ? "" : "\(mirror.subjectType)"
    var (olds, news): ([StateTree.Field], [StateTree.Field]) = ([], [])
    for (child, otherChild) in zip(mirror.children, other.children) {
      let trees = read(child.value, with: otherChild.value, depth: depth + 1)
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
      olds.append(StateTree.Field(label: label, value: trees.old))
      news.append(StateTree.Field(label: label, value: trees.new))
    }
    return (.record(type: type, olds), .record(type: type, news))
  }

  /// More elements than this are not compared one by one.
  private static let comparedElements = 2_000
  /// The number of elements to read if all elements that differ were added, or all were removed.
  private static let newElements = 10

  private mutating func readCollection(
    _ collection: any SharingStorage, _ mirror: Mirror, with new: Any, _ other: Mirror,
    _ depth: Int
  ) -> (old: StateTree, new: StateTree) {
    let (count, otherCount) = (mirror.children.count, other.children.count)
    guard let same = collection.sameElements(as: new) else {
      // A set or a dictionary.
      if count > Self.comparedElements, otherCount > Self.comparedElements {
        return Self.manyElements(count, otherCount)
      }
      return (
        read(collection, depth: depth), read(new, depth: depth)
      )
    }
    let children = Array(mirror.children.dropFirst(same.head).dropLast(same.tail))
    let others = Array(other.children.dropFirst(same.head).dropLast(same.tail))
    if !children.isEmpty, !others.isEmpty, max(children.count, others.count) > Self.comparedElements
    {
      return Self.manyElements(count, otherCount)
    }
    let head = (0..<same.head).map(StateTree.unread)
    let tail = (0..<same.tail).map { StateTree.unread(-1 - $0) }
    if children.count == 1, others.count == 1 {
      let trees = read(children[0].value, with: others[0].value, depth: depth + 1)
      return (
        .list(head + [trees.old] + tail, count: count, isSet: false),
        .list(head + [trees.new] + tail, count: otherCount, isSet: false)
      )
    }
    let limit = children.isEmpty || others.isEmpty ? Self.newElements : .max
    func middle(_ children: [Mirror.Child]) -> [StateTree] {
      children.enumerated().map { index, child in
        index < limit ? read(child.value, depth: depth + 1) : .leaf("…")
      }
    }
    return (
      .list(head + middle(children) + tail, count: count, isSet: false),
      .list(head + middle(others) + tail, count: otherCount, isSet: false)
    )
  }

  private static func manyElements(
    _ old: Int, _ new: Int
  ) -> (old: StateTree, new: StateTree) {
    (elements(old), .leaf("\(grouped(new)) elements, too many to compare"))
  }

  private static func elements(_ count: Int) -> StateTree { .leaf("\(grouped(count)) elements") }

  private func description(of value: Any) -> StateTree { .leaf(escape("\(value)")) }

  private mutating func values(_ mirror: Mirror, _ depth: Int, limit: Int) -> [StateTree] {
    var trees: [StateTree] = []
    for child in mirror.children.prefix(limit) {
      trees.append(read(child.value, depth: depth + 1))
      if parts > Self.partLimit { break }
    }
    return trees
  }

  private mutating func fields(_ mirror: Mirror, _ depth: Int) -> [StateTree.Field] {
    var fields: [StateTree.Field] = []
    // Each step through the children looks up a type.
    for child in mirror.children {
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
      fields.append(StateTree.Field(label: label, value: read(child.value, depth: depth + 1)))
      if parts > Self.partLimit { break }
    }
    return fields
  }

  /// Reads a set or a dictionary, and sorts the elements.
  private mutating func readUnordered(_ mirror: Mirror, _ depth: Int) -> StateTree {
    if mirror.displayStyle == .dictionary { return .dictionary(entries(mirror, depth)) }
    let read = values(mirror, depth, limit: .max).map { ($0.text(), $0) }
      .sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
    return .list(read.map(\.1), count: mirror.children.count, isSet: true)
  }

  private mutating func entries(_ mirror: Mirror, _ depth: Int) -> [StateTree.Field] {
    var entries: [StateTree.Field] = []
    for child in mirror.children {
      let pair = values(Mirror(reflecting: child.value), depth, limit: 2)
      guard pair.count == 2 else { break }
      entries.append(StateTree.Field(label: pair[0].text(isNested: true), value: pair[1]))
    }
    // Two keys may print alike; then their values decide.
    return entries.map { ("\($0.label ?? ""): \($0.value.text())", $0) }
      .sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }.map(\.1)
  }
}

/// A collection that is a reference to its storage.
private protocol SharingStorage {
  /// The number of elements at the beginning and at the end that have the same bytes in `other`; nil if the collection is not
  /// an array.
  func sameElements(as other: Any) -> (head: Int, tail: Int)?
}

extension SharingStorage {
  func sharesStorage(with other: Any) -> Bool {
    guard let other = other as? Self else { return false }
    return withUnsafeBytes(of: self) { bytes in
      withUnsafeBytes(of: other) { bytes.elementsEqual($0) }
    }
  }

  func sameElements(as other: Any) -> (head: Int, tail: Int)? { nil }
}

extension Set: SharingStorage {}
extension Dictionary: SharingStorage {}
extension Array: SharingStorage {
  func sameElements(as other: Any) -> (head: Int, tail: Int)? {
    guard let other = other as? Self else { return nil }
    let count = Swift.min(count, other.count)
    let stride = MemoryLayout<Element>.stride
    return withUnsafeBytes { bytes in
      other.withUnsafeBytes { others in
        guard let start = bytes.baseAddress, let otherStart = others.baseAddress else {
          return (0, 0)
        }
        func isSame(_ place: Int, _ otherPlace: Int) -> Bool {
          areSame(start + place * stride, otherStart + otherPlace * stride, count: stride)
        }
        var (head, tail) = (0, 0)
        while head < count, isSame(head, head) { head += 1 }
        while tail < count - head, isSame(self.count - tail - 1, other.count - tail - 1) {
          tail += 1
        }
        return (head, tail)
      }
    }
  }
}
