/// A button of a ``UIAlertController``.
@MainActor
public final class UIAlertAction {
  /// What a button is for.
  public enum Style: Sendable, Hashable {
    /// It does something.
    case `default`
    /// It leaves everything as it is.
    case cancel
    /// It destroys something.
    case destructive
  }

  /// What the button says.
  public let title: String?
  /// What the button is for.
  public let style: Style
  /// Whether it can be used.
  public var isEnabled = true
  /// Its name in every language.
  public var accessibilityIdentifier: String?

  let handler: ((UIAlertAction) -> Void)?

  /// A button that takes the alert away, then does `handler`.
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
