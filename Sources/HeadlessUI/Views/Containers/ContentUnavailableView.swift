/// Says that there is nothing to show, and what can be done about it.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Says `label` and `description`, and offers `actions`.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// Adds a heading, then the description and the actions.
  public func evaluate(in evaluation: inout Evaluation) {
    let title = evaluation.label(label)
    evaluation.add(Element(role: .heading, label: title))
    description.evaluate(in: &evaluation)
    actions.evaluate(in: &evaluation)
  }
}

extension ContentUnavailableView
where Label == HeadlessUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Says `title` and `description`.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { HeadlessUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Says `title` and `description`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { HeadlessUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}
