/// A button in a navigation bar.
@MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button looks, of no effect.
  public enum Style: Sendable, Hashable {
    /// As is usual, or as what ends something.
    case plain, done, prominent
  }

  /// What it does when it is tapped; while this is hidden, the button is left out.
  public final var primaryAction: UIAction? {
    didSet {
      if let primaryAction, systemItem == nil {
        title = primaryAction.title
        image = primaryAction.image
      }
    }
  }
  /// What it offers, one deeper.
  public final var menu: UIMenu?
  /// How it looks, of no effect.
  public final var style = Style.plain
  /// Its colour, of no effect.
  public final var tintColor: UIColor?

  private final let systemItem: SystemItem?

  /// Says `title`, else what `primaryAction` says, and does that; offers `menu`.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.primaryAction = primaryAction
    self.menu = menu
    systemItem = nil
    super.init(title: title ?? primaryAction?.title, image: image ?? primaryAction?.image)
  }

  /// Says what `systemItem` says in the language of the window, and does `primaryAction`; offers `menu`.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.primaryAction = primaryAction
    self.menu = menu
    self.systemItem = systemItem
    super.init(title: nil, image: nil)
  }

  final var isLeftOut: Bool { primaryAction?.attributes.contains(.hidden) == true }

  /// The button, and below it what it offers.
  final func page(in strings: StringCatalogue) -> Page {
    var page = Page()
    let isMenu = menu != nil && primaryAction == nil
    page.append(
      Element(
        role: isMenu ? .section : .button, label: label(in: strings),
        identifier: accessibilityIdentifier ?? primaryAction?.accessibilityIdentifier,
        isEnabled: isEnabled && primaryAction?.attributes.contains(.disabled) != true),
      isMenu ? nil : .activate { [primaryAction] in primaryAction?.perform() })
    menu?.addChildren(to: &page, depth: 1)
    if !isEnabled { for index in page.elements.indices { page.elements[index].isEnabled = false } }
    return page
  }

  private final func label(in strings: StringCatalogue) -> String {
    if let label = accessibilityLabel ?? title, !label.isEmpty { return label }
    if let systemItem { return strings.resolve(systemItem.key) }
    return image?.name ?? menu?.label ?? ""
  }
}
