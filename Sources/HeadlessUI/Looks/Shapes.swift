/// A rectangle; as a view it shows nothing.
public struct Rectangle: Shape {
  /// The shape.
  public nonisolated init() {}
}

/// A rectangle with round corners; as a view it shows nothing.
public struct RoundedRectangle: Shape {
  /// The shape, its corners so round.
  public nonisolated init(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {}
}

/// A rectangle, each of its corners as round as it is said; as a view it shows nothing.
public struct UnevenRoundedRectangle: Shape {
  /// The shape, its corners so round.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}
}

/// A circle; as a view it shows nothing.
public struct Circle: Shape {
  /// The shape.
  public nonisolated init() {}
}

/// An ellipse; as a view it shows nothing.
public struct Ellipse: Shape {
  /// The shape.
  public nonisolated init() {}
}

/// A capsule; as a view it shows nothing.
public struct Capsule: Shape {
  /// The shape.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
}

extension Shape where Self == Rectangle {
  /// The shape.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  /// The shape.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// The shape.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// The shape.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle, its corners so round.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
