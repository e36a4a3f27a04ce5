/// How high a heading is, of no effect.
public enum AccessibilityHeadingLevel: Sendable, Hashable {
  /// One of the usual.
  case unspecified, h1, h2, h3, h4, h5, h6
}
