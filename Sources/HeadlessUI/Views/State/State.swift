import StateBinding

/// A value that belongs to the place of its view, and lives as long as the view stays there.
@MainActor
@propertyWrapper
public struct State<Value>: CellHolder {
  private let cell: StateCell<Value>

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
///
/// Each view value comes with a cell of its own; one that is evaluated at a place that has a cell already shows that.
final class StateCell<Value>: DynamicCell {
  private var stored: Value
  private var place: StateCell<Value>?

  init(_ value: Value) {
    stored = value
  }

  var value: Value {
    get {
      let cell = place ?? self
      _ = cell.noteRead()
      return cell.stored
    }
    set {
      let cell = place ?? self
      cell.stored = newValue
      cell.noteChange()
    }
  }

  override func settle(at place: DynamicCell?, in environment: EnvironmentValues) {
    guard let place = place as? StateCell<Value>, place !== self else { return }
    self.place = place
  }
}
