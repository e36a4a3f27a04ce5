import StateBinding

/// A value that comes from around the view.
@MainActor
@propertyWrapper
public struct Environment<Value>: CellHolder {
  private let cell = EnvironmentCell()
  private let read: @MainActor (EnvironmentValues) -> Value

  /// The value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The object of this type that `environment(_:)` put around the view.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { environment in
      guard let object = environment.object(of: type) else {
        programError(
          "no \(type) is in the environment; put .environment(…) with one around the view that reads it"
        )
      }
      return object
    }
  }

  /// The object of this type that `environment(_:)` put around the view, if any did.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0.object(of: type) }
  }

  /// The value.
  public var wrappedValue: Value { read(cell.environment) }

  var dynamicCell: DynamicCell { cell }
}

private final class EnvironmentCell: DynamicCell {
  var environment = EnvironmentValues()

  override func copyForPlace() -> DynamicCell { EnvironmentCell() }

  override var wantsSurroundings: Bool { true }

  override func surround(with environment: EnvironmentValues) {
    self.environment = environment
    // A stack keeps the places of its pages, this cell's too: no view reads it, so it is not kept in turn.
    self.environment.navigator = nil
  }
}
