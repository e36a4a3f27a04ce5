import Observation
import StateBinding

/// The stored properties of one type of view: the cells that belong to a place, and the inputs, which are all others.
///
/// A body runs again if one of its inputs differs. The properties of stored structs count one by one, because two equal values may
/// differ in the bytes between their properties.
///
/// Reading and writing at the offsets is safe: each is that of a stored property of that very type.
@MainActor
final class Inputs {
  private typealias Same = @MainActor (UnsafeRawPointer, UnsafeRawPointer, Care) -> Bool

  /// What counts as a difference.
  enum Care {
    /// Everything.
    case all
    /// Values only: objects and closures are left out.
    case values
  }

  private struct Part {
    let offset: Int
    let same: Same
  }

  private static var known: [ObjectIdentifier: Inputs] = [:]
  private static var knownOfValues: [ObjectIdentifier: Inputs] = [:]

  /// The offsets of the cells that belong to the place.
  private var cells: [Int] = []
  /// The properties that may have an `update()`, the inner ones first.
  private var updates: [(offset: Int, type: any DynamicProperty.Type)] = []
  /// The objects whose changes the view hears of.
  private var heard: [@MainActor (UnsafeRawPointer) -> AnyObject] = []
  private var parts: [Part] = []
  /// Whether the bodies of the type read through Observation.
  let kind = Reads.Kind()

  /// Whether cells count as inputs. They do in an optional or a value of type `any P`, where a cell belongs to no place.
  private let holdCells: Bool

  private init(holdCells: Bool) { self.holdCells = holdCells }

  /// The properties of a struct that is found in another value.
  static func ofValue(_ type: Any.Type) -> Inputs {
    if type is any View.Type || type is any ViewModifier.Type { return of(type) }
    if let inputs = knownOfValues[ObjectIdentifier(type)] { return inputs }
    let inputs = Inputs(holdCells: true)
    knownOfValues[ObjectIdentifier(type)] = inputs
    inputs.addAll(of: type)
    return inputs
  }

  /// The properties of a view, a modifier or another type with a body.
  static func of(_ type: Any.Type) -> Inputs {
    if let inputs = known[ObjectIdentifier(type)] { return inputs }
    let inputs = Inputs(holdCells: false)
    known[ObjectIdentifier(type)] = inputs
    if StoredField.Kind(of: type) == .struct {
      inputs.addAll(of: type)
      return inputs
    }
    if type is AnyClass,
      StoredField.all(of: type).contains(where: { $0.type is any DynamicProperty.Type })
    {
      programError(
        "\(type) keeps a dynamic property where it cannot be found; make it a stored property of a struct"
      )
    }
    inputs.parts = [inputs.part(ofAnyKind: type, at: 0)]
    return inputs
  }

