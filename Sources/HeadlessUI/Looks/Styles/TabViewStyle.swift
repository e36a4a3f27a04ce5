/// What tabs look like, of no effect.
@MainActor
@preconcurrency
public protocol TabViewStyle {}

/// One of the usual.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The style.
  public nonisolated init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// One of the usual.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// One of the usual.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// The style.
  public nonisolated init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// One of the usual.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// One of the usual.
public struct PageTabViewStyle: TabViewStyle {
  /// The style.
  public nonisolated init() {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// One of the usual.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// One of the usual.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle()
  }
}

extension PageTabViewStyle {
  /// Whether points say which page it is.
  public enum IndexDisplayMode: Sendable, Hashable {
    /// As is usual, or one of the two.
    case automatic, always, never
  }
}
