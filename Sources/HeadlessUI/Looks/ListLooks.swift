// Lists and scrolling: their looks compile and change nothing on the screen.

public enum Prominence: Sendable, Hashable { case standard, increased }

public enum BadgeProminence: Sendable, Hashable { case standard, decreased, increased }

public enum ScrollIndicatorVisibility: Sendable, Hashable {
  case automatic, visible, hidden, never
}

public enum ScrollDismissesKeyboardMode: Sendable, Hashable {
  case automatic, immediately, interactively, never
}

public enum ScrollBounceBehavior: Sendable, Hashable { case automatic, always, basedOnSize }

public enum ScrollAnchorRole: Sendable, Hashable { case initialOffset, sizeChanges, alignment }

public enum ScrollTargetBehavior: Sendable, Hashable { case paging, viewAligned }

public struct RedactionReasons: OptionSet, Sendable, Hashable {
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)

  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension View {
  public func headerProminence(_ prominence: Prominence) -> some View { self }
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  public func listRowBackground(_ view: (some View)?) -> some View { self }
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  public func listItemTint(_ tint: Color?) -> some View { self }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.horizontal, .vertical]
  ) -> some View { self }
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  { self }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// Never changes `id`.
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    self
  }
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    self
  }
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  public func redacted(reason: RedactionReasons) -> some View { self }
  public func unredacted() -> some View { self }
}
