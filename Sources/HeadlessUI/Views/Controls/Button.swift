public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole(role: .destructive, title: Text("Delete"))
  public static let cancel = ButtonRole(role: .cancel, title: Text("Cancel"))
  /// Closes a page or a question, which counts as cancelling.
  public static let close = ButtonRole(role: .cancel, title: Text("Close"))

  let role: Element.ButtonRole
  /// The label of a button that has only this role.
  let title: Text
}

/// A button; controls in its label are shown below it, one level deeper.
public struct Button<Label: View>: PrimitiveView {
  @usableFromInline let role: ButtonRole?
  @usableFromInline let action: @MainActor () -> Void
  @usableFromInline let label: Label

  @inlinable
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  // The label is that of the button, or the view that a style makes of it.
  public func addNodes(in evaluation: inout Evaluation) {
    let button = Element(role: .button, buttonRole: role?.role)
    switch evaluation.environment.buttonLook {
    case nil: evaluation.addControl(button, labelled: label, .activate(action))
    case .label(let makeBody):
      let body = makeBody(
        ButtonStyleConfiguration(label: AnyView(label), role: role, isPressed: false))
      evaluation.addControl(button, labelled: body, .activate(action))
    case .button(let makeBody):
      let body = makeBody(
        PrimitiveButtonStyleConfiguration(role: role, label: AnyView(label), action: action))
      evaluation.with({ $0.buttonLook = nil }) { body.evaluate(in: &$0) }
    }
  }
}

extension Button where Label == Text {
  /// A button without a label of its own: Delete, Cancel or Close.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { role.title }
  }

  @inlinable
  public init(
    _ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == HeadlessUI.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { HeadlessUI.Label(title, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { HeadlessUI.Label(title, systemImage: systemImage) }
  }
}
