/// What a menu looks like, of no effect.
@MainActor
@preconcurrency
public protocol MenuStyle {}

/// One of the usual.
public struct DefaultMenuStyle: MenuStyle {
  /// The style.
  public nonisolated init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// One of the usual.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// One of the usual.
public struct ButtonMenuStyle: MenuStyle {
  /// The style.
  public nonisolated init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// One of the usual.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
