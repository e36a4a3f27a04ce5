/// What is around a button, of no effect.
public struct ButtonBorderShape: Sendable, Hashable {
  /// One of the usual.
  public static let automatic = ButtonBorderShape()
  /// One of the usual.
  public static let capsule = ButtonBorderShape()
  /// One of the usual.
  public static let circle = ButtonBorderShape()
  /// One of the usual.
  public static let roundedRectangle = ButtonBorderShape()

  /// A rectangle, its corners so round.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape()
  }
}

/// How a symbol is painted, of no effect.
public struct SymbolRenderingMode: Sendable, Hashable {
  /// One of the usual.
  public static let monochrome = SymbolRenderingMode()
  /// One of the usual.
  public static let multicolor = SymbolRenderingMode()
  /// One of the usual.
  public static let hierarchical = SymbolRenderingMode()
  /// One of the usual.
  public static let palette = SymbolRenderingMode()
}

/// Which form a symbol has, of no effect.
public struct SymbolVariants: Sendable, Hashable {
  /// One of the usual.
  public static let none = SymbolVariants()
  /// One of the usual.
  public static let fill = SymbolVariants()
  /// One of the usual.
  public static let circle = SymbolVariants()
  /// One of the usual.
  public static let square = SymbolVariants()
  /// One of the usual.
  public static let rectangle = SymbolVariants()
  /// One of the usual.
  public static let slash = SymbolVariants()
}

/// The order of a menu, of no effect.
public struct MenuOrder: Sendable, Hashable {
  /// One of the usual.
  public static let automatic = MenuOrder()
  /// One of the usual.
  public static let priority = MenuOrder()
  /// One of the usual.
  public static let fixed = MenuOrder()
}
