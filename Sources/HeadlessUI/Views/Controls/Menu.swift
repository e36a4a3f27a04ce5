/// A menu: its name, with its content one level deeper. The name is a button if the menu has a primary action.
public struct Menu<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content
  private let primaryAction: (@MainActor () -> Void)?

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: (@MainActor () -> Void)? = nil
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  public func addNodes(in evaluation: inout Evaluation) {
    let label = evaluation.takeLabel(of: label)
    let items = evaluation.attachedNodes { content.evaluate(in: &$0) }
    if let primaryAction {
      evaluation.addControl(
        Element(role: .button, label: label.text), attached: label.rest + items,
        .activate(primaryAction))
      if evaluation.isForSpeech { for item in items { item.note { $0.reach = .menu } } }
    } else {
      evaluation.add(
        Node(Element(role: .section, label: label.text), attached: label.rest + items))
    }
    if evaluation.isForSpeech { evaluation.page.nodes.last?.notePicture(in: label) }
  }
}

extension Menu where Label == Text {
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: (@MainActor () -> Void)? = nil
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content,
    primaryAction: (@MainActor () -> Void)? = nil
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == HeadlessUI.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage name: String, @ViewBuilder content: () -> Content,
    primaryAction: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      content: content, label: { HeadlessUI.Label(title, systemImage: name) },
      primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage name: String, @ViewBuilder content: () -> Content,
    primaryAction: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      content: content, label: { HeadlessUI.Label(title, systemImage: name) },
      primaryAction: primaryAction)
  }
}
