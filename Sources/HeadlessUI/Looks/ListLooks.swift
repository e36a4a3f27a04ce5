// Lists and scrolling: their looks compile and change nothing on the screen.

public enum Prominence: Sendable { case standard, increased }
public enum BadgeProminence: Sendable { case standard, decreased, increased }
public enum ScrollIndicatorVisibility: Sendable { case automatic, visible, hidden, never }
public enum ScrollDismissesKeyboardMode: Sendable {
  case automatic, immediately, interactively, never
}
public enum ScrollBounceBehavior: Sendable { case automatic, always, basedOnSize }
public enum ScrollAnchorRole: Sendable { case initialOffset, sizeChanges, alignment }
public enum ScrollTargetBehavior: Sendable { case paging, viewAligned }

public struct RedactionReasons: OptionSet, Sendable, Hashable {
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)

  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension View {
  public func headerProminence(_ prominence: Prominence) -> Self { self }
  public func badgeProminence(_ prominence: BadgeProminence) -> Self { self }
  public func listRowSeparator(_: Visibility, edges: VerticalEdge.Set = .all) -> Self { self }
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self { self }
  public func listSectionSeparator(_: Visibility, edges: VerticalEdge.Set = .all) -> Self { self }
  public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }
  public func listRowBackground(_ view: (some View)?) -> Self { self }
  public func listRowSpacing(_ spacing: CGFloat?) -> Self { self }
  public func listSectionSpacing(_ spacing: CGFloat) -> Self { self }
  public func listItemTint(_ tint: Color?) -> Self { self }
  public func scrollContentBackground(_ visibility: Visibility) -> Self { self }
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.horizontal, .vertical]
  ) -> Self { self }
  public func scrollDisabled(_ disabled: Bool) -> Self { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self { self }
  public func scrollBounceBehavior(_: ScrollBounceBehavior, axes: Axis.Set = .vertical) -> Self {
    self
  }
  public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> Self { self }
  public func scrollClipDisabled(_ disabled: Bool = true) -> Self { self }
  /// Never changes `id`.
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> Self {
    self
  }
  public func defaultScrollAnchor(_: UnitPoint?, for _: ScrollAnchorRole? = nil) -> Self { self }
  public func privacySensitive(_ sensitive: Bool = true) -> Self { self }
  public func redacted(reason: RedactionReasons) -> Self { self }
  public func unredacted() -> Self { self }
}
