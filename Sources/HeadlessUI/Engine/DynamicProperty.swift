import StateBinding

/// A property of a view that belongs to the view's place, or comes from around it.
@MainActor
@preconcurrency
public protocol DynamicProperty {}

/// What a dynamic property is kept in.
///
/// A view value comes with cells of its own, which only say how to begin. When it is evaluated, the cells of its place
/// take their place in a copy of the value: so each place has its own state, whatever values are shown there.
@MainActor
@usableFromInline
class DynamicCell {
  /// Where in the values of its view it goes, once it belongs to a place.
  final var offset = 0
  /// Whether it belongs to a place, rather than to a view value only.
  final var isAtPlace = false

  @usableFromInline
  init() {}

  /// A cell for a new place, which begins as this one is.
  func copyForPlace() -> DynamicCell {
    programError("\(type(of: self)) cannot begin at a place")
  }

  /// Whether it is to know what is around its place.
  var wantsSurroundings: Bool { false }

  /// Tells what is around its place.
  func surround(with environment: EnvironmentValues) {}
}

/// A dynamic property with a cell.
@MainActor
protocol CellHolder: DynamicProperty {
  var dynamicCell: DynamicCell { get }
}
