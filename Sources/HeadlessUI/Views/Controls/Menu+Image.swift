extension Menu where Label == HeadlessUI.Label<Text, Image> {
  /// Offers the buttons of `content`.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { HeadlessUI.Label(title, systemImage: systemImage) }
  }

  /// Offers the buttons of `content`.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { HeadlessUI.Label(title, systemImage: systemImage) }
  }

  /// Offers the buttons of `content`; does `primaryAction` when it is tapped itself.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { HeadlessUI.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Offers the buttons of `content`; does `primaryAction` when it is tapped itself.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { HeadlessUI.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}