  /// Whether two views have the same inputs.
  func same<Value>(_ old: Value, _ new: Value, _ care: Care = .all) -> Bool {
    withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: new) { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return true }
        return same(old, new, care)
      }
    }
  }

  fileprivate func same(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ care: Care) -> Bool {
    parts.allSatisfy { $0.same(old + $0.offset, new + $0.offset, care) }
  }

  // Places.

  /// Cells for a new place, which begin with the values of the cells in `value`.
  func cellsForPlace<Value>(of value: Value, _ reader: Reader, in run: AppRun) -> [DynamicCell] {
    if cells.isEmpty { return [] }
    return withUnsafeBytes(of: value) { bytes in
      cells.map { offset in
        let cell = bytes.load(fromByteOffset: offset, as: DynamicCell.self).copyForPlace()
        cell.home = .init(owner: Value.self, offset: offset, run: run, reader: reader)
        return cell
      }
    }
  }

  /// Replaces the cells of `value` by `placed`, then updates its properties.
  func put<Value>(_ placed: [DynamicCell], into value: inout Value) {
    if cells.isEmpty && updates.isEmpty { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let start = bytes.baseAddress else { return }
      for (offset, cell) in zip(cells, placed) {
        (start + offset).assumingMemoryBound(to: DynamicCell.self).pointee = cell
      }
      for (offset, type) in updates { update(type, at: start + offset) }
    }
  }

  private func update<Property: DynamicProperty>(
    _ type: Property.Type, at address: UnsafeMutableRawPointer
  ) {
    address.assumingMemoryBound(to: Property.self).pointee.update()
  }

  /// The objects in `value` whose changes the view hears of.
  func heardObjects<Value>(in value: Value) -> [AnyObject] {
    if heard.isEmpty { return [] }
    return withUnsafeBytes(of: value) { bytes in
      guard let start = bytes.baseAddress else { return [] }
      return heard.map { $0(start) }
    }
  }

  /// The class of an object in `value` whose changes nothing observes; nil if there is none.
  static func plainClass<Value>(in value: Value) -> Any.Type? {
    for child in Mirror(reflecting: value).children {
      let cell = Mirror(reflecting: child.value).children.first?.value as? DynamicCell
      let value = cell?.held ?? child.value
      guard type(of: value) is AnyObject.Type, !(value is DynamicCell),
        !(value is any Observation.Observable), !(value is any ChangeTelling)
      else { continue }
      return type(of: value)
    }
    return nil
  }

  // The plan of a type.

  private func addAll(of type: Any.Type) {
    if let equatable = type as? any Equatable.Type {
      parts = [part(equalling: equatable, at: 0)]
      // The parts below are those of the cells only.
      let whole = parts
      add(of: type, at: 0, isProperty: false, isStored: false)
      parts = whole
    } else {
      add(of: type, at: 0, isProperty: false, isStored: false)
    }
  }

  /// Adds the fields of `type` at `start`. The cells of a stored view belong to its own place.
  private func add(of type: Any.Type, at start: Int, isProperty: Bool, isStored: Bool) {
    for field in StoredField.all(of: type) {
      let offset = start + field.offset
      if field.type is DynamicCell.Type {
        if !isProperty || holdCells { parts.append(reference(at: offset)) }
        if isProperty && !isStored { cells.append(offset) }
      } else if field.kind == .struct, let property = field.type as? any DynamicProperty.Type {
        if let hearing = property as? any HearingProperty.Type, !isStored {
          hear(hearing, at: offset)
        }
        add(of: field.type, at: offset, isProperty: true, isStored: isStored)
        if !isStored, !(property is any SystemProperty.Type) {
          updates.append((offset, property))
        }
      } else {
        add(field, at: offset)
      }
    }
  }

  private func hear<Property: HearingProperty>(_ type: Property.Type, at offset: Int) {
    heard.append { ($0 + offset).assumingMemoryBound(to: Property.self).pointee.object }
  }

  /// Adds a field that is no dynamic property.
  private func add(_ field: StoredField, at offset: Int) {
    if field.kind == .function {
      parts.append(function(field.type, at: offset))
    } else if field.type is AnyKeyPath.Type {
      parts.append(part(equalling: AnyKeyPath.self, at: offset))
    } else if !field.isStrong || field.kind == .class
      || (field.type as? any OptionalType.Type)?.isObject == true
    {
      parts.append(reference(at: offset))
    } else if let equatable = field.type as? any Equatable.Type {
      parts.append(part(equalling: equatable, at: offset))
    } else if let whole = field.type as? any ComparedAsWhole.Type {
      parts.append(part(comparing: whole, at: offset))
    } else if field.kind == .builtin {
      parts.append(part(ofBytes: field.type, at: offset))
    } else if field.kind == .struct || field.kind == .tuple {
      add(of: field.type, at: offset, isProperty: false, isStored: true)
    } else {
      parts.append(part(ofAnyKind: field.type, at: offset))
    }
  }

  /// A closure, which is two words, or a C function, which is one.
  private func function(_ type: Any.Type, at offset: Int) -> Part {
    func words<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size / 8 }
    let compare = sameWords(words(type))
    return Part(offset: offset) { $2 == .values || compare($0, $1, $2) }
  }

  private func part<Value: Equatable>(equalling type: Value.Type, at offset: Int) -> Part {
    Part(offset: offset) { old, new, _ in
      old.assumingMemoryBound(to: Value.self).pointee
        == new.assumingMemoryBound(to: Value.self).pointee
    }
  }

  private func part<Value: ComparedAsWhole>(comparing type: Value.Type, at offset: Int) -> Part {
    Part(offset: offset) { old, new, care in
      old.assumingMemoryBound(to: Value.self).pointee.isSame(
        as: new.assumingMemoryBound(to: Value.self).pointee, care)
    }
  }

  private func part<Value>(ofBytes type: Value.Type, at offset: Int) -> Part {
    Part(offset: offset) { old, new, _ in
      let count = MemoryLayout<Value>.size
      return UnsafeRawBufferPointer(start: old, count: count)
        .elementsEqual(UnsafeRawBufferPointer(start: new, count: count))
    }
  }

  /// An enum, a value of type `any P`, a metatype, or a kind that only the runtime knows.
  private func part<Value>(ofAnyKind type: Value.Type, at offset: Int) -> Part {
    Part(offset: offset) { old, new, care in
      HeadlessUI.same(
        old.assumingMemoryBound(to: Value.self).pointee,
        new.assumingMemoryBound(to: Value.self).pointee, care)
    }
  }

  /// An object, or the one word of a weak reference.
  private func reference(at offset: Int) -> Part {
    Part(offset: offset) { $2 == .values || sameWords(1)($0, $1, $2) }
  }
}

