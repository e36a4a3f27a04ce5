// Alerts and dialogs: a title, buttons, and a message. Each button runs its action, then dismisses the question.
// A question with `presenting:` is shown only while its data is not nil. All overloads end in a `QuestionModifier`.

extension View {
  @inlinable
  public consuming func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message = { EmptyView() }
  ) -> some View {
    modifier(QuestionModifier(isPresented, Question(Text(title), actions, message)))
  }

  @_disfavoredOverload
  public consuming func alert<Actions: View, Message: View>(
    _ title: some TitleText, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message = { EmptyView() }
  ) -> some View {
    modifier(QuestionModifier(isPresented, Question(title.asText, actions, message)))
  }

  @inlinable
  public consuming func alert<Item, Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    modifier(QuestionModifier(isPresented, Question(Text(title), data, actions), isAboutData: true))
  }

  @inlinable
  public consuming func alert<Item, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    modifier(
      QuestionModifier(
        isPresented, Question(Text(title), data, actions, message), isAboutData: true))
  }

  @_disfavoredOverload
  public consuming func alert<Item, Actions: View>(
    _ title: some TitleText, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    modifier(
      QuestionModifier(isPresented, Question(title.asText, data, actions), isAboutData: true))
  }

  @_disfavoredOverload
  public consuming func alert<Item, Actions: View, Message: View>(
    _ title: some TitleText, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    modifier(
      QuestionModifier(
        isPresented, Question(title.asText, data, actions, message), isAboutData: true))
  }

  /// Shows `error` while `isPresented` and `error` is not nil. The title is the error as text.
  ///
  /// `LocalizedError` belongs to Foundation, which this module does not use. To show the `errorDescription` of an error,
  /// let the error conform to `CustomStringConvertible` and return `errorDescription ?? ""` as its `description`.
  public consuming func alert<Failure: Error, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(Text(describing: error), isPresented: isPresented, presenting: error) { _ in actions() }
  }

  public consuming func alert<Failure: Error, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping @MainActor (Failure) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Failure) -> Message
  ) -> some View {
    alert(
      Text(describing: error), isPresented: isPresented, presenting: error, actions: actions,
      message: message)
  }

  /// SwiftUI's older spelling.
  public consuming func alert(
    isPresented: Binding<Bool>, content: @escaping @MainActor () -> Alert
  ) -> some View {
    asking(.alert, PresentationFlag(isPresented)) { content().question }
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
    modifier(QuestionModifier(isPresented, dialog: Question(Text(title), actions, message)))
  }

  @_disfavoredOverload
  public consuming func confirmationDialog<Actions: View, Message: View>(
    _ title: some TitleText, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message = { EmptyView() }
  ) -> some View {
    modifier(QuestionModifier(isPresented, dialog: Question(title.asText, actions, message)))
  }

  public consuming func confirmationDialog<Item, Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    modifier(
      QuestionModifier(isPresented, dialog: Question(Text(title), data, actions), isAboutData: true)
    )
  }

  public consuming func confirmationDialog<Item, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    modifier(
      QuestionModifier(
        isPresented, dialog: Question(Text(title), data, actions, message), isAboutData: true))
  }

  @_disfavoredOverload
  public consuming func confirmationDialog<Item, Actions: View>(
    _ title: some TitleText, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Item?, @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    modifier(
      QuestionModifier(
        isPresented, dialog: Question(title.asText, data, actions), isAboutData: true))
  }

  @_disfavoredOverload
  public consuming func confirmationDialog<Item, Actions: View, Message: View>(
    _ title: some TitleText, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Item?, @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    modifier(
      QuestionModifier(
        isPresented, dialog: Question(title.asText, data, actions, message), isAboutData: true))
  }

  /// SwiftUI's older spelling.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping @MainActor () -> ActionSheet
  ) -> some View {
    asking(.dialog, PresentationFlag(isPresented)) { content().question }
  }

  /// SwiftUI's older spelling. A new item is a new dialog.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping @MainActor (Item) -> ActionSheet
  ) -> some View {
    asking(.dialog, PresentationFlag(item)) { item.wrappedValue.map { content($0).question } }
  }
}

/// The title, the buttons and the message of an alert or a dialog.
@MainActor
@usableFromInline
struct Question<Actions: View, Message: View> {
  fileprivate let title: Text
  fileprivate let actions: @MainActor () -> Actions
  /// The message; without a text the question has no message.
  fileprivate let message: @MainActor () -> Message

  @usableFromInline
  init(
    _ title: Text, _ actions: @escaping @MainActor () -> Actions,
    _ message: @escaping @MainActor () -> Message
  ) {
    self.title = title
    self.actions = actions
    self.message = message
  }

  @inlinable
  init?<Item>(
    _ title: Text, _ data: Item?, _ actions: @escaping @MainActor (Item) -> Actions,
    _ message: @escaping @MainActor (Item) -> Message
  ) {
    guard let data else { return nil }
    self.init(title, { actions(data) }, { message(data) })
  }
}

