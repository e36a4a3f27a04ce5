import StateBinding

/// A property of a view that belongs to the view's place, or comes from around it.
@MainActor
@preconcurrency
public protocol DynamicProperty {}

/// What a dynamic property is kept in.
@MainActor
class DynamicCell: StateSource {
  /// Takes over from `place`, the cell that the view's place has; nil the first time.
  func settle(at place: DynamicCell?, in environment: EnvironmentValues) {}
}

/// A dynamic property with a cell.
@MainActor
protocol CellHolder: DynamicProperty {
  var dynamicCell: DynamicCell { get }
}