/// Compares this many words. A closure is two, an object is one.
private func sameWords(
  _ count: Int
) -> @MainActor (UnsafeRawPointer, UnsafeRawPointer, Inputs.Care) -> Bool {
  { old, new, _ in
    (0..<count).allSatisfy {
      old.load(fromByteOffset: $0 * 8, as: UInt.self)
        == new.load(fromByteOffset: $0 * 8, as: UInt.self)
    }
  }
}

/// Compares the first words of two values.
@MainActor
func haveSameWords<Value>(_ old: Value, _ new: Value, _ count: Int) -> Bool {
  withUnsafeBytes(of: old) { old in
    withUnsafeBytes(of: new) { new in
      guard let old = old.baseAddress, let new = new.baseAddress else { return true }
      return sameWords(count)(old, new, .all)
    }
  }
}

/// A value without `==` that knows how to compare itself.
@MainActor
protocol ComparedAsWhole {
  func isSame(as other: Self, _ care: Inputs.Care) -> Bool
}

@MainActor
private protocol OptionalType {
  /// Whether each value is an object, or nil.
  static var isObject: Bool { get }
}

extension Optional: OptionalType {
  fileprivate static var isObject: Bool { Wrapped.self is AnyObject.Type }
}

extension Optional: ComparedAsWhole {
  func isSame(as other: Self, _ care: Inputs.Care) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let old?, let new?): same(old, new, care)
    default: false
    }
  }
}

extension Array: ComparedAsWhole {
  func isSame(as other: Self, _ care: Inputs.Care) -> Bool {
    let isShared = withUnsafeBufferPointer { old in
      other.withUnsafeBufferPointer { old.baseAddress == $0.baseAddress && old.count == $0.count }
    }
    return isShared || count == other.count && zip(self, other).allSatisfy { same($0, $1, care) }
  }
}

extension Dictionary: ComparedAsWhole {
  func isSame(as other: Self, _ care: Inputs.Care) -> Bool {
    count == other.count
      && allSatisfy { key, old in other[key].map { same(old, $0, care) } ?? false }
  }
}

/// Whether two values are the same, as inputs of a body. Their static type may be that of any value.
@MainActor
func same<Value>(_ old: Value, _ new: Value, _ care: Inputs.Care) -> Bool {
  guard StoredField.Kind(of: Value.self) == .existential else { return sameOfType(old, new, care) }
  func compare<Dynamic>(_ type: Dynamic.Type) -> Bool {
    guard let old = old as? Dynamic, let new = new as? Dynamic else { return false }
    return sameOfType(old, new, care)
  }
  let dynamic = type(of: old as Any)
  return dynamic == type(of: new as Any) && compare(dynamic)
}

@MainActor
private func sameOfType<Value>(_ old: Value, _ new: Value, _ care: Inputs.Care) -> Bool {
  if Value.self is AnyObject.Type {
    if let path = old as? AnyKeyPath { return path == new as? AnyKeyPath }
    return care == .values || old as AnyObject === new as AnyObject
  }
  if let old = old as? any Equatable { return old.isEqual(to: new) }
  if let old = old as? any ComparedAsWhole { return old.isSame(asAny: new, care) }
  if let old = old as? Any.Type { return old == new as? Any.Type }
  switch StoredField.Kind(of: Value.self) {
  case .struct, .tuple: return Inputs.ofValue(Value.self).same(old, new, care)
  case .function:
    return care == .values || haveSameWords(old, new, MemoryLayout<Value>.size / 8)
  default:
    guard let name = StoredField.caseName(of: old), name == StoredField.caseName(of: new) else {
      return false
    }
    // The only child of an enum is what its case holds.
    let (old, new) = (Mirror(reflecting: old).children, Mirror(reflecting: new).children)
    return zip(old, new).allSatisfy { same($0.value, $1.value, care) }
  }
}

/// The innermost values that differ, objects and closures left out.
@MainActor
func difference(_ old: Any, _ new: Any) -> (old: Any, new: Any) {
  let inner = zip(Mirror(reflecting: old).children, Mirror(reflecting: new).children)
  guard type(of: old) == type(of: new), !(old is Text), !(old is any Equatable),
    let (old, new) = inner.first(where: { !same($0.value, $1.value, .values) })
  else { return (old, new) }
  return difference(old.value, new.value)
}

extension ComparedAsWhole {
  fileprivate func isSame(asAny other: Any, _ care: Inputs.Care) -> Bool {
    (other as? Self).map { isSame(as: $0, care) } ?? false
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}

/// A property whose object tells of its changes.
@MainActor
package protocol HearingProperty {
  var object: AnyObject { get }
}
