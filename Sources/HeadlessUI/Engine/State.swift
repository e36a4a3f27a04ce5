public import StateBinding

/// A value that belongs to the place of its view, and lives as long as the view stays there.
@MainActor
@propertyWrapper
public struct State<Value>: CellHolder {
  @usableFromInline let cell: StateCell<Value>

  /// Begins as `wrappedValue`.
  public init(wrappedValue: Value) {
    cell = StateCell(wrappedValue)
  }

  /// Begins as `value`.
  public init(initialValue value: Value) {
    cell = StateCell(value)
  }

  /// The value at the place of the view.
  public var wrappedValue: Value {
    @inlinable get { cell.value }
    nonmutating set { cell.value = newValue }
  }

  /// A binding to the value.
  @inlinable
  public var projectedValue: Binding<Value> {
    Binding(cell.path, of: cell)
  }

  var dynamicCell: DynamicCell { cell }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Begins as nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

/// Where a state is kept.
@usableFromInline
final class StateCell<Value>: DynamicCell {
  // Unchecked, as nothing else runs while it is read or swapped.
  @exclusivity(unchecked) @usableFromInline var stored: Value
  @exclusivity(unchecked) @usableFromInline var madePath: BindingPath<Value>?

  init(_ value: Value) {
    stored = value
  }

  @usableFromInline var value: Value {
    @inlinable get {
      _ = noteRead()
      return stored
    }
    set {
      // What was there goes after the write, as its `deinit` may read the state.
      var old = newValue
      swap(&stored, &old)
      noteChange()
      extendLifetime(old)
    }
  }

  /// How bindings read and write it: they hold the cell, which holds this.
  @inlinable
  var path: BindingPath<Value> { madePath ?? makePath() }

  @inlinable
  func makePath() -> BindingPath<Value> {
    let path = BindingPath<Value>(
      get: { [unowned self] in value }, set: { [unowned self] in value = $0 })
    madePath = path
    return path
  }

  override func copyForPlace() -> DynamicCell { StateCell(stored) }
}
