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

private struct PickerOption {
  let label: String
  let identifier: String?
  /// Nil for a view without a tag: it is shown and cannot be chosen.
  let tag: AnyHashable?
}

extension Evaluation {
  /// The options in `content`: one for each tag, and one for each element without a tag.
  fileprivate mutating func options(_ content: (inout Evaluation) -> Void) -> [PickerOption] {
    let start = page.elements.count
    let outer = layout
    let rows = environment.rowsShown
    layout = Layout(tagsRows: true)
    // A picker shows all of its options, however many there are.
    environment.rowsShown = .max
    content(&self)
    environment.rowsShown = rows
    layout = outer
    let options = collectOptions(from: start)
    page.removeElements(from: start)
    return options
  }

  private func collectOptions(from start: Int) -> [PickerOption] {
    var options: [PickerOption] = []
    var index = start
    let tags = page.tags.filter { $0.index >= start }
    for tag in tags where tag.index >= index {
      options += untagged(index..<tag.index)
      options.append(option(Array(tag.index..<tag.end), tag: tag.tag))
      index = tag.end
    }
    return options + untagged(index..<page.elements.count)
  }

  // The header of a section among the options is not an option.
  private func untagged(_ indices: Range<Int>) -> [PickerOption] {
    indices.filter { page.elements[$0].role != .section }.map { option([$0], tag: nil) }
  }

  private func option(_ indices: [Int], tag: AnyHashable?) -> PickerOption {
    let texts = indices.filter { page.says($0) }
    return PickerOption(
      label: page.words(of: texts.isEmpty ? indices : texts, separator: " "),
      identifier: indices.lazy.compactMap { page.elements[$0].identifier }.first, tag: tag)
  }
}
