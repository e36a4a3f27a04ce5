extension NavigationLink where Label == Text {
  /// Leads to `destination`.
  public init(_ title: LocalizedStringKey, destination: Content) {
    self.init(destination: destination) { Text(title) }
  }

  /// Leads to `destination`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Content) {
    self.init(destination: destination) { Text(title) }
  }
}
