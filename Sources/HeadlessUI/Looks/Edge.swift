/// A side of a rectangle.
public enum Edge: Sendable, Hashable, CaseIterable {
  /// One of the four sides.
  case top, leading, bottom, trailing

  /// Some of the sides.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The sides as bits.
    public let rawValue: Int

    /// The sides of `rawValue`.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The top.
    public static let top = Set(rawValue: 1)
    /// Where lines begin.
    public static let leading = Set(rawValue: 2)
    /// The bottom.
    public static let bottom = Set(rawValue: 4)
    /// Where lines end.
    public static let trailing = Set(rawValue: 8)
    /// Both sides of a line.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The upper or the lower side.
public enum VerticalEdge: Sendable, Hashable, CaseIterable {
  /// One of the two.
  case top, bottom

  /// Some of the two.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The sides as bits.
    public let rawValue: Int

    /// The sides of `rawValue`.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// The lower side.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

/// The side where lines begin or end.
public enum HorizontalEdge: Sendable, Hashable, CaseIterable {
  /// One of the two.
  case leading, trailing
}

/// Lengths at the four sides.
public struct EdgeInsets: Sendable, Hashable {
  /// None.
  public init() {}
  /// So much at each side.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}

extension Axis {
  /// Across, upright, or both.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The directions as bits.
    public let rawValue: Int

    /// The directions of `rawValue`.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Across.
    public static let horizontal = Set(rawValue: 1)
    /// Upright.
    public static let vertical = Set(rawValue: 2)
  }
}
