/// What an alert asks or says, as older files spell it.
@MainActor
public struct Alert {
  let question: OlderQuestion

  /// Says `title` and `message`, until `dismissButton` is tapped; that is OK where there is none.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    question = OlderQuestion(
      title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }

  /// Asks `title` and says `message`, until one of both buttons is tapped.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    question = OlderQuestion(
      title: title, message: message, buttons: [primaryButton, secondaryButton])
  }

  /// A button of an alert or of a dialog.
  @MainActor
  public struct Button {
    fileprivate let label: Text
    fileprivate let role: Element.ButtonRole?
    fileprivate let action: (@MainActor () -> Void)?

    /// Does `action`.
    public static func `default`(
      _ label: Text, action: (@MainActor () -> Void)? = nil
    ) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// Leaves everything as it is.
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = nil) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// Leaves everything as it is; it says Cancel.
    public static func cancel(_ action: (@MainActor () -> Void)? = nil) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// Does `action`, which destroys something.
    public static func destructive(
      _ label: Text, action: (@MainActor () -> Void)? = nil
    ) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

/// What a dialog offers, as older files spell it.
@MainActor
public struct ActionSheet {
  /// A button of the dialog.
  public typealias Button = Alert.Button

  let question: OlderQuestion

  /// Asks `title` and says `message`, until one of `buttons` is tapped; Cancel is one of them, said or not.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    question = OlderQuestion(title: title, message: message, buttons: buttons)
  }
}

/// What is asked, and how it can be answered.
@MainActor
struct OlderQuestion {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// Adds its buttons.
  func addButtons(to evaluation: inout Evaluation) {
    for button in buttons {
      evaluation.addButton(
        evaluation.label(button.label), role: button.role, action: button.action ?? {})
    }
  }
}
