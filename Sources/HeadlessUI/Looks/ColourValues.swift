/// Light or dark.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
  /// One of the usual.
  case light, dark
}
