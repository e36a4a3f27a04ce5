/// What a button looks like and how it is used, of no effect.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {}

/// One of the usual.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// One of the usual.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// One of the usual.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// One of the usual.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// One of the usual.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// One of the usual.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// One of the usual.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// One of the usual.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// One of the usual.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// One of the usual.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
