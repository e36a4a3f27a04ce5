#if canImport(CoreGraphics)
  // As with SwiftUI, lengths come with the views.
  @_exported public import struct CoreGraphics.CGFloat
#else
  /// A length on a screen.
  public typealias CGFloat = Double
#endif

/// Where views stand across.
public enum HorizontalAlignment: Sendable {
  /// At the beginning, in the middle, at the end.
  case leading, center, trailing
}

/// Where views stand upright.
public enum VerticalAlignment: Sendable {
  /// At the top, in the middle, at the bottom, on the line of the text.
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// Where views stand both ways.
public enum Alignment: Sendable {
  /// In the middle, or at an edge.
  case center, leading, trailing, top, bottom
  /// In a corner.
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// Across or upright.
public enum Axis: Sendable {
  /// Across or upright.
  case horizontal, vertical
}

/// How something moves, where it moves: here it does not.
public struct Animation: Sendable {
  /// The usual one.
  public static let `default` = Animation()
}
