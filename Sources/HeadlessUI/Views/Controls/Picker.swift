/// A choice of one option; the options follow the picker, one level deeper. The text of the screen hides them if there are
/// more than five.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label

  /// The views of `content` are the options; choosing one sets `selection` to its tag.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// SwiftUI's older spelling.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { label })
  }

  public func addNodes(in evaluation: inout Evaluation) {
    let title = evaluation.label(of: label)
    let chosen = selection.shown
    var value: String?
    let options = evaluation.attachedNodes { content.evaluate(in: &$0) }.flatMap(\.options)
    let attached = options.map { option in
      let choice = option.tag?.value.base as? SelectionValue
      let isChosen = choice == chosen
      if isChosen { value = option.label }
      return Node(
        Element(
          role: .option, label: option.label, identifier: option.identifier,
          isEnabled: choice != nil && evaluation.environment.isEnabled, isSelected: isChosen),
        choice.map { choice in .activate { [selection] in selection.wrappedValue = choice } })
    }
    evaluation.addControl(
      Element(role: .picker, label: title, value: value), attached: attached, nil)
  }
}

extension Picker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == HeadlessUI.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage name: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      HeadlessUI.Label(title, systemImage: name)
    }
  }
}

@MainActor
private struct PickerOption {
  let label: String
  let identifier: String?
  /// Nil for a view without a tag: it is shown and cannot be chosen.
  let tag: TagTrait.Value?

  init(_ summary: Summary, _ tag: TagTrait.Value?) {
    label = summary.words
    identifier = summary.identifier
    self.tag = tag
  }
}

extension Node {
  /// The options in the node: one for each tag, and one for each element without a tag. The header and the footer of a section
  /// are no options.
  fileprivate var options: [PickerOption] {
    if let tag = traits[TagTrait.self] { return [PickerOption(Summary(of: self), tag)] }
    let inner = children.flatMap(\.options)
    guard let element, element.role != .section, traits[FooterTrait.self] == nil else {
      return inner
    }
    return [PickerOption(Summary(of: Node(element)), nil)] + inner
  }
}
