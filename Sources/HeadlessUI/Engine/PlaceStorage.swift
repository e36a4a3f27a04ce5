import StateBinding

/// A property of a view that belongs to the view's place, or comes from around it.
@MainActor
@preconcurrency
public protocol DynamicProperty {}

/// Keeps the value of a dynamic property.
///
/// A view value comes with cells of its own, which only say how the value begins. Before the body is evaluated, the
/// cells of the place are put into a copy of the view value: so each place has state of its own, whatever values are
/// shown there, and the closures that the body makes keep the cells of their place.
@MainActor
class DynamicCell {
  /// The offset in bytes at which the cell stands in a value of its view.
  fileprivate(set) final var offset = 0
  /// Whether the cell belongs to a place, rather than to a view value only.
  fileprivate(set) final var isAtPlace = false

  /// A cell for a new place, which begins as this one is.
  func copyForPlace() -> DynamicCell {
    programError("\(type(of: self)) cannot begin at a place")
  }

  /// Takes what it needs of the values around its place.
  func surround(with environment: EnvironmentValues) {}
}

/// A dynamic property that stores one cell, and whose other stored properties do not differ between places.
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

/// Where the cells stand in the values of a type.
///
/// A mirror finds the dynamic properties of a value; that takes microseconds. In nearly every type they stand at the same
/// offsets in all values, so the offsets are found once and kept by the type of the view. The one exception is a property
/// stored as `any P`: it may hold another type next time, so its view is searched each time.
///
/// Skips optionals, enum payloads, and values too large to stand inside of an `any P`: their cells stand elsewhere in each
/// view value, so their state belongs to the view value.
///
/// Reading and writing at the offsets is right because each was found by the address of a cell in a value of that very
/// type, and because every cell is a reference to a `DynamicCell`, a class.
@MainActor
private struct CellProperties: Equatable {
  private struct Property: Equatable {
    /// The type of the property, after those of the properties around it.
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

  /// Cells for a new place, which begin as those of `value` do.
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
      // Beside a value that is stored as `any P`, the view has the address of the value's type.
      let anyTypes = stored.filter { Self.offset(of: UInt(bitPattern: $0), in: bytes) != nil }
      isFixed = anyTypes.isEmpty
      // Cells are found in the order in which they stand, and two may be the same.
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

  /// The cells of the dynamic properties that `mirror` shows, each with the types of the properties around it. Adds the
  /// types of all values that it shows to `stored`.
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
