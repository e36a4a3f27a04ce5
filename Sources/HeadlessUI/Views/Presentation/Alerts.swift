// Alerts and dialogs: a title, buttons, and a message. Each button runs its action, then dismisses the question.
// A question with `presenting:` is shown only while its data is not nil. All overloads end in `asking`.

extension View {
  @inlinable
  public consuming func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message = { EmptyView() }
  ) -> some View {
    modifier(ClosureModifier.alert(isPresented) { Question(Text(title), actions, message) })
  }

  @_disfavoredOverload
  public consuming func alert<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message = { EmptyView() }
  ) -> some View {
    asking(.alert, isPresented) { [title = Text(title)] in Question(title, actions, message) }
  }

  public consuming func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message = { EmptyView() }
  ) -> some View {
    asking(.alert, isPresented) { Question(title, actions, message) }
  }

  public consuming func alert<Item, Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    asking(.alert, isPresented) { Question(Text(title), data, actions) }
  }

  @inlinable
  public consuming func alert<Item, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    modifier(ClosureModifier.alert(isPresented) { Question(Text(title), data, actions, message) })
  }

  @_disfavoredOverload
  public consuming func alert<Item, Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    asking(.alert, isPresented) { [title = Text(title)] in Question(title, data, actions) }
  }

  @_disfavoredOverload
  public consuming func alert<Item, Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    asking(.alert, isPresented) { [title = Text(title)] in Question(title, data, actions, message) }
  }

  public consuming func alert<Item, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    asking(.alert, isPresented) { Question(title, data, actions) }
  }

  public consuming func alert<Item, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    asking(.alert, isPresented) { Question(title, data, actions, message) }
  }

  /// Shows `error` while `isPresented` and `error` is not nil. The title is the error as text.
  ///
  /// `LocalizedError` belongs to Foundation, which this module does not use. To show the `errorDescription` of an error,
  /// let the error conform to `CustomStringConvertible` and return `errorDescription ?? ""` as its `description`.
  public consuming func alert<Failure: Error, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    asking(.alert, isPresented) {
      Question(Text(describing: error), error, { _ in actions() })
    }
  }

  public consuming func alert<Failure: Error, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping @MainActor (Failure) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Failure) -> Message
  ) -> some View {
    asking(.alert, isPresented) { Question(Text(describing: error), error, actions, message) }
  }

  /// SwiftUI's older spelling.
  public consuming func alert(
    isPresented: Binding<Bool>, content: @escaping @MainActor () -> Alert
  ) -> some View {
    asking(.alert, isPresented) { content().question }
  }

  /// SwiftUI's older spelling. A new item is a new alert.
  public consuming func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping @MainActor (Item) -> Alert
  ) -> some View {
    asking(.alert, PresentationFlag(item)) { item.wrappedValue.map { content($0).question } }
  }
}

// A dialog without a cancel button gets one.
extension View {
  public consuming func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message = { EmptyView() }
  ) -> some View {
    asking(.dialog, isPresented) { Question(Text(title), actions, message) }
  }

  @_disfavoredOverload
  public consuming func confirmationDialog<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message = { EmptyView() }
  ) -> some View {
    asking(.dialog, isPresented) { [title = Text(title)] in Question(title, actions, message) }
  }

  public consuming func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message = { EmptyView() }
  ) -> some View {
    asking(.dialog, isPresented) { Question(title, actions, message) }
  }

  public consuming func confirmationDialog<Item, Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    asking(.dialog, isPresented) { Question(Text(title), data, actions) }
  }

  public consuming func confirmationDialog<Item, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    asking(.dialog, isPresented) { Question(Text(title), data, actions, message) }
  }

  @_disfavoredOverload
  public consuming func confirmationDialog<Item, Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    asking(.dialog, isPresented) { [title = Text(title)] in Question(title, data, actions)
    }
  }

  @_disfavoredOverload
  public consuming func confirmationDialog<Item, Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    asking(.dialog, isPresented) { [title = Text(title)] in Question(title, data, actions, message)
    }
  }

  public consuming func confirmationDialog<Item, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Item?, @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    asking(.dialog, isPresented) { Question(title, data, actions) }
  }

  public consuming func confirmationDialog<Item, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Item?, @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    asking(.dialog, isPresented) { Question(title, data, actions, message) }
  }

  /// SwiftUI's older spelling.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping @MainActor () -> ActionSheet
  ) -> some View {
    asking(.dialog, isPresented) { content().question }
  }

  /// SwiftUI's older spelling. A new item is a new dialog.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping @MainActor (Item) -> ActionSheet
  ) -> some View {
    asking(.dialog, PresentationFlag(item)) { item.wrappedValue.map { content($0).question } }
  }
}

extension View {
  private consuming func asking(
    _ kind: Presentation.Kind, _ isPresented: Binding<Bool>,
    _ question: @escaping @MainActor () -> Question?
  ) -> some View {
    modifier(ClosureModifier.asking(kind, PresentationFlag(isPresented), question))
  }

