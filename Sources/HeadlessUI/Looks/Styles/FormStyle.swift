/// What a form looks like, of no effect.
@MainActor
@preconcurrency
public protocol FormStyle {}

/// One of the usual.
public struct AutomaticFormStyle: FormStyle {
  /// The style.
  public nonisolated init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// One of the usual.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// One of the usual.
public struct GroupedFormStyle: FormStyle {
  /// The style.
  public nonisolated init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// One of the usual.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// One of the usual.
public struct ColumnsFormStyle: FormStyle {
  /// The style.
  public nonisolated init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// One of the usual.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
