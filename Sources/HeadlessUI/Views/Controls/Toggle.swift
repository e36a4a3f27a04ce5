/// Something that is on or off.
public struct Toggle<Label: View>: PrimitiveView {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Is on where `isOn` is true.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Adds the toggle and, one deeper, what can be used in its label.
  public func evaluate(in evaluation: inout Evaluation) {
    let value = isOn.wrappedValue
    evaluation.addControl(
      Element(role: .toggle, value: value ? "on" : "off", isSelected: value), labelled: label,
      .toggle(isOn))
  }
}

extension Toggle where Label == Text {
  /// Is called `title` and is on where `isOn` is true.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Is called `title` and is on where `isOn` is true.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
