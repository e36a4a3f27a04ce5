import StateBinding
// The fields of a type with their offsets, for views with a custom mirror too.
@_spi(Reflection) import Swift

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
  fileprivate final var home: Home?

  fileprivate struct Home {
    let owner: Any.Type
    let offset: Int
    let run: AppRun
  }

  /// Reports a write to `name` if views are being evaluated and the cell belongs to a place.
  final func noteWrite(to name: @autoclosure () -> String) {
    if let run = home?.run, run.watch.isLooking { run.reportDeed("write", to: name()) }
  }

  nonisolated init() {}

  /// The name of its property with the name of the view, such as `Counter.count`.
  final var propertyName: String {
    guard let home else { return "a property" }
    var name = ""
    _forEachField(of: home.owner) { field, offset, _, _ in
      if offset <= home.offset { name = String(cString: field) }
      return offset <= home.offset
    }
    return "\(home.owner).\(name.drop { $0 == "_" })"
  }

  /// A cell for a new place, which begins with the value of this cell.
  func copyForPlace() -> DynamicCell {
    programError("\(type(of: self)) cannot begin at a place")
  }

  /// Reads what the cell needs from the environment of its place.
  func surround(with environment: EnvironmentValues, in places: Places) {}
}

/// The cells of the dynamic properties of a view, at its place.
private final class CellSlot: Slot {
  var owner: Any.Type?
  var properties = PropertyOffsets()
  var cells: [DynamicCell] = []
}

extension Evaluation {
  /// Puts the cells of this place into the dynamic properties of `value`: a view or a modifier.
  @inlinable
  package mutating func bindState<Value>(of value: inout Value) {
    // A value without references has no cell.
    if !_isPOD(Value.self) { bindCells(of: &value) }
  }

  @usableFromInline
  mutating func bindCells<Value>(of value: inout Value) {
    let slot = slot(CellSlot())
    if slot.owner != Value.self {
      slot.owner = Value.self
      slot.properties = PropertyOffsets.of(Value.self)
      for cell in slot.cells { places.end(cell) }
      slot.cells = slot.properties.cellsForPlace(of: value, in: places.run)
    }
    if slot.properties.isEmpty { return }
    for cell in slot.cells { cell.surround(with: environment, in: places) }
    slot.properties.put(slot.cells, into: &value)
  }
}

/// The byte offsets of the cells in the values of a type, and of the dynamic properties to update.
///
/// Skips optionals, enum payloads and values of type `any P`: the offsets of their cells differ between values. Their state
/// belongs to the view value, not to the place.
///
/// Reading and writing at the offsets is safe: each is that of a stored property of that very type.
@MainActor
private struct PropertyOffsets {
  private static var known: [ObjectIdentifier: PropertyOffsets] = [:]

  private var cells: [Int] = []
  /// The properties that may have an `update()`, the inner ones first.
  private var updates: [(offset: Int, type: any DynamicProperty.Type)] = []

  var isEmpty: Bool { cells.isEmpty && updates.isEmpty }

  static func of(_ type: Any.Type) -> PropertyOffsets {
    if let offsets = known[ObjectIdentifier(type)] { return offsets }
    var offsets = PropertyOffsets()
    offsets.addFields(of: type, at: 0, areCells: false)
    // The option 1 lists the fields of classes.
    _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, _, field, _ in
      if field is any DynamicProperty.Type {
        programError(
          "\(type) keeps a dynamic property where it cannot be found; make it a stored property of a struct"
        )
      }
      return true
    }
    known[ObjectIdentifier(type)] = offsets
    return offsets
  }

  /// Cells for a new place, which begin with the values of the cells in `value`.
  func cellsForPlace<Value>(of value: Value, in run: AppRun) -> [DynamicCell] {
    withUnsafeBytes(of: value) { bytes in
      cells.map { offset in
        let cell = bytes.load(fromByteOffset: offset, as: DynamicCell.self).copyForPlace()
        cell.home = .init(owner: Value.self, offset: offset, run: run)
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

  private mutating func addFields(of type: Any.Type, at start: Int, areCells: Bool) {
    var fields: [(offset: Int, type: Any.Type, kind: _MetadataKind)] = []
    _forEachField(of: type) { _, offset, type, kind in
      fields.append((start + offset, type, kind))
      return true
    }
    for field in fields {
      if field.kind == .class {
        if areCells && field.type is DynamicCell.Type { cells.append(field.offset) }
      } else if field.kind == .struct, let property = field.type as? any DynamicProperty.Type {
        addFields(of: field.type, at: field.offset, areCells: true)
        if !(property is any SystemProperty.Type) { updates.append((field.offset, property)) }
      }
    }
  }
}
