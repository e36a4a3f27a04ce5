extension Text {
  /// Capitals or not, of no effect.
  public enum Case: Sendable, Hashable {
    /// All one or the other.
    case uppercase, lowercase
  }

  /// What goes where a text is too long, of no effect.
  public enum TruncationMode: Sendable, Hashable {
    /// The beginning, the end, or what is between.
    case head, tail, middle
  }
}

/// Where the lines of a text stand, of no effect.
public enum TextAlignment: Sendable, Hashable {
  /// One of the usual.
  case leading, center, trailing
}

/// Whether a text can be selected, of no effect.
public struct TextSelectability: Sendable, Hashable {
  /// One of the usual.
  public static let enabled = TextSelectability()
  /// One of the usual.
  public static let disabled = TextSelectability()
}

/// How large the person wants text to be, of no effect.
public enum DynamicTypeSize: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// From the smallest to the largest.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// From the smallest to the largest of those beyond.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether one is smaller.
  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// Whether it is one of those beyond.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
