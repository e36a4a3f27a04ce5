/// What a text or a shape is painted with, of no effect.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
  /// The style, less dense.
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
}

/// A style whose type is not said, of no effect.
public struct AnyShapeStyle: ShapeStyle {
  /// The style `style`.
  public init(_ style: some ShapeStyle) {}
}

/// How much a text stands out, of no effect.
public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// What stands out most.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// What stands out less.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// What stands out still less.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// What hardly stands out.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

/// The colour of what can be used, of no effect.
public struct TintShapeStyle: ShapeStyle {
  /// The colour of what can be used.
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of what can be used.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The colour behind everything, of no effect.
public struct BackgroundStyle: ShapeStyle {
  /// The colour behind everything.
  public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The colour behind everything.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A glass in front of what is behind, of no effect.
public struct Material: ShapeStyle {
  /// The thinnest glass.
  public static let ultraThin = Material()
  /// A thin glass.
  public static let thin = Material()
  /// The usual glass.
  public static let regular = Material()
  /// A thick glass.
  public static let thick = Material()
  /// The thickest glass.
  public static let ultraThick = Material()
  /// The glass of bars.
  public static let bar = Material()
}

extension ShapeStyle where Self == Material {
  /// The thinnest glass.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thin glass.
  public static var thinMaterial: Material { .thin }
  /// The usual glass.
  public static var regularMaterial: Material { .regular }
  /// A thick glass.
  public static var thickMaterial: Material { .thick }
  /// The thickest glass.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The glass of bars.
  public static var bar: Material { Material.bar }
}