  private consuming func asking(
    _ kind: Presentation.Kind, _ flag: PresentationFlag,
    _ question: @escaping @MainActor () -> Question?
  ) -> some View {
    modifier(ClosureModifier.asking(kind, flag, question))
  }
}

extension ClosureModifier {
  /// Shows the question as an alert while `isPresented`.
  @usableFromInline
  static func alert(
    _ isPresented: Binding<Bool>, _ question: @escaping @MainActor () -> Question?
  ) -> ClosureModifier {
    asking(.alert, PresentationFlag(isPresented), question)
  }

  /// Shows the question on top of the page while the flag is set and there is a question.
  fileprivate static func asking(
    _ kind: Presentation.Kind, _ flag: PresentationFlag,
    _ question: @escaping @MainActor () -> Question?
  ) -> ClosureModifier {
    ClosureModifier { view, evaluation in
      view(&evaluation)
      let id = flag.id()
      let question = id == nil ? nil : question()
      let title = question?.title.resolve(in: evaluation.environment.strings)
      evaluation.present(
        kind, if: question != nil, about: id, title: title, dismiss: flag.clear
      ) { evaluation in
        question?.addButtons(&evaluation)
        evaluation.addSystemButton(to: kind)
        return question?.message(&evaluation)
      }
    }
  }
}

/// The title, the buttons and the message of an alert or a dialog.
@MainActor
@usableFromInline
struct Question {
  let title: Text
  let addButtons: @MainActor (inout Evaluation) -> Void
  /// Nil if there is no message.
  let message: @MainActor (inout Evaluation) -> String?

  @usableFromInline
  init<Actions: View, Message: View>(
    _ title: Text, _ actions: @escaping @MainActor () -> Actions,
    _ message: @escaping @MainActor () -> Message
  ) {
    self.title = title
    addButtons = { actions().evaluate(in: &$0) }
    self.message = { evaluation in
      let text = evaluation.label(message())
      return text.isEmpty ? nil : text
    }
  }

  /// Nil without data.
  @usableFromInline
  init?<Item, Actions: View, Message: View>(
    _ title: Text, _ data: Item?, _ actions: @escaping @MainActor (Item) -> Actions,
    _ message: @escaping @MainActor (Item) -> Message
  ) {
    guard let data else { return nil }
    self.init(title, { actions(data) }, { message(data) })
  }

  init?<Item, Actions: View>(
    _ title: Text, _ data: Item?, _ actions: @escaping @MainActor (Item) -> Actions
  ) {
    self.init(title, data, actions, { _ in EmptyView() })
  }

  init(_ title: Text, _ message: Text?, _ buttons: [Alert.Button]) {
    self.title = title
    addButtons = { evaluation in
      for button in buttons {
        evaluation.addButton(
          evaluation.label(button.label), role: button.role, action: button.action ?? {})
      }
    }
    self.message = { message?.resolve(in: $0.environment.strings) }
  }
}

extension Text {
  fileprivate init(describing error: (any Error)?) {
    self.init(verbatim: error.map { "\($0)" } ?? "")
  }
}

extension Evaluation {
  /// Adds OK to an alert without buttons and links, and Cancel to a dialog that cannot be cancelled.
  fileprivate mutating func addSystemButton(to kind: Presentation.Kind) {
    let buttons = page.elements.filter { Screen.Alert.isButton($0.role) }
    switch kind {
    case .alert: if buttons.isEmpty { addSystemButton("OK", role: nil) }
    case .dialog:
      if !buttons.contains(where: { $0.buttonRole == .cancel }) {
        addSystemButton("Cancel", role: .cancel)
      }
    case .sheet: break
    }
  }

  // The button is enabled even if the view that asks is disabled.
  private mutating func addSystemButton(_ key: LocalizedStringKey, role: Element.ButtonRole?) {
    add(
      Element(role: .button, label: environment.strings.resolve(key), buttonRole: role),
      .activate {})
  }
}

/// An alert in SwiftUI's older spelling.
@MainActor
public struct Alert {
  fileprivate let question: Question

  /// Without a `dismissButton` the alert gets an OK.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    question = Question(title, message, dismissButton.map { [$0] } ?? [])
  }

  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    question = Question(title, message, [primaryButton, secondaryButton])
  }

  @MainActor
  public struct Button {
    fileprivate let label: Text
    fileprivate let role: Element.ButtonRole?
    fileprivate let action: (@MainActor () -> Void)?

    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = nil) -> Button {
      Button(label: label, role: nil, action: action)
    }

    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = nil) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// A button with the label Cancel.
    public static func cancel(_ action: (@MainActor () -> Void)? = nil) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    public static func destructive(
      _ label: Text, action: (@MainActor () -> Void)? = nil
    ) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

/// A dialog in SwiftUI's older spelling.
@MainActor
public struct ActionSheet {
  public typealias Button = Alert.Button

  fileprivate let question: Question

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    question = Question(title, message, buttons)
  }
}
