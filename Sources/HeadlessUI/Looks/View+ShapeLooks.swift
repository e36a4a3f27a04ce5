extension View {
  /// Looks only.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }

  /// Looks only.
  public func clipShape(_ shape: some Shape) -> some View { self }

  /// Looks only.
  public func clipped(antialiased: Bool = false) -> some View { self }

  /// Looks only.
  public func mask(_ mask: some View) -> some View { self }

  /// Looks only.
  public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View)
    -> some View
  { self }

  /// Looks only.
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View { self }

  /// Looks only.
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> some View
  { self }

  /// Looks only.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Looks only.
  public func contentShape(_ shape: some Shape) -> some View { self }

  /// Looks only.
  public func compositingGroup() -> some View { self }

  /// Looks only.
  public func drawingGroup() -> some View { self }

  /// Looks only.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }

  /// Looks only.
  public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat))
    -> some View
  { self }

  /// Looks only.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }

  /// Looks only.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
  { self }
}
