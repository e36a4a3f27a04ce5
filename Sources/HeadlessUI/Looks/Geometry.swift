#if canImport(CoreGraphics)
  // As with SwiftUI, lengths come with the views.
  @_exported public import struct CoreGraphics.CGFloat
#else
  /// A length on a screen.
  public typealias CGFloat = Double
#endif

// Sides and places that initializers and modifiers take. Nothing is laid out, so most have no effect.

public enum HorizontalAlignment: Sendable { case leading, center, trailing }

public enum VerticalAlignment: Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

public enum Alignment: Sendable {
  case center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading,
    bottomTrailing

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { self = .center }
}

/// A guide of an app's own, which is that of the center here.
public protocol AlignmentID {}

extension HorizontalAlignment { public init(_ id: any AlignmentID.Type) { self = .center } }
extension VerticalAlignment { public init(_ id: any AlignmentID.Type) { self = .center } }

public enum Axis: Sendable {
  case horizontal, vertical

  public struct Set: OptionSet, Sendable, Hashable {
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)

    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
  }
}

public enum Edge: Sendable, Hashable, CaseIterable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable, Hashable {
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]

    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
  }
}

public enum HorizontalEdge: Sendable, Hashable, CaseIterable { case leading, trailing }

public enum VerticalEdge: Sendable, Hashable, CaseIterable {
  case top, bottom

  public struct Set: OptionSet, Sendable, Hashable {
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]

    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
  }
}

/// A point in a rectangle whose sides have the length one.
public struct UnitPoint: Sendable, Hashable {
  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  public var x: CGFloat
  public var y: CGFloat

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}
