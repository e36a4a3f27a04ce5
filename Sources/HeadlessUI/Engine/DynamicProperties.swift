import StateBinding

/// A property of a view whose value belongs to the view's place, or comes from the environment.
@MainActor
@preconcurrency
public protocol DynamicProperty {
  /// Prepares the property for the body, which is evaluated next. The properties inside have their values already.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property of this module, which needs no update.
@MainActor
protocol SystemProperty: DynamicProperty {}

/// Keeps the value of a dynamic property.
///
/// A view value is created with cells of its own, which only hold initial values. Before the body is evaluated, a copy of
/// the view value gets the cells of the place. Each place therefore has its own state, whichever view values are shown
/// there, and the closures in a body capture the cells of the place.
@MainActor
class DynamicCell {
  /// The property of a placed view that the cell belongs to; nil if the cell belongs to a view value only.
  final var home: Home?
  /// Whether a look has read the value since the view was last found to have changed.
  final var isRead = false
  /// Whether the body of the view is called to learn what it reads.
  final var isBodyCalled = false

  struct Home {
    let owner: Any.Type
    let offset: Int
    let run: AppRun
  }

  /// Reports a write to `name` if views are being evaluated and the cell belongs to a place.
  final func noteWrite(to name: @autoclosure () -> String) {
    if let run = home?.run, run.watch.isLooking { run.reportDeed("write", to: name()) }
  }

  nonisolated init() {}

  /// Notes that a look reads the value for the view. A read by an action does not count: no body depends on it.
  final func noteRead() {
    if !isRead, home?.run.watch.isLooking == true { isRead = true }
  }

  /// The name of its property with the name of the view, such as `Counter.count`.
  final var propertyName: String {
    guard let home else { return "a property" }
    let name = StoredField.all(of: home.owner).last { $0.offset <= home.offset }?.name ?? ""
    return "\(home.owner).\(name.drop { $0 == "_" })"
  }

  /// A cell for a new place, which begins with the value of this cell.
  func copyForPlace() -> DynamicCell {
    programError("\(type(of: self)) cannot begin at a place")
  }

  /// Called once, when the cell belongs to a place.
  func didFindHome() {}

  /// The value that a body depends on if it reads the cell, or an object that tells of its changes.
  var dependency: Any? { nil }

  /// Reads what the cell needs from the environment of its place.
  func surround(with environment: EnvironmentValues, in places: Places) {}
}

/// The fields of a type that matter to a place: cells, dynamic properties to update, and objects that a view is given.
///
/// Skips optionals, enum payloads and values of type `any P` in the search for cells, because the offsets of their cells differ
/// between values. Their state belongs to the view value, not to the place.
///
/// Reading and writing at the offsets is safe: each is that of a stored property of that very type.
@MainActor
struct Fields {
  private typealias Field = (offset: Int, type: Any.Type)

  private static var known: [ObjectIdentifier: Fields] = [:]

  private var cells: [Int] = []
  /// The properties that may have an `update()`, the inner ones first.
  private var updates: [(offset: Int, type: any DynamicProperty.Type)] = []
  private var objects: [Field] = []
  /// The closures. They are copied with the objects, because they may use the same objects.
  private var closures: [Field] = []

  /// Whether there are cells or properties to update.
  var areDynamic: Bool { !cells.isEmpty || !updates.isEmpty }

  /// Whether a value holds objects that it was given.
  var holdObjects: Bool { !objects.isEmpty }

  static func of(_ type: Any.Type) -> Fields {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields = Fields()
    if !(type is AnyClass) {
      fields.add(of: type, at: 0, isProperty: false, isStored: false)
    } else if StoredField.all(of: type).contains(where: { $0.type is any DynamicProperty.Type }) {
      programError(
        "\(type) keeps a dynamic property where it cannot be found; make it a stored property of a struct"
      )
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  /// Cells for a new place, which begin with the values of the cells in `value`.
  func cellsForPlace<Value>(of value: Value, in run: AppRun) -> [DynamicCell] {
    withUnsafeBytes(of: value) { bytes in
      cells.map { offset in
        let cell = bytes.load(fromByteOffset: offset, as: DynamicCell.self).copyForPlace()
        cell.home = .init(owner: Value.self, offset: offset, run: run)
        cell.didFindHome()
        return cell
      }
    }
  }

  /// Replaces the cells of `value` by `placed`, then updates its properties.
  func put<Value>(_ placed: [DynamicCell], into value: inout Value) {
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

  /// Whether two values hold the same objects. The first word of an object's field is its address.
  func holdSameObjects<Value>(_ old: Value, _ new: Value) -> Bool {
    withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: new) { new in
        objects.allSatisfy { field in
          old.load(fromByteOffset: field.offset, as: UInt.self)
            == new.load(fromByteOffset: field.offset, as: UInt.self)
        }
      }
    }
  }

  /// Copies the objects and the closures of `old` into `new`.
  func copyObjects<Value>(from old: Value, to new: inout Value) {
    withUnsafeBytes(of: old) { old in
      withUnsafeMutableBytes(of: &new) { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return }
        for field in objects + closures {
          copy(field.type, from: old + field.offset, to: new + field.offset)
        }
      }
    }
  }

  private func copy<Value>(
    _ type: Value.Type, from old: UnsafeRawPointer, to new: UnsafeMutableRawPointer
  ) {
    new.assumingMemoryBound(to: Value.self).pointee =
      old.assumingMemoryBound(to: Value.self).pointee
  }

  /// Whether each value of the field is an object, or nil.
  private static func isObject(_ field: StoredField) -> Bool {
    switch field.kind {
    case .class: true
    // A value that need not be an object takes three words, and its type one more. An error is in a box of its own.
    case .existential:
      field.type != (any Error).self && size(of: field.type) <= 3 * MemoryLayout<Int>.size
    default: (field.type as? any OptionalType.Type)?.isObject == true
    }
  }

  private static func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }

  /// Adds the fields of `type` at `start`. Those of a stored view count only as objects: its state belongs to its own place.
  private mutating func add(of type: Any.Type, at start: Int, isProperty: Bool, isStored: Bool) {
    for field in StoredField.all(of: type) {
      let offset = start + field.offset
      if field.type is DynamicCell.Type {
        if isProperty && !isStored { cells.append(offset) }
      } else if field.kind == .function || field.type == (any View).self {
        closures.append((offset, field.type))
      } else if Self.isObject(field) {
        if field.isStrong { objects.append((offset, field.type)) }
      } else if field.kind == .struct, let property = field.type as? any DynamicProperty.Type {
        add(of: field.type, at: offset, isProperty: true, isStored: isStored)
        if !isStored, !(property is any SystemProperty.Type) {
          updates.append((offset, property))
        }
      } else if field.kind == .struct,
        field.type is any View.Type || field.type is any ViewModifier.Type
      {
        add(of: field.type, at: offset, isProperty: false, isStored: true)
      }
    }
  }
}

@MainActor
private protocol OptionalType {
  /// Whether each value is an object, or nil.
  static var isObject: Bool { get }
}

extension Optional: OptionalType {
  fileprivate static var isObject: Bool { Wrapped.self is AnyObject.Type }
}
