/// How a view controller comes and goes, of no effect.
public enum UIModalTransitionStyle: Sendable, Hashable {
  /// One of the usual.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// Whether it is light or dark, of no effect.
public enum UIUserInterfaceStyle: Sendable, Hashable {
  /// One of the usual.
  case unspecified, light, dark
}

/// Edges of a screen, of no effect.
public struct UIRectEdge: OptionSet, Sendable, Hashable {
  /// The members as bits.
  public let rawValue: UInt

  /// The members of `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge at the top.
  public static let top = UIRectEdge(rawValue: 1)
  /// The edge at the left.
  public static let left = UIRectEdge(rawValue: 2)
  /// The edge at the bottom.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The edge at the right.
  public static let right = UIRectEdge(rawValue: 8)
  /// All of them.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension UIViewController {
  /// How it comes and goes, of no effect.
  public final var modalTransitionStyle: UIModalTransitionStyle {
    get { .coverVertical }
    set {}
  }
  /// Whether what it shows on top of itself covers it only, of no effect.
  public final var definesPresentationContext: Bool {
    get { false }
    set {}
  }
  /// Whether it is light or dark, of no effect.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .unspecified }
    set {}
  }
  /// How far its view reaches, of no effect.
  public final var edgesForExtendedLayout: UIRectEdge {
    get { .all }
    set {}
  }
}
