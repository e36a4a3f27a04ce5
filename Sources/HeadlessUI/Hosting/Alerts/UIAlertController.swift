import StateBinding

/// An alert, or a sheet of actions, to present; only a button answers it, and it goes before the button acts.
@MainActor
open class UIAlertController: UIViewController {
  /// How it asks.
  public enum Style: Sendable, Hashable {
    /// As a dialog does, with a choice of actions.
    case actionSheet
    /// As an alert does.
    case alert
  }

  /// What it says beside its title.
  public final var message: String?
  /// How it asks.
  public final let preferredStyle: Style
  /// Its buttons.
  public private(set) final var actions: [UIAlertAction] = []
  /// The button that the return key presses on iOS; here, as there is none, of no effect.
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
  /// What is to be filled in; nil if that is nothing.
  public final var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  private final var fields: [UITextField] = []

  /// Asks `title`.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init()
    self.title = title
  }

  /// Adds the button `action` after the others.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, let other = actions.first(where: { $0.style == .cancel }) {
      programError(
        "\(name) has the cancel button \(other.title ?? "") already; give \(action.title ?? "") another style"
      )
    }
    actions.append(action)
  }

  /// Adds something to fill in, after `configurationHandler` has set it up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    if preferredStyle == .actionSheet {
      programError("\(name) is an action sheet, which has no text fields; make it an alert")
    }
    let field = UITextField()
    configurationHandler?(field)
    fields.append(field)
  }

  private var name: String { "the alert \(title ?? message ?? "")" }

  final override func makePresentation(in context: HostingContext) -> Presentation {
    // What it presents itself is on top of it.
    if let presented { return presented.makePresentation(in: context) }
    var page = Page()
    page.title = title
    for field in fields { page.append(field) }
    for action in actions {
      page.append(
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
