/// A font, of no effect.
public struct Font: Sendable, Hashable {
  /// The size of a kind of text.
  public enum TextStyle: Sendable, Hashable, CaseIterable {
    /// A title, from the largest to the smallest.
    case largeTitle, title, title2, title3
    /// What heads a part, and what it says.
    case headline, subheadline, body, callout
    /// What stands beside it.
    case footnote, caption, caption2
  }

  /// How thick the strokes are.
  public enum Weight: Sendable, Hashable {
    /// From the thinnest to the thickest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// What the letters are like.
  public enum Design: Sendable, Hashable {
    /// As is usual, or one of the others.
    case `default`, serif, rounded, monospaced
  }

  /// How wide the letters are.
  public enum Width: Sendable, Hashable {
    /// From the narrowest to the widest.
    case compressed, condensed, standard, expanded
  }

  /// How far the lines are from one another.
  public enum Leading: Sendable, Hashable {
    /// As is usual, nearer, or further.
    case standard, tight, loose
  }

  /// The font of a large title.
  public static let largeTitle = Font()
  /// The font of a title.
  public static let title = Font()
  /// The font of a second title.
  public static let title2 = Font()
  /// The font of a third title.
  public static let title3 = Font()
  /// The font of a heading.
  public static let headline = Font()
  /// The font below a heading.
  public static let subheadline = Font()
  /// The font of running text.
  public static let body = Font()
  /// The font of a callout.
  public static let callout = Font()
  /// The font of a footnote.
  public static let footnote = Font()
  /// The font of a caption.
  public static let caption = Font()
  /// The font of a second caption.
  public static let caption2 = Font()

  /// The font of the system, so large.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font() }
  /// The font of the system for a kind of text.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font() }
  /// A font by its name.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  /// A font by its name, that grows with a kind of text.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font { Font() }
  /// A font by its name, of a size that does not grow.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }

  /// The font, bold.
  public func bold() -> Font { self }
  /// The font, italic.
  public func italic() -> Font { self }
  /// The font in small capitals.
  public func smallCaps() -> Font { self }
  /// The font, its letters of one width.
  public func monospaced() -> Font { self }
  /// The font, its digits of one width.
  public func monospacedDigit() -> Font { self }
  /// The font with strokes of `weight`.
  public func weight(_ weight: Weight) -> Font { self }
  /// The font with letters of `width`.
  public func width(_ width: Width) -> Font { self }
  /// The font with lines of `leading`.
  public func leading(_ leading: Leading) -> Font { self }
}
