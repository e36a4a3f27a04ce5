/// A place in a rectangle, its sides of length one.
public struct UnitPoint: Sendable, Hashable {
  /// How far across.
  public var x: CGFloat
  /// How far down.
  public var y: CGFloat

  /// The place `x`, `y`.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The first corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the side where lines begin.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the side where lines end.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner at the top where lines begin.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The corner at the top where lines end.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The corner at the bottom where lines begin.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner at the bottom where lines end.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// An angle.
public struct Angle: Sendable, Hashable {
  /// The angle in degrees.
  public var degrees: Double

  /// No angle.
  public static let zero = Angle(degrees: 0)

  /// An angle in degrees.
  public init(degrees: Double) { self.degrees = degrees }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(degrees: radians * 180 / .pi) }
}
