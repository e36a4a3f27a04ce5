/// What a progress view looks like, of no effect.
@MainActor
@preconcurrency
public protocol ProgressViewStyle {}

/// One of the usual.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The style.
  public nonisolated init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// One of the usual.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// One of the usual.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// The style.
  public nonisolated init() {}
  /// The style in a colour.
  public nonisolated init(tint: Color) {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// One of the usual.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// One of the usual.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// The style.
  public nonisolated init() {}
  /// The style in a colour.
  public nonisolated init(tint: Color) {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// One of the usual.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
