import StateBinding

/// A value that belongs to the place of its view, and lives as long as the view stays there.
@MainActor
@propertyWrapper
public struct State<Value>: CellHolder {
  let cell: StateCell<Value>

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
    get { cell.value }
    nonmutating set { cell.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { [cell] in cell.value }, set: { [cell] in cell.value = $0 })
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
final class StateCell<Value>: DynamicCell {
  private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  var value: Value {
    get { stored }
    set {
      if isAtPlace && Look.isUnderWay { Look.reportWrite(of: "a @State of \(Value.self)") }
      // What was there goes after the write, as its `deinit` may read the state.
      let old = replace(&stored, with: newValue)
      letGo(of: old)
    }
  }

  override func copyForPlace() -> DynamicCell { StateCell(stored) }
}
