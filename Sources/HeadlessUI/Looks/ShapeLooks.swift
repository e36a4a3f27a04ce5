#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

// Shapes and effects: they compile and change nothing on the screen.

/// A shape; as a view it shows nothing.
public protocol Shape: PrimitiveView {}

extension Shape {
  public func addNodes(in evaluation: inout Evaluation) {}

  public func fill(_ content: some ShapeStyle) -> Self { self }
  public func stroke(_: some ShapeStyle = Color.black, lineWidth: CGFloat = 1) -> Self { self }
  public func stroke(_: some ShapeStyle = Color.black, style: StrokeStyle) -> Self { self }
  public func strokeBorder(_: some ShapeStyle = Color.black, lineWidth: CGFloat = 1) -> Self {
    self
  }
  public func strokeBorder(_: some ShapeStyle, style: StrokeStyle) -> Self { self }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> Self { self }
  public func inset(by amount: CGFloat) -> Self { self }
}

/// A shape that can be inset, which has no effect.
public protocol InsettableShape: Shape {}

public struct Rectangle: InsettableShape { public nonisolated init() {} }
public struct Circle: InsettableShape { public nonisolated init() {} }
public struct Ellipse: InsettableShape { public nonisolated init() {} }
public struct ContainerRelativeShape: InsettableShape { public nonisolated init() {} }

public struct Capsule: InsettableShape {
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
}

public struct RoundedRectangle: InsettableShape {
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}

public struct UnevenRoundedRectangle: InsettableShape {
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}
}

extension Shape where Self == Rectangle { public static var rect: Self { Self() } }
extension Shape where Self == Circle { public static var circle: Self { Self() } }
extension Shape where Self == Ellipse { public static var ellipse: Self { Self() } }
extension Shape where Self == Capsule { public static var capsule: Self { Self() } }

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    Self(cornerRadius: cornerRadius, style: style)
  }
}

public struct StrokeStyle: Sendable, Hashable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var dash: [CGFloat]

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    dash: [CGFloat] = []
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin, self.dash) = (lineWidth, lineCap, lineJoin, dash)
  }
}

#if !canImport(CoreGraphics)
  public enum CGLineCap: Sendable, Hashable { case butt, round, square }
  public enum CGLineJoin: Sendable, Hashable { case miter, round, bevel }
#endif

public enum RoundedCornerStyle: Sendable { case circular, continuous }

public struct Angle: Sendable, Hashable {
  public static let zero = Angle(degrees: 0)

  public var degrees: Double

  public init(degrees: Double) { self.degrees = degrees }

  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func radians(_ radians: Double) -> Angle { Angle(degrees: radians * 180 / .pi) }
}

/// The uses of the outline of a view.
public struct ContentShapeKinds: OptionSet, Sendable {
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)

  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

public enum BlendMode: Sendable, Hashable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter
}

public struct Glass: Sendable, Hashable {
  public static let regular = Glass()
  public static let clear = Glass()
  public static let identity = Glass()

  public func tint(_ color: Color?) -> Glass { self }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension View {
  public func blendMode(_ blendMode: BlendMode) -> Self { self }
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> Self {
    self
  }
  public func containerShape(_ shape: some InsettableShape) -> Self { self }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> Self { self }
  public func clipShape(_ shape: some Shape) -> Self { self }
  public func clipped(antialiased: Bool = false) -> Self { self }
  public func mask(_ mask: some View) -> Self { self }
  public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View) -> Self {
    self
  }
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> Self { self }
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> Self { self }
  public func contentShape(
    _ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false
  ) -> Self { self }
  public func compositingGroup() -> Self { self }
  public func drawingGroup() -> Self { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  public func rotation3DEffect(_: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> Self {
    self
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self {
    self
  }
}
