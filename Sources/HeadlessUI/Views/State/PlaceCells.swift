import StateBinding

/// The cells that the dynamic properties of a view have at its place.
final class CellSlot: Slot {
  fileprivate var cells: [DynamicCell] = []
}

extension Evaluation {
  /// Gives the dynamic properties of `view` what belongs to its place and what surrounds it.
  mutating func bindState<Content>(of view: Content) {
    let offsets = CellOffsets.of(view)
    if offsets.isEmpty { return }
    let slot = slot(CellSlot())
    let cells = CellOffsets.cells(of: view, at: offsets)
    if slot.cells.count != cells.count {
      slot.cells = cells
      for cell in cells { cell.settle(at: nil, in: environment) }
    } else {
      for (cell, place) in zip(cells, slot.cells) { cell.settle(at: place, in: environment) }
    }
  }
}

/// Where in the values of a view type its cells are.
@MainActor
private enum CellOffsets {
  private static var known: [ObjectIdentifier: [Int]] = [:]

  static func of<Content>(_ view: Content) -> [Int] {
    // A value without references has no cell.
    if _isPOD(Content.self) { return [] }
    if let offsets = known[ObjectIdentifier(Content.self)] { return offsets }
    let offsets = find(in: view)
    known[ObjectIdentifier(Content.self)] = offsets
    return offsets
  }

  /// The cells of `view`.
  ///
  /// A mirror would find them too, in a hundred times the time. Reading them is right because the offsets were found in
  /// a value of the very type, each holds a reference to a cell in every value of it, and loading one retains it.
  static func cells<Content>(of view: Content, at offsets: [Int]) -> [DynamicCell] {
    withUnsafeBytes(of: view) { bytes in
      offsets.map { bytes.load(fromByteOffset: $0, as: DynamicCell.self) }
    }
  }

  private static func find<Content>(in view: Content) -> [Int] {
    var found: [DynamicCell] = []
    collect(Mirror(reflecting: view), into: &found)
    return withUnsafeBytes(of: view) { bytes in
      found.map { cell in
        let address = UInt(bitPattern: ObjectIdentifier(cell))
        let offsets = stride(from: 0, to: bytes.count, by: MemoryLayout<UInt>.stride)
        guard
          let offset = offsets.first(where: {
            bytes.load(fromByteOffset: $0, as: UInt.self) == address
          })
        else {
          programError(
            "\(Content.self) keeps a dynamic property where it cannot be found; make it a stored property of the view"
          )
        }
        return offset
      }
    }
  }

  private static func collect(_ mirror: Mirror, into cells: inout [DynamicCell]) {
    for child in mirror.children {
      if let holder = child.value as? any CellHolder {
        cells.append(holder.dynamicCell)
      } else if let nested = child.value as? any DynamicProperty {
        collect(Mirror(reflecting: nested), into: &cells)
      }
    }
  }
}
