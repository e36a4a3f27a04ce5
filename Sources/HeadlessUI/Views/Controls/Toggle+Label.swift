extension Toggle where Label == HeadlessUI.Label<Text, Image> {
  /// Is called `title` and is on where `isOn` is true.
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessUI.Label(title, systemImage: systemImage) }
  }

  /// Is called `title` and is on where `isOn` is true.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessUI.Label(title, systemImage: systemImage) }
  }
}
