// Hints for assistive technologies: they compile and change nothing on the screen.

public enum AccessibilityHeadingLevel: Sendable, Hashable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

extension View {
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self { self }
  public func accessibilityShowsLargeContentViewer() -> Self { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> Self { self }
}
