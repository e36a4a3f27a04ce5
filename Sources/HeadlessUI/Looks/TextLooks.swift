// Fonts, texts and pictures: their looks compile and change nothing on the screen.

/// A font. Fonts are equal if code makes them in the same way.
public struct Font: Sendable, Hashable {
  public enum TextStyle: Sendable, Hashable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote,
      caption, caption2
  }
  public enum Weight: Sendable, Hashable {
    case thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum Design: Sendable, Hashable { case `default`, serif, rounded, monospaced }
  public enum Width: Sendable, Hashable { case compressed, condensed, standard, expanded }
  public enum Leading: Sendable, Hashable { case standard, tight, loose }

  public static let largeTitle = Font.system(.largeTitle), title = Font.system(.title)
  public static let title2 = Font.system(.title2), title3 = Font.system(.title3)
  public static let headline = Font.system(.headline), subheadline = Font.system(.subheadline)
  public static let body = Font.system(.body), callout = Font.system(.callout)
  public static let footnote = Font.system(.footnote), caption = Font.system(.caption)
  public static let caption2 = Font.system(.caption2)

  /// The way in which code makes the font.
  private let recipe: String

  private init(_ recipe: String) { self.recipe = recipe }

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font("system(\(size), \(String(describing: weight)), \(String(describing: design)))")
  }
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font("\(style)(\(String(describing: weight)), \(String(describing: design)))") }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font("\(name)(fixed \(fixedSize))")
  }
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle? = nil
  ) -> Font { Font("\(name)(\(size), \(String(describing: textStyle)))") }

  public func bold() -> Font { changed("bold") }
  public func italic() -> Font { changed("italic") }
  public func monospaced() -> Font { changed("monospaced") }
  public func monospacedDigit() -> Font { changed("monospacedDigit") }
  public func weight(_ weight: Weight) -> Font { changed("\(weight)") }
  public func width(_ width: Width) -> Font { changed("\(width)") }
  public func leading(_ leading: Leading) -> Font { changed("leading \(leading)") }

  private func changed(_ change: String) -> Font { Font("\(recipe).\(change)") }
}

extension Text {
  public enum Case: Sendable, Hashable { case uppercase, lowercase }
  public enum TruncationMode: Sendable, Hashable { case head, tail, middle }
}

public enum TextAlignment: Sendable, Hashable { case leading, center, trailing }

public enum TextSelectability: Sendable, Hashable { case enabled, disabled }

/// The text size in older code; ``EnvironmentValues/sizeCategory`` can be set and read.
public enum ContentSizeCategory: Sendable, Hashable, CaseIterable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

/// The text size that the person has chosen; ``EnvironmentValues/dynamicTypeSize`` can be set and read.
public enum DynamicTypeSize: Sendable, Hashable, Comparable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// A length that grows with the text size on iOS. Here it never changes.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public let wrappedValue: Value

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle? = nil) {
    self.wrappedValue = wrappedValue
  }
}

// A styled `Text` is a `Text`, so that styled texts can be joined with `+`, on any actor.
nonisolated extension View {
  public func font(_ font: Font?) -> Self { self }
  public func fontWeight(_ weight: Font.Weight?) -> Self { self }
  public func fontDesign(_ design: Font.Design?) -> Self { self }
  public func fontWidth(_ width: Font.Width?) -> Self { self }
  public func bold(_ isActive: Bool = true) -> Self { self }
  public func italic(_ isActive: Bool = true) -> Self { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Self { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Self { self }
  public func monospaced(_ isActive: Bool = true) -> Self { self }
  public func monospacedDigit() -> Self { self }
  public func textCase(_ textCase: Text.Case?) -> Self { self }
  public func tracking(_ tracking: CGFloat) -> Self { self }
  public func kerning(_ kerning: CGFloat) -> Self { self }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Self { self }
  public func lineLimit(_ number: Int?) -> Self { self }
  public func lineLimit(_ limit: some RangeExpression<Int>) -> Self { self }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> Self { self }
  public func lineSpacing(_ lineSpacing: CGFloat) -> Self { self }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Self { self }
  public func minimumScaleFactor(_ factor: CGFloat) -> Self { self }
  public func truncationMode(_ mode: Text.TruncationMode) -> Self { self }
  public func allowsTightening(_ flag: Bool) -> Self { self }
  public func textSelection(_ selectability: TextSelectability) -> Self { self }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> Self { self }
  public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> Self { self }
}

extension Image {
  public enum Scale: Sendable, Hashable { case small, medium, large }
  public enum TemplateRenderingMode: Sendable, Hashable { case original, template }
  public enum ResizingMode: Sendable, Hashable { case tile, stretch }
  public enum Interpolation: Sendable, Hashable { case none, low, medium, high }

  public nonisolated func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  public nonisolated func interpolation(_ interpolation: Interpolation) -> Image { self }
}

public enum SymbolRenderingMode: Sendable { case monochrome, multicolor, hierarchical, palette }

public struct SymbolVariants: Sendable, Hashable {
  public static let none = SymbolVariants(names: [])
  public static let circle = none.circle
  public static let square = none.square
  public static let rectangle = none.rectangle
  public static let fill = none.fill
  public static let slash = none.slash

  private let names: [String]

  public var circle: SymbolVariants { SymbolVariants(names: names + ["circle"]) }
  public var square: SymbolVariants { SymbolVariants(names: names + ["square"]) }
  public var rectangle: SymbolVariants { SymbolVariants(names: names + ["rectangle"]) }
  public var fill: SymbolVariants { SymbolVariants(names: names + ["fill"]) }
  public var slash: SymbolVariants { SymbolVariants(names: names + ["slash"]) }
}

extension View {
  public func imageScale(_ scale: Image.Scale) -> Self { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }
  public func symbolVariant(_ variant: SymbolVariants) -> Self { self }
}
