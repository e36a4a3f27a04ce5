// Colors, gradients and the modifiers that take them: they compile and change nothing on the screen.

/// A color; as a view it shows nothing. Colors are equal if code makes them in the same way.
public struct Color: PrimitiveView, ShapeStyle, nonisolated Hashable, Sendable {
  public enum RGBColorSpace: Sendable, Hashable { case sRGB, sRGBLinear, displayP3 }

  public nonisolated static let accentColor = Color(system: "accentColor")
  public nonisolated static let primary = Color(system: "primary")
  public nonisolated static let secondary = Color(system: "secondary")

  /// The way in which code makes the color.
  let recipe: String

  nonisolated init(system name: String) { recipe = name }
  public nonisolated init(_ name: String) { recipe = "Color(\(name))" }
  public nonisolated init(_ color: UIColor) { recipe = "Color(uiColor: \(color.recipe))" }
  public nonisolated init(uiColor color: UIColor) { self.init(color) }
  public nonisolated init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) { recipe = "\(colorSpace)(\(red), \(green), \(blue)).opacity(\(opacity))" }
  public nonisolated init(
    _ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) { recipe = "\(colorSpace)(white: \(white)).opacity(\(opacity))" }
  public nonisolated init(
    hue: Double, saturation: Double, brightness: Double, opacity: Double = 1
  ) { recipe = "hsb(\(hue), \(saturation), \(brightness)).opacity(\(opacity))" }

  public nonisolated func opacity(_ opacity: Double) -> Color {
    Color(system: "\(recipe).opacity(\(opacity))")
  }
  public nonisolated var gradient: Gradient { Gradient(colors: [self]) }

  public func addNodes(in evaluation: inout Evaluation) {}
}

public enum ColorScheme: Sendable, Hashable, CaseIterable { case light, dark }

/// A fill for texts and shapes.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
  // A gradient is also a view, whose `opacity` is preferred.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> Self { self }
}

extension ShapeStyle where Self == Color {
  public static var black: Color { Color(system: "black") }
  public static var blue: Color { Color(system: "blue") }
  public static var brown: Color { Color(system: "brown") }
  public static var clear: Color { Color(system: "clear") }
  public static var cyan: Color { Color(system: "cyan") }
  public static var gray: Color { Color(system: "gray") }
  public static var green: Color { Color(system: "green") }
  public static var indigo: Color { Color(system: "indigo") }
  public static var mint: Color { Color(system: "mint") }
  public static var orange: Color { Color(system: "orange") }
  public static var pink: Color { Color(system: "pink") }
  public static var purple: Color { Color(system: "purple") }
  public static var red: Color { Color(system: "red") }
  public static var teal: Color { Color(system: "teal") }
  public static var white: Color { Color(system: "white") }
  public static var yellow: Color { Color(system: "yellow") }
}

public struct AnyShapeStyle: ShapeStyle {
  public init(_ style: some ShapeStyle) {}
}

/// A fill that the system chooses.
public struct SystemShapeStyle: ShapeStyle {
  public init() {}
}

extension ShapeStyle where Self == SystemShapeStyle {
  public static var primary: Self { Self() }
  public static var secondary: Self { Self() }
  public static var tertiary: Self { Self() }
  public static var quaternary: Self { Self() }
  public static var placeholder: Self { Self() }
  public static var separator: Self { Self() }
  public static var tint: Self { Self() }
  public static var background: Self { Self() }
}

public enum ShadowStyle: Sendable, Hashable {
  case shadow

  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { .shadow }
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { .shadow }
}

extension ShapeStyle {
  public func shadow(_ style: ShadowStyle) -> Self { self }
}

public enum Material: ShapeStyle { case ultraThin, thin, regular, thick, ultraThick }

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Self { .ultraThin }
  public static var thinMaterial: Self { .thin }
  public static var regularMaterial: Self { .regular }
  public static var thickMaterial: Self { .thick }
  public static var ultraThickMaterial: Self { .ultraThick }
  public static var bar: Self { .regular }
}

public struct Gradient: ShapeStyle, Hashable {
  public struct Stop: Sendable, Hashable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }

  public var stops: [Stop]

  /// The colors at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  public init(stops: [Stop]) { self.stops = stops }
}

public struct LinearGradient: ShapeStyle, PrimitiveView {
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}

  public func addNodes(in evaluation: inout Evaluation) {}
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> Self { Self(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> Self { Self(colors: colors, startPoint: startPoint, endPoint: endPoint) }
}

public struct RadialGradient: ShapeStyle, PrimitiveView {
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
  public nonisolated init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}

  public func addNodes(in evaluation: inout Evaluation) {}
}

public struct AngularGradient: ShapeStyle, PrimitiveView {
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero,
    endAngle: Angle = .degrees(360)
  ) {}
  public nonisolated init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .degrees(360)
  ) {}
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle) {}

  public func addNodes(in evaluation: inout Evaluation) {}
}

public enum ContainerBackgroundPlacement: Sendable {
  case navigation, navigationSplitView, tabView, widget, window
}

nonisolated extension View {
  public func backgroundStyle(_ style: some ShapeStyle) -> Self { self }
  public func containerBackground(
    _: some ShapeStyle, for _: ContainerBackgroundPlacement
  ) -> Self { self }
  public func foregroundStyle(_ style: some ShapeStyle) -> Self { self }
  public func foregroundStyle(_: some ShapeStyle, _: some ShapeStyle) -> Self { self }
  public func foregroundColor(_ color: Color?) -> Self { self }
  public func tint(_ tint: (some ShapeStyle)?) -> Self { self }
  public func tint(_ tint: Color?) -> Self { self }
  public func accentColor(_ accentColor: Color?) -> Self { self }
  public func background(_: some ShapeStyle, ignoresSafeAreaEdges: Edge.Set = .all) -> Self { self }
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> Self { self }
  public func background(in shape: some Shape) -> Self { self }
  public func background(ignoresSafeAreaEdges: Edge.Set = .all) -> Self { self }
  public func overlay(_: some ShapeStyle, ignoresSafeAreaEdges: Edge.Set = .all) -> Self { self }
  public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> Self { self }
  public func brightness(_ amount: Double) -> Self { self }
  public func contrast(_ amount: Double) -> Self { self }
  public func saturation(_ amount: Double) -> Self { self }
  public func grayscale(_ amount: Double) -> Self { self }
  public func hueRotation(_ angle: Angle) -> Self { self }
  public func colorInvert() -> Self { self }
  public func colorMultiply(_ color: Color) -> Self { self }
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> Self { self }
  public func colorScheme(_ colorScheme: ColorScheme) -> Self { self }
}
