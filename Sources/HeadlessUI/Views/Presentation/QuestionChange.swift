/// Shows an alert or a dialog on top of a page.
public struct QuestionChange<Actions: View, Message: View>: ViewChange {
  @usableFromInline let kind: Presentation.Kind
  @usableFromInline let title: Text
  @usableFromInline let isPresented: Binding<Bool>
  @usableFromInline let actions: @MainActor () -> Actions
  @usableFromInline let message: @MainActor () -> Message

  @inlinable
  init(
    _ kind: Presentation.Kind, _ title: Text, isPresented: Binding<Bool>,
    actions: @escaping @MainActor () -> Actions, message: @escaping @MainActor () -> Message
  ) {
    self.kind = kind
    self.title = title
    self.isPresented = isPresented
    self.actions = actions
    self.message = message
  }

  /// Evaluates `content`, then what is shown on top.
  @inlinable
  public func evaluate<Content: View>(_ content: Content, in evaluation: inout Evaluation) {
    content.evaluate(in: &evaluation)
    if isPresented.wrappedValue {
      present(in: &evaluation)
    } else {
      evaluation.presentNothing()
    }
  }

  @usableFromInline
  func present(in evaluation: inout Evaluation) {
    let title = title.resolve(in: evaluation.environment.strings)
    evaluation.present(
      kind, if: true, title: title, dismiss: { [isPresented] in isPresented.wrappedValue = false }
    ) { evaluation in
      actions().evaluate(in: &evaluation)
      evaluation.addSystemButton(to: kind)
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

  /// Adds the button that the system adds: OK where an alert has none, Cancel where a dialog cannot be cancelled.
  mutating func addSystemButton(to kind: Presentation.Kind) {
    let buttons = page.elements.filter { $0.role == .button }
    let role: Element.ButtonRole?
    switch kind {
    case .alert where buttons.isEmpty: role = nil
    case .dialog where !buttons.contains { $0.buttonRole == .cancel }: role = .cancel
    default: return
    }
    let key: LocalizedStringKey = role == .cancel ? "Cancel" : "OK"
    add(
      Element(role: .button, label: environment.strings.resolve(key), buttonRole: role),
      .activate {})
  }
}
