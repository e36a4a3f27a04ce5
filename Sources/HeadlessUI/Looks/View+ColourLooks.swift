extension View {
  /// Looks only.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View { self }

  /// Looks only.
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View
  { self }

  /// Looks only.
  public func foregroundColor(_ color: Color?) -> some View { self }

  /// Looks only.
  public func tint(_ tint: (some ShapeStyle)?) -> some View { self }

  /// Looks only.
  public func tint(_ tint: Color?) -> some View { self }

  /// Looks only.
  public func accentColor(_ accentColor: Color?) -> some View { self }

  /// Looks only.
  public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  { self }

  /// Looks only.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View { self }

  /// Looks only.
  public func background(in shape: some Shape) -> some View { self }

  /// Looks only.
  @_disfavoredOverload
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    self
  }

  /// Looks only.
  public func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View)
    -> some View
  { self }

  /// Looks only.
  public func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  { self }

  /// Looks only.
  public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some View { self }

  /// Looks only.
  public func opacity(_ opacity: Double) -> some View { self }

  /// Looks only.
  public func brightness(_ amount: Double) -> some View { self }

  /// Looks only.
  public func contrast(_ amount: Double) -> some View { self }

  /// Looks only.
  public func saturation(_ amount: Double) -> some View { self }

  /// Looks only.
  public func grayscale(_ amount: Double) -> some View { self }

  /// Looks only.
  public func colorInvert() -> some View { self }

  /// Looks only.
  public func colorMultiply(_ color: Color) -> some View { self }

  /// Looks only.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// Looks only.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { self }
}
