/// Controls that belong together, with a heading where they have one.
public struct ControlGroup<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content

  /// The controls of `content` below `label`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Adds the content, inside of a section where it is called something.
  public func evaluate(in evaluation: inout Evaluation) {
    if Label.self == EmptyView.self { return content.evaluate(in: &evaluation) }
    evaluation.addSection(label)
    evaluation.inside { content.evaluate(in: &$0) }
  }
}

extension ControlGroup where Label == EmptyView {
  /// The controls of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension ControlGroup where Label == Text {
  /// The controls of `content` below `title`.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// The controls of `content` below `title`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension ControlGroup where Label == HeadlessUI.Label<Text, Image> {
  /// The controls of `content` below `title`.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { HeadlessUI.Label(title, systemImage: systemImage) }
  }
}
