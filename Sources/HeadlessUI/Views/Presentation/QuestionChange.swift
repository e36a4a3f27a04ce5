/// Shows an alert or a dialog on top of a page.
@MainActor
public struct QuestionChange<Actions, Message> {
  @usableFromInline let title: Text
  @usableFromInline let kind: Presentation.Kind
  /// Whether there is anything to ask about.
  @usableFromInline let isAbout: Bool
  @usableFromInline let isPresented: Binding<Bool>
  @usableFromInline let actions: @MainActor () -> Actions
  @usableFromInline let message: @MainActor () -> Message

  @inlinable
  init(
    _ kind: Presentation.Kind, _ title: Text, isPresented: Binding<Bool>, if isAbout: Bool,
    actions: @escaping @MainActor () -> Actions, message: @escaping @MainActor () -> Message
  ) {
    self.kind = kind
    self.title = title
    self.isPresented = isPresented
    self.isAbout = isAbout
    self.actions = actions
    self.message = message
  }
}

extension QuestionChange: ViewChange where Actions: View, Message: View {
  /// Evaluates `content`, then what is shown on top.
  @inlinable
  public func evaluate<Content: View>(_ content: Content, in evaluation: inout Evaluation) {
    content.evaluate(in: &evaluation)
    if isAbout && isPresented.wrappedValue {
      present(in: &evaluation)
    } else {
      evaluation.presentNothing()
    }
  }

  @inlinable
  func present(in evaluation: inout Evaluation) {
    let title = title.resolve(in: evaluation.environment.strings)
    evaluation.ask(
      kind, title: title, dismiss: { [isPresented] in isPresented.wrappedValue = false }
    ) { evaluation in
      actions().evaluate(in: &evaluation)
      evaluation.addSystemButton(to: kind)
      if Message.self == EmptyView.self { return nil }
      let text = evaluation.label(message())
      return text.isEmpty ? nil : text
    }
  }
}

extension Evaluation {
  /// Nothing is on top at this place.
  @usableFromInline
  mutating func presentNothing() {
    presentNothing(in: slot(PresentationSlot()))
  }

  @usableFromInline
  mutating func ask(
    _ kind: Presentation.Kind, title: String, dismiss: @escaping @MainActor () -> Void,
    _ content: (inout Evaluation) -> String?
  ) {
    present(kind, if: true, title: title, dismiss: dismiss, content: content)
  }

  /// Adds the button that the system adds: OK where an alert has none, Cancel where a dialog cannot be cancelled.
  @usableFromInline
  mutating func addSystemButton(to kind: Presentation.Kind) {
    switch kind {
    case .alert: if !page.hasButton() { addSystemButton("OK", role: nil) }
    case .dialog: if !page.hasButton(for: .cancel) { addSystemButton("Cancel", role: .cancel) }
    case .sheet: break
    }
  }

  private mutating func addSystemButton(_ key: LocalizedStringKey, role: Element.ButtonRole?) {
    add(
      Element(role: .button, label: environment.strings.resolve(key), buttonRole: role),
      .activate {})
  }
}

extension Page {
  /// Whether it has a button, for `role` if one is given.
  fileprivate func hasButton(for role: Element.ButtonRole? = nil) -> Bool {
    elements.contains { $0.role == .button && (role == nil || $0.buttonRole == role) }
  }
}
