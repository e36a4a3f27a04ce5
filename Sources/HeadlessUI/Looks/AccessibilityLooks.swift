// Hints for assistive technologies: they compile and change nothing on the screen.

public enum AccessibilityHeadingLevel: Sendable, Hashable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// The view that an assistive technology has focused. Nothing moves this focus, so the value is the one that code sets.
public typealias AccessibilityFocusState = FocusState

extension View {
  public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> Self { self }
  public func accessibilityFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> Self { self }
  public func accessibilityHint(_ hint: LocalizedStringKey) -> Self { self }
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some TitleText) -> Self { self }
  public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> Self { self }
  public func accessibilitySortPriority(_ sortPriority: Double) -> Self { self }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self { self }
  public func accessibilityShowsLargeContentViewer() -> Self { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> Self { self }
  public func help(_ text: LocalizedStringKey) -> Self { self }
  @_disfavoredOverload
  public func help(_ text: some TitleText) -> Self { self }
}
