// How links were spelled before there were navigation stacks.
extension NavigationLink {
  /// Leads to `destination`, which is on top while `isActive`; without a label it cannot be tapped.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping @MainActor () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
    self.isActive = isActive
  }

  /// Leads to `destination`, which is on top while `isActive`; without a label it cannot be tapped.
  public init(destination: Content, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isActive: isActive, destination: { destination }, label: label)
  }
}

extension NavigationLink where Label == Text {
  /// Leads to `destination`, which is on top while `isActive`.
  public init(
    _ title: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping @MainActor () -> Content
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Leads to `destination`, which is on top while `isActive`.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping @MainActor () -> Content
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Leads to `destination`, which is on top while `isActive`.
  public init(_ title: LocalizedStringKey, destination: Content, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Leads to `destination`, which is on top while `isActive`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Content, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }
}
