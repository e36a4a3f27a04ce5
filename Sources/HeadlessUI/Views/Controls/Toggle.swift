/// A switch that is `on` or `off`; controls in its label are shown below it, one level deeper.
public struct Toggle<Label: View>: PrimitiveView {
  private let isOn: Binding<Bool>
  private let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public func addNodes(in evaluation: inout Evaluation) {
    let value = isOn.shown
    evaluation.addControl(
      Element(role: .toggle, value: value ? "on" : "off", isSelected: value), labelled: label,
      .toggle(isOn))
  }
}

extension Toggle where Label == Text {
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == HeadlessUI.Label<Text, Image> {
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessUI.Label(title, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessUI.Label(title, systemImage: systemImage) }
  }
}
