extension View {
  /// Asks `title` while `isPresented`; each button does its action and then takes the alert away.
  public func alert<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Asks `title` while `isPresented`; each button does its action and then takes the alert away.
  @_disfavoredOverload
  public func alert<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Asks `title` while `isPresented`; each button does its action and then takes the alert away.
  public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Asks `title` and says `message` while `isPresented`.
  public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Asks `title` and says `message` while `isPresented`.
  @_disfavoredOverload
  public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Asks `title` and says `message` while `isPresented`.
  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    question(.alert, title, isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert, a dialog: a title, a message and buttons.
  func question<Actions: View, Message: View>(
    _ kind: Presentation.Kind, _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    modified { content, evaluation in
      content.evaluate(in: &evaluation)
      let title = title.resolve(in: evaluation.environment.strings)
      evaluation.present(
        kind, if: isPresented.wrappedValue, title: title,
        dismiss: { isPresented.wrappedValue = false }
      ) { evaluation in
        actions().evaluate(in: &evaluation)
        evaluation.addSystemButton(to: kind)
        let text = evaluation.label(message())
        return text.isEmpty ? nil : text
      }
    }
  }
}

extension Evaluation {
  /// Adds the button that the system adds: OK where an alert has none, Cancel where a dialog cannot be cancelled.
  fileprivate mutating func addSystemButton(to kind: Presentation.Kind) {
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
