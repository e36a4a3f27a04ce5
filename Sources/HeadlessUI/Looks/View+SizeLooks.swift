extension View {
  /// Looks only.
  public func padding(_ insets: EdgeInsets) -> some View { self }

  /// Looks only.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }

  /// Looks only.
  public func padding(_ length: CGFloat) -> some View { self }

  /// Looks only.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  { self }

  /// Looks only.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }

  /// Looks only.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
  { self }

  /// Looks only.
  public func fixedSize() -> some View { self }

  /// Looks only.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }

  /// Looks only.
  public func layoutPriority(_ value: Double) -> some View { self }

  /// Looks only.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    self
  }

  /// Looks only.
  public func scaledToFit() -> some View { self }

  /// Looks only.
  public func scaledToFill() -> some View { self }

  /// Looks only.
  public func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// Looks only.
  public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Looks only.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Looks only.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }

  /// Looks only.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
}
