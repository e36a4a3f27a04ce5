import StateBinding

/// A value that belongs to the place of its view, and lives as long as the view stays there.
@MainActor
@propertyWrapper
public struct State<Value>: SystemProperty {
  private let cell: StateCell<Value>

  public nonisolated init(wrappedValue: Value) {
    cell = StateCell(wrappedValue)
  }

  public nonisolated init(initialValue value: Value) {
    cell = StateCell(value)
  }

  public var wrappedValue: Value {
    get { cell.read() }
    nonmutating set { cell.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(cell)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public nonisolated init() {
    self.init(wrappedValue: nil)
  }
}

/// Keeps the value of a state.
final class StateCell<Value>: DynamicCell {
  // As in SwiftUI, code outside of any actor may make a view. Only the main actor reads and writes the view's state.
  private nonisolated(unsafe) var stored: Value

  nonisolated init(_ value: Value) {
    stored = value
  }

  var value: Value {
    get { stored }
    set {
      noteWrite(to: propertyName)
      // Releases the old value after the write, because its `deinit` may read the state.
      let old = stored
      stored = newValue
      if !same(old, newValue, .all) { tellReaders() }
      letGo(of: old)
    }
  }

  /// The value, for a body or the nodes that depend on it.
  func read() -> Value {
    noteRead()
    return stored
  }

  override var held: Any? { stored }

  override func copyForPlace() -> DynamicCell { StateCell(stored) }
}

/// The field that has the focus.
@MainActor
@propertyWrapper
public struct FocusState<Value: Hashable>: SystemProperty {
  private let cell: StateCell<Focus<Value>>
  private let none: Value

  /// For one field: begins with false.
  public init() where Value == Bool {
    cell = StateCell(Focus(value: false))
    none = false
  }

  /// For several fields: begins with nil.
  public init<Field: Hashable>() where Value == Field? {
    cell = StateCell(Focus(value: nil))
    none = nil
  }

  public var wrappedValue: Value {
    get { cell.read().value }
    nonmutating set { cell.value.value = newValue }
  }

  public var projectedValue: Binding { Binding(cell: cell, none: none) }

  /// Reads and writes a ``FocusState`` that is stored elsewhere.
  @MainActor
  @propertyWrapper
  public struct Binding {
    fileprivate let cell: StateCell<Focus<Value>>
    /// The value while no field has the focus.
    let none: Value

    public var wrappedValue: Value {
      get { cell.read().value }
      nonmutating set { cell.value.value = newValue }
    }

    public var projectedValue: Binding { self }

    /// The number of times that the focus was set, even to the same field.
    var settings: Int { cell.value.settings }
  }
}

private struct Focus<Value> {
  var value: Value { didSet { settings += 1 } }
  private(set) var settings = 0

  init(value: Value) {
    self.value = value
  }
}
