/// Something to choose one option of; the options follow it, one deeper.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label

  /// Chooses by the tags of `content`.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Chooses by the tags of `content`, as older files spell it.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { label })
  }

  /// Adds the picker, its value what is chosen, then its options.
  public func evaluate(in evaluation: inout Evaluation) {
    let title = evaluation.label(label)
    let picker = evaluation.addControl(Element(role: .picker, label: title), nil)
    let options = evaluation.options { content.evaluate(in: &$0) }
    let chosen = selection.wrappedValue
    for option in options {
      let value = option.tag?.base as? SelectionValue
      let isChosen = value == chosen
      evaluation.attach { evaluation in
        evaluation.addControl(
          Element(
            role: .option, label: option.label, identifier: option.identifier,
            isSelected: isChosen),
          value.map { value in .activate { [selection] in selection.wrappedValue = value } })
      }
      if isChosen { evaluation.page.elements[picker].value = option.label }
      if value == nil, let last = evaluation.page.elements.indices.last {
        evaluation.page.elements[last].isEnabled = false
      }
    }
  }
}

extension Picker where Label == Text {
  /// Is called `title` and chooses by the tags of `content`.
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Is called `title` and chooses by the tags of `content`.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == HeadlessUI.Label<Text, Image> {
  /// Is called `title` and chooses by the tags of `content`.
  public init(
    _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      HeadlessUI.Label(title, systemImage: systemImage)
    }
  }
}
