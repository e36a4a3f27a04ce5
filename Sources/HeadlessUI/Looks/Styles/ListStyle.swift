/// What a list looks like, of no effect.
@MainActor
@preconcurrency
public protocol ListStyle {}

/// One of the usual.
public struct DefaultListStyle: ListStyle {
  /// The style.
  public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// One of the usual.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// One of the usual.
public struct PlainListStyle: ListStyle {
  /// The style.
  public nonisolated init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// One of the usual.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// One of the usual.
public struct GroupedListStyle: ListStyle {
  /// The style.
  public nonisolated init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// One of the usual.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// One of the usual.
public struct InsetListStyle: ListStyle {
  /// The style.
  public nonisolated init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// One of the usual.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// One of the usual.
public struct InsetGroupedListStyle: ListStyle {
  /// The style.
  public nonisolated init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// One of the usual.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// One of the usual.
public struct SidebarListStyle: ListStyle {
  /// The style.
  public nonisolated init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// One of the usual.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
