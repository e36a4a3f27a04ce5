import StateBinding

/// The cells that the dynamic properties of a view have at its place.
final class CellSlot: Slot {
  // Unchecked, for the reason that `Slot` gives.
  @exclusivity(unchecked) fileprivate var owner: Any.Type?
  @exclusivity(unchecked) fileprivate var cells: [DynamicCell] = []
  @exclusivity(unchecked) fileprivate var wantsSurroundings = false
}

extension Evaluation {
  /// Puts the cells that belong to the place of `value` into its dynamic properties.
  @inlinable
  mutating func bindState<Value>(of value: inout Value) {
    // A value without references has no cell.
    if !_isPOD(Value.self) { bindCells(of: &value) }
  }

  // By its address, as the place it has in memory is what counts.
  @usableFromInline
  mutating func bindCells<Value>(of value: UnsafeMutablePointer<Value>) {
    let slot = cellSlot(for: UnsafePointer(value))
    let cells = slot.cells
    if cells.isEmpty { return }
    if slot.wantsSurroundings { for cell in cells { cell.surround(with: environment) } }
    CellOffsets.put(cells, into: value)
  }

  /// The next slot, made for `value` if it is not yet.
  private mutating func cellSlot<Value>(for value: UnsafePointer<Value>) -> CellSlot {
    let slot = slot(CellSlot())
    if slot.owner == Value.self { return slot }
    slot.owner = Value.self
    slot.cells = CellOffsets.placeCells(for: value.pointee)
    slot.wantsSurroundings = slot.cells.contains { $0.wantsSurroundings }
    return slot
  }
}

/// Where in the values of a type its cells are.
@MainActor
private enum CellOffsets {
  private static var known: [ObjectIdentifier: [Int]] = [:]

  /// The cells of a new place, which begin as those of `value` do.
  ///
  /// A mirror would find them too, in a hundred times the time. Reading them is right because the offsets were found in
  /// a value of the very type, each holds a reference to a cell in every value of it, and loading one retains it.
  static func placeCells<Value>(for value: Value) -> [DynamicCell] {
    let offsets = of(value)
    return withUnsafeBytes(of: value) { bytes in
      offsets.map { offset in
        let cell = bytes.load(fromByteOffset: offset, as: DynamicCell.self).copyForPlace()
        cell.offset = offset
        cell.isAtPlace = true
        return cell
      }
    }
  }

  /// Replaces the cells of `value`, each with one of the same class that another value of its type had there.
  static func put<Value>(_ cells: [DynamicCell], into value: UnsafeMutablePointer<Value>) {
    for cell in cells {
      let place = UnsafeMutableRawPointer(value).advanced(by: cell.offset)
      place.assumingMemoryBound(to: DynamicCell.self).pointee = cell
    }
  }

  private static func of<Value>(_ value: Value) -> [Int] {
    let type = ObjectIdentifier(Value.self)
    if let offsets = known[type] { return offsets }
    let offsets = find(in: value)
    known[type] = offsets
    return offsets
  }

  private static func find<Value>(in value: Value) -> [Int] {
    var found: [DynamicCell] = []
    collect(Mirror(reflecting: value), into: &found)
    return withUnsafeBytes(of: value) { bytes in
      // They are found in the order in which they stand, and two may be the same.
      var next = 0
      return found.map { cell in
        let address = UInt(bitPattern: ObjectIdentifier(cell))
        let offsets = stride(from: next, to: bytes.count, by: MemoryLayout<UInt>.stride)
        guard
          let offset = offsets.first(where: {
            bytes.load(fromByteOffset: $0, as: UInt.self) == address
          })
        else {
          programError(
            "\(Value.self) keeps a dynamic property where it cannot be found; make it a stored property of the view"
          )
        }
        next = offset + MemoryLayout<UInt>.stride
        return offset
      }
    }
  }

  private static func collect(_ mirror: Mirror, into cells: inout [DynamicCell]) {
    // By index, as an iterator has the runtime make its types at the start of the program; row "start-up".
    let children = mirror.children
    var index = children.startIndex
    while index != children.endIndex {
      let value = children[index].value
      // What is optional or in a case is not at its place in every value: it is no property of the place.
      let type = type(of: value)
      // Each question goes through all conformances of the program, once for a type; a cell is answered by the first.
      if let holder = type as? any CellHolder.Type {
        cells.append(cell(of: value, as: holder))
      } else if type is any DynamicProperty.Type {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle != .enum { collect(mirror, into: &cells) }
      }
      children.formIndex(after: &index)
    }
  }

  /// The cell of `value`, cast to its very type: to cast it to the protocol would ask once more.
  private static func cell<Holder: CellHolder>(of value: Any, as type: Holder.Type) -> DynamicCell {
    guard let holder = value as? Holder else { programError("\(value) is no \(type)") }
    return holder.dynamicCell
  }
}
