extension View {
  /// Looks only.
  public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Looks only.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }

  /// Looks only.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { self }

  /// Looks only.
  public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View { self }

  /// Looks only.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Looks only.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Looks only.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Looks only.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

  /// Looks only.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> some View
  { self }

  /// Looks only.
  public func help(_ text: LocalizedStringKey) -> some View { self }

  /// Looks only.
  public func help(_ text: Text) -> some View { self }

  /// Looks only.
  @_disfavoredOverload
  public func help(_ text: some StringProtocol) -> some View { self }
}
