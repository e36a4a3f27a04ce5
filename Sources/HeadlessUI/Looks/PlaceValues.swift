/// How a picture fills its room, of no effect.
public enum ContentMode: Sendable, Hashable {
  /// One of the usual.
  case fit, fill
}

/// How large a control is, of no effect.
public enum ControlSize: Sendable, Hashable {
  /// One of the usual.
  case mini, small, regular, large, extraLarge
}

/// What views keep clear of, of no effect.
public struct SafeAreaRegions: OptionSet, Sendable, Hashable {
  /// The members as bits.
  public let rawValue: Int

  /// The members of `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One of the usual.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// One of the usual.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// How large a view is: nothing has a size here.
public struct ViewDimensions: Sendable, Hashable {
  /// None.
  public var width: CGFloat { 0 }
  /// None.
  public var height: CGFloat { 0 }

  /// Zero.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  /// Zero.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}