extension Question where Message == EmptyView {
  @inlinable
  init?<Item>(
    _ title: Text, _ data: Item?, _ actions: @escaping @MainActor (Item) -> Actions
  ) {
    self.init(title, data, actions, { _ in EmptyView() })
  }
}

/// Asks the question on top of the page while `isPresented` is true and the question is not nil. Which lines may answer it is
/// decided by the driver, in `Finding.swift`.
@usableFromInline
struct QuestionModifier<Actions: View, Message: View>: PrimitiveModifier {
  private let kind: Presentation.Kind
  /// Whether the question is about data. Such a question stays as it came up.
  private let isAboutData: Bool
  private let isPresented: Binding<Bool>
  private let question: Question<Actions, Message>?

  @usableFromInline
  init(
    _ isPresented: Binding<Bool>, _ question: Question<Actions, Message>?, isAboutData: Bool = false
  ) {
    (kind, self.isAboutData) = (.alert, isAboutData)
    (self.isPresented, self.question) = (isPresented, question)
  }

  fileprivate init(
    _ isPresented: Binding<Bool>, dialog: Question<Actions, Message>?, isAboutData: Bool = false
  ) {
    (kind, self.isAboutData) = (.dialog, isAboutData)
    (self.isPresented, question) = (isPresented, dialog)
  }

  @usableFromInline
  func end(_: Void, in evaluation: inout Evaluation) {
    let slot = evaluation.slot(PresentationSlot())
    guard isPresented.shown else { return slot.end(in: evaluation.places) }
    let kept = isAboutData ? slot.question as? Question<Actions, Message> : nil
    guard let question = kept ?? question else { return slot.end(in: evaluation.places) }
    if isAboutData { slot.question = question }
    evaluation.ask(kind, question, in: slot) { [isPresented] in
      slot.question = nil
      isPresented.wrappedValue = false
    }
  }
}

extension View {
  private consuming func asking(
    _ kind: Presentation.Kind, _ flag: PresentationFlag,
    _ question: @escaping @MainActor () -> Question<Alert.Buttons, Text?>?
  ) -> some View {
    modified { view, evaluation in
      view(&evaluation)
      let slot = evaluation.slot(PresentationSlot())
      guard let id = flag.id(), let question = Reads.tracking(isTold: true, question) else {
        return slot.end(in: evaluation.places)
      }
      evaluation.ask(kind, question, about: id, in: slot, dismiss: flag.clear)
    }
  }
}

extension Evaluation {
  /// Asks `question`. A new id is a new question; nil is the id of a question that is asked about nothing.
  fileprivate mutating func ask<Actions: View, Message: View>(
    _ kind: Presentation.Kind, _ question: Question<Actions, Message>, about id: AnyHashable? = nil,
    in slot: PresentationSlot, dismiss: @escaping @MainActor () -> Void
  ) {
    present(kind, about: id, in: slot, dismiss: dismiss) { presentation, evaluation in
      evaluation.evaluate(written: question.actions)
      evaluation.addSystemButton(to: kind)
      let message = evaluation.label(of: evaluation.content(written: question.message))
      presentation.message = message.isEmpty ? nil : message
      evaluation.page.title = question.title.resolve(in: evaluation.strings)
    }
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
    switch kind {
    case .alert:
      if !page.contains({ role, _ in Screen.Alert.isButton(role) }) {
        addSystemButton("OK", role: nil)
      }
    case .dialog:
      if !page.contains({ Screen.Alert.isButton($0) && $1 == .cancel }) {
        addSystemButton("Cancel", role: .cancel)
      }
    case .sheet: break
    }
  }

  // The button is enabled even if the view that asks is disabled.
  private mutating func addSystemButton(_ key: LocalizedStringKey, role: Element.ButtonRole?) {
    add(
      Node(Element(role: .button, label: strings.resolve(key), buttonRole: role), .activate {}))
  }
}

/// An alert in SwiftUI's older spelling.
@MainActor
public struct Alert {
  fileprivate let question: Question<Buttons, Text?>

  /// Without a `dismissButton` the alert gets an OK.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    question = Buttons.question(title, message, dismissButton.map { [$0] } ?? [])
  }

  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    question = Buttons.question(title, message, [primaryButton, secondaryButton])
  }

  fileprivate struct Buttons: PrimitiveView {
    let buttons: [Button]

    func addNodes(in evaluation: inout Evaluation) {
      for button in buttons {
        evaluation.addControl(
          Element(
            role: .button, label: button.label.resolve(in: evaluation.strings),
            buttonRole: button.role),
          .activate(button.action ?? {}))
      }
    }

    static func question(
      _ title: Text, _ message: Text?, _ buttons: [Button]
    ) -> Question<Buttons, Text?> {
      Question(title, { Buttons(buttons: buttons) }, { message })
    }
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

  fileprivate let question: Question<Alert.Buttons, Text?>

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    question = Alert.Buttons.question(title, message, buttons)
  }
}
