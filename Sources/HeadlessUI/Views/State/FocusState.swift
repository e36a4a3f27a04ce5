/// Which field is being typed into.
@MainActor
@propertyWrapper
public struct FocusState<Value: Hashable>: CellHolder {
  private let cell: StateCell<Value>
  private let none: Value

  /// Whether a field has the focus: none yet.
  public init() where Value == Bool {
    cell = StateCell(false)
    none = false
  }

  /// Which field has the focus: none yet.
  public init<Field: Hashable>() where Value == Field? {
    cell = StateCell(nil)
    none = nil
  }

  /// The field that has the focus.
  public var wrappedValue: Value {
    get { cell.value }
    nonmutating set { cell.value = newValue }
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
    fileprivate let cell: StateCell<Value>
    let none: Value

    /// The field that has the focus.
    public var wrappedValue: Value {
      get { cell.value }
      nonmutating set { cell.value = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}
