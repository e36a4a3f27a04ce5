extension View {
  /// Looks only.
  public func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Looks only.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

  /// Looks only.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Looks only.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Looks only.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Looks only.
  public func listRowBackground(_ view: (some View)?) -> some View { self }

  /// Looks only.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Looks only.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Looks only.
  public func listItemTint(_ tint: Color?) -> some View { self }

  /// Looks only.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Looks only.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.horizontal, .vertical]
  ) -> some View { self }

  /// Looks only.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Looks only.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Looks only.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  { self }

  /// Looks only.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Looks only.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Looks only.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Looks only.
  public func redacted(reason: RedactionReasons) -> some View { self }

  /// Looks only.
  public func unredacted() -> some View { self }
}
