/// A view with a label and content. A title can stand in place of the label.
public protocol TitledContainer: PrimitiveView {
  associatedtype Label: View
  associatedtype Content: View
  init(content: () -> Content, label: () -> Label)
}

extension TitledContainer where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// A section with the label as its heading.
public struct GroupBox<Label: View, Content: View>: TitledContainer {
  private let label: Label
  private let content: Content

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label = { EmptyView() }
  ) {
    self.content = content()
    self.label = label()
  }

  public func addNodes(in evaluation: inout Evaluation) {
    evaluation.addSection(label) { content.evaluate(in: &$0) }
  }
}

extension GroupBox {
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

/// Controls that belong together: a section if they have a label.
public struct ControlGroup<Label: View, Content: View>: TitledContainer {
  private let label: Label
  private let content: Content

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label = { EmptyView() }
  ) {
    self.content = content()
    self.label = label()
  }

  public func addNodes(in evaluation: inout Evaluation) {
    if label is EmptyView { return content.evaluate(in: &evaluation) }
    evaluation.addSection(label) { content.evaluate(in: &$0) }
  }
}

extension ControlGroup where Label == HeadlessUI.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { HeadlessUI.Label(title, systemImage: systemImage) }
  }
}
