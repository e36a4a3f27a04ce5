extension View {
  /// Looks only.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Looks only.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    self
  }

  /// Looks only: `id` stays what it is.
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    self
  }

  /// Looks only.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }
}

/// What an anchor is for, of no effect.
public struct ScrollAnchorRole: Sendable, Hashable {
  /// One of the usual.
  public static let initialOffset = ScrollAnchorRole()
  /// One of the usual.
  public static let sizeChanges = ScrollAnchorRole()
  /// One of the usual.
  public static let alignment = ScrollAnchorRole()
}

/// Where scrolling ends, of no effect.
public struct ScrollTargetBehavior: Sendable, Hashable {
  /// One of the usual.
  public static let paging = ScrollTargetBehavior()
  /// One of the usual.
  public static let viewAligned = ScrollTargetBehavior()
}
