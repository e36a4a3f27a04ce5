/// Colours that run into one another, of no effect.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour and where it stands.
  public struct Stop: Sendable, Hashable {
    /// `color` at `location`.
    public init(color: Color, location: CGFloat) {}
  }

  /// The colours, evenly.
  public init(colors: [Color]) {}
  /// The colours where they stand.
  public init(stops: [Stop]) {}
}

/// A gradient of one colour, of no effect.
public struct AnyGradient: ShapeStyle, Hashable {}

/// A gradient along a line, of no effect; as a view it shows nothing.
public struct LinearGradient: ShapeStyle, PrimitiveView {
  /// A gradient from one point to another.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// A gradient from one point to another.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// A gradient from one point to another.
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// Adds nothing.
  public func evaluate(in evaluation: inout Evaluation) {}
}

/// A gradient around a point, of no effect; as a view it shows nothing.
public struct RadialGradient: ShapeStyle, PrimitiveView {
  /// A gradient from one circle to another.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
  /// A gradient from one circle to another.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}

  /// Adds nothing.
  public func evaluate(in evaluation: inout Evaluation) {}
}

/// A gradient in a circle, of no effect; as a view it shows nothing.
public struct AngularGradient: ShapeStyle, PrimitiveView {
  /// A gradient from one angle to another.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .degrees(0),
    endAngle: Angle = .degrees(360)
  ) {}
  /// A gradient from one angle to another.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .degrees(0),
    endAngle: Angle = .degrees(360)
  ) {}
  /// A gradient all around, from `angle` on.
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle) {}

  /// Adds nothing.
  public func evaluate(in evaluation: inout Evaluation) {}
}
