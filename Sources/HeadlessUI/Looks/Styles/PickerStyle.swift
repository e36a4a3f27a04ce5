/// What a picker looks like, of no effect.
@MainActor
@preconcurrency
public protocol PickerStyle {}

/// One of the usual.
public struct DefaultPickerStyle: PickerStyle {
  /// The style.
  public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// One of the usual.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// One of the usual.
public struct MenuPickerStyle: PickerStyle {
  /// The style.
  public nonisolated init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// One of the usual.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// One of the usual.
public struct SegmentedPickerStyle: PickerStyle {
  /// The style.
  public nonisolated init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// One of the usual.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// One of the usual.
public struct WheelPickerStyle: PickerStyle {
  /// The style.
  public nonisolated init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// One of the usual.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// One of the usual.
public struct InlinePickerStyle: PickerStyle {
  /// The style.
  public nonisolated init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// One of the usual.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// One of the usual.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The style.
  public nonisolated init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// One of the usual.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
