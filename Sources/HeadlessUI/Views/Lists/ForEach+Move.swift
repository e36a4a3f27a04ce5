extension ForEach {
  /// Gives each row but the first a button that moves it up: `action` is told where it stands and where it goes.
  public func onMove(perform action: (@MainActor (Set<Int>, Int) -> Void)?) -> ForEach {
    var rows = self
    if let action { rows.moveUp = { offset in action([offset], offset - 1) } }
    return rows
  }

  /// Gives each row but the first a button that moves it up: `action` is told where it stands, as an `IndexSet` if it
  /// takes one, and where it goes.
  @_disfavoredOverload
  public func onMove<Offsets: SetAlgebra>(
    perform action: (@MainActor (Offsets, Int) -> Void)?
  ) -> ForEach where Offsets.Element == Int {
    var rows = self
    if let action {
      rows.moveUp = { offset in action(Offsets(CollectionOfOne(offset)), offset - 1) }
    }
    return rows
  }
}

extension MutableCollection {
  /// Moves the elements at `source` to where the one at `destination` stands, in their order.
  public mutating func move(fromOffsets source: Set<Int>, toOffset destination: Int) {
    let elements = Array(self)
    let staying = elements.indices.filter { !source.contains($0) }
    let order =
      staying.prefix { $0 < destination } + elements.indices.filter { source.contains($0) }
      + staying.drop { $0 < destination }
    var index = startIndex
    for offset in order {
      self[index] = elements[offset]
      formIndex(after: &index)
    }
  }

  /// Moves the elements at `source` to where the one at `destination` stands, in their order.
  @_disfavoredOverload
  public mutating func move<Offsets: SetAlgebra>(
    fromOffsets source: Offsets, toOffset destination: Int
  ) where Offsets.Element == Int {
    move(
      fromOffsets: Set((0..<count).filter { source.contains($0) }), toOffset: destination)
  }
}
