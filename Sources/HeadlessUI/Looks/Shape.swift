/// A shape, of no effect; as a view it shows nothing.
public protocol Shape: PrimitiveView {}

extension Shape {
  /// Adds nothing.
  public func evaluate(in evaluation: inout Evaluation) {}

  /// The shape, painted.
  public func fill(_ content: some ShapeStyle) -> some Shape { self }
  /// The shape, its line painted.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some Shape { self }
  /// The shape, its line painted.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  /// The shape, its line painted.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some Shape { self }
  /// The shape, a line painted inside it.
  public func strokeBorder(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1
  ) -> some Shape { self }
  /// A part of its line.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    self
  }
  /// The shape, smaller on every side.
  public func inset(by amount: CGFloat) -> some Shape { self }
}

/// How a line is drawn, of no effect.
public struct StrokeStyle: Sendable, Hashable {
  /// A line so wide, of dashes so long.
  public init(lineWidth: CGFloat = 1, dash: [CGFloat] = [], dashPhase: CGFloat = 0) {}
}

/// How a corner is rounded, of no effect.
public enum RoundedCornerStyle: Sendable {
  /// As a part of a circle, or more smoothly.
  case circular, continuous
}
