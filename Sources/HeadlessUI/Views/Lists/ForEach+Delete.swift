extension ForEach {
  /// Gives each row a button that deletes it: `action` is told where the row stands.
  public func onDelete(perform action: (@MainActor (Set<Int>) -> Void)?) -> ForEach {
    var rows = self
    if let action { rows.delete = { offset in action([offset]) } }
    return rows
  }

  /// Gives each row a button that deletes it: `action` is told where the row stands, as an `IndexSet` if it takes one.
  @_disfavoredOverload
  public func onDelete<Offsets: SetAlgebra>(
    perform action: (@MainActor (Offsets) -> Void)?
  ) -> ForEach where Offsets.Element == Int {
    var rows = self
    if let action { rows.delete = { offset in action(Offsets(CollectionOfOne(offset))) } }
    return rows
  }
}

extension RangeReplaceableCollection where Index == Int {
  /// Removes the elements at `offsets`.
  public mutating func remove(atOffsets offsets: Set<Int>) {
    for offset in offsets.sorted(by: >) { remove(at: startIndex + offset) }
  }

  /// Removes the elements at `offsets`.
  @_disfavoredOverload
  public mutating func remove<Offsets: SetAlgebra>(
    atOffsets offsets: Offsets
  ) where Offsets.Element == Int {
    remove(atOffsets: Set((0..<count).filter { offsets.contains($0) }))
  }
}

extension Evaluation {
  /// Adds a button that does something to the row before it.
  mutating func attachButton(
    _ title: LocalizedStringKey, _ role: Element.ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    attach { evaluation in
      evaluation.addButton(
        evaluation.environment.strings.resolve(title), role: role, action: action)
    }
  }
}
