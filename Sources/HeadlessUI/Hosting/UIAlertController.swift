import StateBinding

/// An alert or a dialog to present. Only its buttons dismiss it, and it is gone before a button's handler runs.
@MainActor
open class UIAlertController: UIViewController {
  public enum Style: Sendable, Hashable {
    /// A dialog: a choice of actions.
    case actionSheet
    case alert
  }

  open var message: String?
  public final let preferredStyle: Style
  public private(set) final var actions: [UIAlertAction] = []
  /// The button that the return key presses on iOS. It has no effect here.
  public final var preferredAction: UIAlertAction? {
    didSet {
      guard let preferredAction, !actions.contains(where: { $0 === preferredAction }) else {
        return
      }
      programError(
        "\(preferredAction.title ?? "an action") is preferred but not in the alert; call addAction first"
      )
    }
  }
  /// The fields to fill in; nil if there are none.
  public final var textFields: [UITextField]? {
    fields.isEmpty ? nil : fields.compactMap { $0 as? UITextField }
  }

  package private(set) final var fields: [any UIView & NodeGiver] = []

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init()
    self.title = title
  }

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, let other = actions.first(where: { $0.style == .cancel }) {
      programError(
        "\(name) has the cancel button \(other.title ?? "") already; give \(action.title ?? "") another style"
      )
    }
    actions.append(action)
  }

  /// Adds a field to fill in, set up by `configurationHandler`.
  @_disfavoredOverload
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    addField(field)
  }

  package final func addField(_ field: any UIView & NodeGiver) {
    if preferredStyle == .actionSheet {
      programError("\(name) is an action sheet, which has no text fields; make it an alert")
    }
    fields.append(field)
  }

  private var name: String { "the alert \(title ?? message ?? "")" }

  final override func makePresentation(in evaluation: inout Evaluation) -> Presentation {
    // A view controller on top of the alert hides it.
    if let presented { return presented.makePresentation(in: &evaluation) }
    var page = Page()
    page.title = title
    page.nodes = evaluation.nodes { evaluation in
      for field in fields { field.addNodes(in: &evaluation) }
    }
    page.nodes += actions.map { action in
      Node(
        Element(
          role: .button, label: action.title ?? "", identifier: action.accessibilityIdentifier,
          isEnabled: action.isEnabled, buttonRole: action.buttonRole),
        .activate { [weak self] in self?.answer(action) })
    }
    return Presentation(
      kind: preferredStyle == .alert ? .alert : .dialog, order: presentationOrder,
      message: message, page: page, dismiss: {})
  }

  private func answer(_ action: UIAlertAction) {
    leaveSheet()
    action.handler?(action)
  }
}

/// A button of a ``UIAlertController``.
@MainActor
public final class UIAlertAction {
  public enum Style: Sendable, Hashable {
    case `default`, cancel, destructive
  }

  public let title: String?
  public let style: Style
  public var isEnabled = true
  public var accessibilityIdentifier: String?

  let handler: ((UIAlertAction) -> Void)?

  /// A button that dismisses the alert, then runs `handler`.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  var buttonRole: Element.ButtonRole? {
    switch style {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

/// A field in an alert.
@MainActor
open class UITextField: UIView, NodeGiver {
  open var text: String? = ""
  /// The label of the field, unless the field has an accessibility label.
  open var placeholder: String?
  /// Whether the field hides its text.
  public final var isSecureTextEntry = false
  open var isEnabled = true

  // These have no effect.
  public final var keyboardType = UIKeyboardType.default
  public final var textContentType: UITextContentType?

  package final func addNodes(in evaluation: inout Evaluation) {
    let text = Binding(get: { [self] in self.text ?? "" }, set: { [self] in self.text = $0 })
    evaluation.add(
      Node(
        Element(
          role: isSecureTextEntry ? .secureField : .field,
          label: accessibilityLabel ?? placeholder ?? "",
          value: isSecureTextEntry ? Element.concealed(text.wrappedValue) : text.wrappedValue,
          identifier: accessibilityIdentifier, isEnabled: isEnabled),
        .edit(text, submit: nil, focus: nil)))
  }
}
