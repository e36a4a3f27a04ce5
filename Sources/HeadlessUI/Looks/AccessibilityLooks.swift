// Hints for assistive technologies: they compile and change nothing on the screen.

public enum AccessibilityHeadingLevel: Sendable, Hashable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// The view that an assistive technology has focused. Nothing moves this focus, so the value is the one that code sets.
public typealias AccessibilityFocusState = FocusState

extension View {
  public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public func accessibilityFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some TitleText) -> some View { self }
  public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View { self }
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> some View
  { self }
  public func help(_ text: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func help(_ text: some TitleText) -> some View { self }
}
