extension Text {
  /// Looks only.
  public nonisolated func font(_ font: Font?) -> Text { self }

  /// Looks only.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { self }

  /// Looks only.
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text { self }

  /// Looks only.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Text { self }

  /// Looks only.
  public nonisolated func bold() -> Text { self }

  /// Looks only.
  public nonisolated func bold(_ isActive: Bool) -> Text { self }

  /// Looks only.
  public nonisolated func italic() -> Text { self }

  /// Looks only.
  public nonisolated func italic(_ isActive: Bool) -> Text { self }

  /// Looks only.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// Looks only.
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    self
  }

  /// Looks only.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text { self }

  /// Looks only.
  public nonisolated func monospacedDigit() -> Text { self }

  /// Looks only.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text { self }

  /// Looks only.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { self }

  /// Looks only.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  /// Looks only.
  public nonisolated func foregroundColor(_ color: Color?) -> Text { self }

  /// Looks only.
  public nonisolated func foregroundStyle(_ style: some ShapeStyle) -> Text { self }
}
