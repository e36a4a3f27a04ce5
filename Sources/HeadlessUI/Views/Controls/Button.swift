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

  // Inlined, because a feature knows the type of the label: a button that is only text needs no node for its label.
  @inlinable
  public func addNodes(in evaluation: inout Evaluation) {
    if Label.self == Text.self, let text = label as? Text {
      evaluation.addButton(text, role, action)
    } else {
      evaluation.addButton(labelled: label, role, action)
    }
  }
}

extension Evaluation {
  /// Adds a button. When it is tapped, `Handler.perform` calls `action`.
  @usableFromInline
  mutating func addButton(
    _ label: Text, _ role: ButtonRole?, _ action: @escaping @MainActor () -> Void
  ) {
    guard environment.buttonLook == nil else { return addButton(labelled: label, role, action) }
    let label = label.resolve(in: environment.strings)
    addControl(Element(role: .button, label: label, buttonRole: role?.role), .activate(action))
  }

  /// Adds a button labelled with the texts of `label`, or of the view that a style makes of it.
  @usableFromInline
  mutating func addButton<Label: View>(
    labelled label: Label, _ role: ButtonRole?, _ action: @escaping @MainActor () -> Void
  ) {
    let button = Element(role: .button, buttonRole: role?.role)
    switch environment.buttonLook {
    case nil: addControl(button, labelled: label, .activate(action))
    case .label(let makeBody):
      let body = makeBody(
        ButtonStyleConfiguration(
          label: AnyView(content(action, label)), role: role, isPressed: false))
      addControl(button, labelled: body, .activate(action))
    case .button(let makeBody):
      let content = content(action, label)
      let body = makeBody(PrimitiveButtonStyleConfiguration(role: role, content: content))
      with({ $0.buttonLook = nil }) { body.evaluate(in: &$0) }
    }
  }
}

extension Evaluation {
  /// The label and the action of a styled button. A change of them does not run the body of the style again.
  private mutating func content(
    _ action: @escaping @MainActor () -> Void, _ label: some View
  ) -> StyledContent {
    let slot = slot(ContentSlot())
    slot.evaluate = { label.evaluate(in: &$0) }
    slot.action = action
    return StyledContent(slot: slot)
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
