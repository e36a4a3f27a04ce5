extension View {
  /// Looks only.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Looks only.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
}

/// How much room a preview has, of no effect.
public enum PreviewLayout: Sendable, Hashable {
  /// That of a device.
  case device
  /// As much as the view needs.
  case sizeThatFits
  /// So much.
  case fixed(width: CGFloat, height: CGFloat)
}
