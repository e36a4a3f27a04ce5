/// An action or a menu in a menu.
@MainActor
open class UIMenuElement {
  public struct Attributes: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }

  public enum State: Sendable, Hashable {
    case off, on, mixed
  }

  public final var title: String
  /// The screen shows the name of the picture if there is no title.
  public final var image: UIImage?
  public final var accessibilityIdentifier: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }

  package final var label: String { title.isEmpty ? image?.name ?? "" : title }

  /// The nodes of the element in a menu.
  var nodes: [Node] { [] }
}

/// A menu: its name, with its elements one level deeper.
@MainActor
public final class UIMenu: UIMenuElement {
  public struct Options: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Shows the elements of the menu without its name.
    public static let displayInline = Options(rawValue: 1)
    /// Of no effect.
    public static let destructive = Options(rawValue: 2)
  }

  public let options: Options
  public let children: [UIMenuElement]

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  override var nodes: [Node] {
    if options.contains(.displayInline) { return items }
    let menu = Element(role: .section, label: label, identifier: accessibilityIdentifier)
    return [Node(menu, attached: items)]
  }

  /// The nodes of the elements in the menu.
  package var items: [Node] { children.flatMap(\.nodes) }
}

/// The action of a button in a bar or a menu.
@MainActor
public final class UIAction: UIMenuElement {
  /// Of no effect.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier?
  public var attributes: Attributes
  public var state: State

  private let handler: (UIAction) -> Void

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

  /// The control whose action this is, during its handler.
  public package(set) weak var sender: AnyObject?

  package func perform() { handler(self) }

  override var nodes: [Node] {
    if attributes.contains(.hidden) { return [] }
    let button = Element(
      role: .button, label: label, identifier: accessibilityIdentifier,
      isEnabled: !attributes.contains(.disabled), isSelected: state != .off,
      buttonRole: attributes.contains(.destructive) ? .destructive : nil)
    return [Node(button, .activate { [self] in perform() })]
  }
}
