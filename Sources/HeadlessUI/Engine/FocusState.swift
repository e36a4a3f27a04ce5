/// Which field is being typed into.
@MainActor
@propertyWrapper
public struct FocusState<Value: Hashable>: CellHolder {
  private let cell: StateCell<Focus<Value>>
  private let none: Value

  /// Whether a field has the focus: none yet.
  public init() where Value == Bool {
    cell = StateCell(Focus(value: false))
    none = false
  }

  /// Which field has the focus: none yet.
  public init<Field: Hashable>() where Value == Field? {
    cell = StateCell(Focus(value: nil))
    none = nil
  }

  /// The field that has the focus.
  public var wrappedValue: Value {
    get { cell.value.value }
    nonmutating set { cell.value.value = newValue }
  }

  /// What `focused(_:)` takes.
  public var projectedValue: Binding {
    Binding(cell: cell, none: none)
  }

  var dynamicCell: DynamicCell { cell }

  /// A focus that is kept elsewhere.
  @MainActor
  @propertyWrapper
  public struct Binding {
    fileprivate let cell: StateCell<Focus<Value>>
    let none: Value

    /// The field that has the focus.
    public var wrappedValue: Value {
      get { cell.value.value }
      nonmutating set { cell.value.value = newValue }
    }

    /// How often the focus was set.
    var settings: Int { cell.value.settings }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

/// What a `FocusState` holds.
private struct Focus<Value> {
  /// The field that has the focus.
  var value: Value { didSet { settings += 1 } }
  /// How often it was set: to the same field again, too.
  private(set) var settings = 0

  init(value: Value) {
    self.value = value
  }
}
