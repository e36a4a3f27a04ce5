/// Things to do: its name, and its buttons one deeper.
public struct Menu<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content
  private let primaryAction: (@MainActor () -> Void)?

  init(
    content: Content, primaryAction: (@MainActor () -> Void)?, @ViewBuilder of label: () -> Label
  ) {
    self.content = content
    self.label = label()
    self.primaryAction = primaryAction
  }

  /// Offers the buttons of `content`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content(), primaryAction: nil, of: label)
  }

  /// Offers the buttons of `content`; does `primaryAction` when it is tapped itself.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content(), primaryAction: primaryAction, of: label)
  }

  /// Adds a section, a button where it does something itself, and inside it the content.
  public func evaluate(in evaluation: inout Evaluation) {
    if let primaryAction {
      evaluation.addControl(Element(role: .button), labelled: label, .activate(primaryAction))
    } else {
      evaluation.labelElement(at: evaluation.add(Element(role: .section)), label)
    }
    evaluation.attach { $0.scroll { content.evaluate(in: &$0) } }
  }
}

extension Menu where Label == Text {
  /// Offers the buttons of `content`.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), primaryAction: nil) { Text(title) }
  }

  /// Offers the buttons of `content`.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), primaryAction: nil) { Text(title) }
  }

  /// Offers the buttons of `content`; does `primaryAction` when it is tapped itself.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content(), primaryAction: primaryAction) { Text(title) }
  }

  /// Offers the buttons of `content`; does `primaryAction` when it is tapped itself.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content(), primaryAction: primaryAction) { Text(title) }
  }
}
