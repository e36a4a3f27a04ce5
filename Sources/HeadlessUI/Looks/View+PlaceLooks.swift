extension View {
  /// Looks only.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Looks only.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Looks only.
  public func zIndex(_ value: Double) -> some View { self }

  /// Looks only.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { self }

  /// Looks only.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Looks only.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Looks only.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Looks only.
  public func gridCellColumns(_ count: Int) -> some View { self }

  /// Looks only.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }

  /// Looks only.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }

  /// Looks only.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}
