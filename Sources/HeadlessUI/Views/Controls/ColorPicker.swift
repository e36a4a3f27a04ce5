/// A control for a color. Only its label is shown, and nobody can choose a color.
public struct ColorPicker<Label: View>: PrimitiveView {
  private let label: Label

  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public func addNodes(in evaluation: inout Evaluation) {
    evaluation.addText(evaluation.label(of: label))
  }
}

extension ColorPicker where Label == Text {
  public init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)
  {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true)
  {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
