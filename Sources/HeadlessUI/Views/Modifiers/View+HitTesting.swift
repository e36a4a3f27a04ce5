extension View {
  /// Keeps what is in the view from being used unless `enabled`, as nothing reaches it.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    elements { element, _ in
      if !enabled && element.canAct { element.isEnabled = false }
    }
  }
}
