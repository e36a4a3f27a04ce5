/// The bar above a page.
public enum NavigationBarItem {
  /// How large a title is, of no effect.
  public enum TitleDisplayMode: Sendable, Hashable {
    /// As above, small, or large.
    case automatic, inline, large
  }
}

/// A bar, of no effect.
public struct ToolbarPlacement: Sendable, Hashable {
  /// One of the usual.
  public static let automatic = ToolbarPlacement()
  /// One of the usual.
  public static let navigationBar = ToolbarPlacement()
  /// One of the usual.
  public static let tabBar = ToolbarPlacement()
  /// One of the usual.
  public static let bottomBar = ToolbarPlacement()
}

/// How large a title is, of no effect.
public struct ToolbarTitleDisplayMode: Sendable, Hashable {
  /// One of the usual.
  public static let automatic = ToolbarTitleDisplayMode()
  /// One of the usual.
  public static let inline = ToolbarTitleDisplayMode()
  /// One of the usual.
  public static let inlineLarge = ToolbarTitleDisplayMode()
  /// One of the usual.
  public static let large = ToolbarTitleDisplayMode()
}

/// What a bar is for, of no effect.
public struct ToolbarRole: Sendable, Hashable {
  /// One of the usual.
  public static let automatic = ToolbarRole()
  /// One of the usual.
  public static let browser = ToolbarRole()
  /// One of the usual.
  public static let editor = ToolbarRole()
  /// One of the usual.
  public static let navigationStack = ToolbarRole()
}

/// How high a sheet is, of no effect.
public struct PresentationDetent: Sendable, Hashable {
  /// One of the usual.
  public static let medium = PresentationDetent()
  /// One of the usual.
  public static let large = PresentationDetent()
  /// One of the usual.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
  /// One of the usual.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
}

/// How large a sheet is, of no effect.
public struct PresentationSizing: Sendable, Hashable {
  /// One of the usual.
  public static let automatic = PresentationSizing()
  /// One of the usual.
  public static let fitted = PresentationSizing()
  /// One of the usual.
  public static let form = PresentationSizing()
  /// One of the usual.
  public static let page = PresentationSizing()
}

/// What scrolling does to a sheet, of no effect.
public struct PresentationContentInteraction: Sendable, Hashable {
  /// One of the usual.
  public static let automatic = PresentationContentInteraction()
  /// One of the usual.
  public static let resizes = PresentationContentInteraction()
  /// One of the usual.
  public static let scrolls = PresentationContentInteraction()
}

/// What pages look like, of no effect.
public struct NavigationViewStyle: Sendable, Hashable {
  /// One of the usual.
  public static let automatic = NavigationViewStyle()
  /// One of the usual.
  public static let stack = NavigationViewStyle()
  /// One of the usual.
  public static let columns = NavigationViewStyle()
}
