/// Something to do, for a button in a bar or a menu; there are no selectors here, as they are of Objective-C.
@MainActor
public final class UIAction: UIMenuElement {
  /// What tells an action from others.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// As text.
    public let rawValue: String

    /// As `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As `rawValue`.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What tells it from others, of no effect.
  public let identifier: Identifier?
  /// What is special about it.
  public var attributes: Attributes
  /// Whether what it stands for is on.
  public var state: State

  private let handler: (UIAction) -> Void

  /// Does `handler`, and says `title`.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  func perform() { handler(self) }

  override func add(to page: inout Page, depth: Int) {
    if attributes.contains(.hidden) { return }
    page.append(
      Element(
        role: .button, label: label, identifier: accessibilityIdentifier,
        isEnabled: !attributes.contains(.disabled), isSelected: state != .off,
        buttonRole: attributes.contains(.destructive) ? .destructive : nil, depth: depth),
      .activate { [self] in perform() })
  }
}
