extension View {
  /// Looks only.
  public func navigationViewStyle(_ style: NavigationViewStyle) -> some View { self }

  /// Looks only.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  { self }

  /// Looks only.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Looks only.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Looks only.
  public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Looks only.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Looks only.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Looks only.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

  /// Looks only.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Looks only.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Looks only.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Looks only.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Looks only.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Looks only.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Looks only.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Looks only.
  public func presentationBackground(_ style: some ShapeStyle) -> some View { self }

  /// Looks only.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

  /// Looks only.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { self }
}
