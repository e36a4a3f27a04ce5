/// What a field looks like, of no effect.
@MainActor
@preconcurrency
public protocol TextFieldStyle {}

/// One of the usual.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The style.
  public nonisolated init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// One of the usual.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// One of the usual.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The style.
  public nonisolated init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// One of the usual.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// One of the usual.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The style.
  public nonisolated init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// One of the usual.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
