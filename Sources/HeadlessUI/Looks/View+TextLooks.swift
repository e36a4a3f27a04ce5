extension View {
  /// Looks only.
  public func font(_ font: Font?) -> some View { self }

  /// Looks only.
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }

  /// Looks only.
  public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Looks only.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Looks only.
  public func bold(_ isActive: Bool = true) -> some View { self }

  /// Looks only.
  public func italic(_ isActive: Bool = true) -> some View { self }

  /// Looks only.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }

  /// Looks only.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }

  /// Looks only.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Looks only.
  public func monospacedDigit() -> some View { self }

  /// Looks only.
  public func textCase(_ textCase: Text.Case?) -> some View { self }

  /// Looks only.
  public func tracking(_ tracking: CGFloat) -> some View { self }

  /// Looks only.
  public func kerning(_ kerning: CGFloat) -> some View { self }

  /// Looks only.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

  /// Looks only.
  public func lineLimit(_ number: Int?) -> some View { self }

  /// Looks only.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }

  /// Looks only.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }

  /// Looks only.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }

  /// Looks only.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }

  /// Looks only.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

  /// Looks only.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

  /// Looks only.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Looks only.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// Looks only.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Looks only.
  public func textSelection(_ selectability: TextSelectability) -> some View { self }

  /// Looks only.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }

  /// Looks only.
  public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> some View { self }
}
