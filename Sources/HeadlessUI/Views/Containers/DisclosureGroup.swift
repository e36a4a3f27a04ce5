/// Views that are shown on demand, below a button whose value is `expanded` or `collapsed`.
public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  private let isExpanded: Binding<Bool>?
  private let content: @MainActor () -> Content
  private let label: Label

  /// Shows `content` while `isExpanded`. Without a binding, the group keeps that state itself and begins collapsed.
  public init(
    isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  public func addNodes(in evaluation: inout Evaluation) {
    let slot = evaluation.slot(DisclosureSlot())
    let isExpanded =
      isExpanded ?? Binding(slot.isExpanded)
    let isOpen = isExpanded.shown
    let header = evaluation.takeLabel(of: label)
    let rows = evaluation.nodes { evaluation in
      evaluation.evaluate(branch: isOpen ? 0 : nil) { $0.evaluate(written: content) }
    }
    evaluation.addControl(
      Element(
        role: .button, label: header.text, value: isOpen ? "expanded" : "collapsed"),
      attached: header.rest + rows, .activate { isExpanded.wrappedValue.toggle() })
  }
}

private final class DisclosureSlot: Slot {
  let isExpanded = StateCell(false)
}

extension DisclosureGroup where Label == Text {
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
