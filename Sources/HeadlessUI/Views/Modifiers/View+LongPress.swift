extension View {
  /// Adds a button to the view, one deeper, that does `action`; that the view is held meanwhile is not told.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    accessibilityAction(named: "Long press", action)
  }
}
