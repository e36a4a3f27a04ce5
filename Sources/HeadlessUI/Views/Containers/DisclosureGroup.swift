import StateBinding

/// Views that are shown on demand: a button whose value is `expanded` or `collapsed`.
public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  private let isExpanded: Binding<Bool>?
  private let content: @MainActor () -> Content
  private let label: Label

  init(
    isExpanded: Binding<Bool>?, content: @escaping @MainActor () -> Content,
    @ViewBuilder of label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  /// Shows `content` once `label` was tapped, until it is tapped again.
  public init(
    @ViewBuilder content: @escaping @MainActor () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: nil, content: content, of: label)
  }

  /// Shows `content` while `isExpanded`.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded, content: content, of: label)
  }

  /// Adds the button and, one deeper, what can be used in its label, then the content while it is shown.
  public func evaluate(in evaluation: inout Evaluation) {
    let slot = evaluation.slot(DisclosureSlot())
    let isExpanded =
      isExpanded ?? Binding(get: { slot.isExpanded.value }, set: { slot.isExpanded.value = $0 })
    let isOpen = isExpanded.wrappedValue
    evaluation.addControl(
      Element(role: .button, value: isOpen ? "expanded" : "collapsed"), labelled: label,
      .activate { isExpanded.wrappedValue.toggle() })
    evaluation.evaluate(branch: isOpen ? true : nil) { evaluation in
      evaluation.attach(rows: evaluation.layout.isInRows) { content().evaluate(in: &$0) }
    }
  }
}

/// Whether a group is expanded that nothing else says it of.
private final class DisclosureSlot: Slot {
  let isExpanded = StateCell(false)
}

extension DisclosureGroup where Label == Text {
  /// Shows `content` once `title` was tapped, until it is tapped again.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded: nil, content: content) { Text(title) }
  }

  /// Shows `content` once `title` was tapped, until it is tapped again.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded: nil, content: content) { Text(title) }
  }

  /// Shows `content` while `isExpanded`.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// Shows `content` while `isExpanded`.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
