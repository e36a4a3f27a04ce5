import StateBinding

/// A property of a view whose value belongs to the view's place, or comes from the environment.
@MainActor
@preconcurrency
public protocol DynamicProperty {}

/// Keeps the value of a dynamic property.
///
/// A view value is created with cells of its own, which only hold initial values. Before the body is evaluated, a copy of
/// the view value gets the cells of the place. Each place therefore has its own state, whichever view values are shown
/// there, and the closures in a body capture the cells of the place.
@MainActor
class DynamicCell {
  /// The byte offset of the cell in a value of its view.
  fileprivate(set) final var offset = 0
  /// Whether the cell belongs to a place, rather than to a view value only.
  fileprivate(set) final var isAtPlace = false

  /// A cell for a new place, which begins with the value of this cell.
  func copyForPlace() -> DynamicCell {
    programError("\(type(of: self)) cannot begin at a place")
  }

  /// Reads what the cell needs from the environment of its place.
  func surround(with environment: EnvironmentValues) {}
}

/// A dynamic property that stores one cell. Its other stored properties are the same at every place.
@MainActor
protocol CellHolder: DynamicProperty {
  var dynamicCell: DynamicCell { get }
}

/// The cells of the dynamic properties of a view, at its place.
private final class CellSlot: Slot {
  var owner: Any.Type?
  var properties: CellProperties?
  var cells: [DynamicCell] = []
}

extension Evaluation {
  /// Puts the cells of this place into the dynamic properties of `value`: a view or a modifier.
  @inlinable
  mutating func bindState<Value>(of value: inout Value) {
    // A value without references has no cell.
    if !_isPOD(Value.self) { bindCells(of: &value) }
  }

  @usableFromInline
  mutating func bindCells<Value>(of value: inout Value) {
    let slot = slot(CellSlot())
    if slot.owner != Value.self || slot.properties?.isFixed != true {
      let properties = CellProperties.of(value)
      if slot.owner != Value.self || slot.properties != properties {
        for cell in slot.cells { effects.letGoLater(of: cell) }
        slot.cells = properties.cellsForPlace(of: value)
      }
      slot.owner = Value.self
      slot.properties = properties
    }
    if slot.cells.isEmpty { return }
    for cell in slot.cells { cell.surround(with: environment) }
    CellProperties.put(slot.cells, into: &value)
  }
}

/// The offsets of the cells in the values of a type.
///
/// A mirror finds the dynamic properties of a value, which takes microseconds. Nearly every type has them at the same
/// offsets in all its values, so the offsets are found once for each view type. The exception is a property stored as
/// `any P`: its next value may have another type, so the view is searched each time.
///
/// Skips optionals, enum payloads, and values too large to be stored inline in an `any P`: the offsets of their cells
/// differ between values. Their state belongs to the view value, not to the place.
///
/// Reading and writing at the offsets is safe: each offset was found by the address of a cell in a value of that very
/// type, and every cell is a reference to a `DynamicCell`, a class.
@MainActor
private struct CellProperties: Equatable {
  private struct Property: Equatable {
    /// The types of the enclosing properties, then the type of the property.
    let types: [ObjectIdentifier]
    let offset: Int
  }

  private static var known: [ObjectIdentifier: CellProperties] = [:]

  private var properties: [Property] = []
  /// Whether all values of the type have these properties at these offsets.
  private(set) var isFixed = true

  /// The properties of `value`.
  static func of<Value>(_ value: Value) -> CellProperties {
    if let properties = known[ObjectIdentifier(Value.self)] { return properties }
    let properties = CellProperties(in: value)
    if properties.isFixed { known[ObjectIdentifier(Value.self)] = properties }
    return properties
  }

  /// Cells for a new place, which begin with the values of the cells in `value`.
  func cellsForPlace<Value>(of value: Value) -> [DynamicCell] {
    withUnsafeBytes(of: value) { bytes in
      properties.map { property in
        let cell = bytes.load(fromByteOffset: property.offset, as: DynamicCell.self).copyForPlace()
        cell.offset = property.offset
        cell.isAtPlace = true
        return cell
      }
    }
  }

  /// Replaces the cells of `value` by `cells`.
  static func put<Value>(_ cells: [DynamicCell], into value: inout Value) {
    withUnsafeMutableBytes(of: &value) { bytes in
      for cell in cells {
        bytes.baseAddress?.advanced(by: cell.offset)
          .assumingMemoryBound(to: DynamicCell.self).pointee = cell
      }
    }
  }

  private init<Value>(in value: Value) {
    var stored: Set<ObjectIdentifier> = []
    let found = Self.cells(in: Mirror(reflecting: value), stored: &stored)
    withUnsafeBytes(of: value) { bytes in
      // An `any P` stores the address of the value's type beside the value.
      let anyTypes = stored.filter { Self.offset(of: UInt(bitPattern: $0), in: bytes) != nil }
      isFixed = anyTypes.isEmpty
      // The mirror lists cells in memory order. Two properties may share one cell.
      var next = 0
      for (cell, types) in found {
        let address = UInt(bitPattern: ObjectIdentifier(cell))
        if let offset = Self.offset(of: address, in: bytes, from: next) {
          next = offset + MemoryLayout<UInt>.size
          properties.append(Property(types: types, offset: offset))
        } else if anyTypes.isDisjoint(with: types) {
          programError(
            "\(Value.self) keeps a dynamic property where it cannot be found; make it a stored property of the view"
          )
        }
      }
    }
  }

  /// The offset of the first word that is `address`.
  private static func offset(
    of address: UInt, in bytes: UnsafeRawBufferPointer, from start: Int = 0
  ) -> Int? {
    let size = MemoryLayout<UInt>.size
    return stride(from: start, through: bytes.count - size, by: size).first {
      bytes.load(fromByteOffset: $0, as: UInt.self) == address
    }
  }

  /// Returns the cells of the dynamic properties in `mirror`, each with the types of its enclosing properties. Adds the
  /// types of all values in `mirror` to `stored`.
  private static func cells(
    in mirror: Mirror, stored: inout Set<ObjectIdentifier>
  ) -> [(cell: DynamicCell, types: [ObjectIdentifier])] {
    var found: [(cell: DynamicCell, types: [ObjectIdentifier])] = []
    for (_, value) in mirror.children {
      let type = ObjectIdentifier(type(of: value))
      stored.insert(type)
      guard value is any DynamicProperty else { continue }
      // The cast above looks into an optional, so only the mirror tells an optional property from a plain one.
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .optional || mirror.displayStyle == .enum { continue }
      if let holder = value as? any CellHolder {
        found.append((holder.dynamicCell, [type]))
      } else {
        found += cells(in: mirror, stored: &stored).map { ($0.cell, [type] + $0.types) }
      }
    }
    return found
  }
}
