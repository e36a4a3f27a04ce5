extension Button where Label == HeadlessUI.Label<Text, Image> {
  /// Does `action` when it is tapped.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { HeadlessUI.Label(title, systemImage: systemImage) }
  }

  /// Does `action` when it is tapped.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { HeadlessUI.Label(title, systemImage: systemImage) }
  }
}
