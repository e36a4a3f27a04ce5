/// Views in a box, with a heading.
public struct GroupBox<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content

  /// The views of `content` below `label`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Adds a section and, inside it, what can be used of the label, then the content.
  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.addSection(label)
    evaluation.inside { content.evaluate(in: &$0) }
  }
}

extension GroupBox where Label == EmptyView {
  /// The views of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// The views of `content` below `title`.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// The views of `content` below `title`.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}
