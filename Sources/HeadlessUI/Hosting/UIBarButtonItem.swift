/// A button or a tab in a bar.
@MainActor
open class UIBarItem {
  public final var title: String?
  /// The screen shows the name of the picture if there is no title.
  public final var image: UIImage?
  public final var isEnabled = true
  /// A number by which code can identify the item.
  public final var tag = 0
  public final var accessibilityIdentifier: String?
  /// Replaces the title on the screen.
  public final var accessibilityLabel: String?

  init(title: String?, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// A button in a navigation bar.
@MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Sendable, Hashable {
    case plain, done, prominent
  }

  /// The action that a tap runs. While the action is hidden, the button is left out.
  public final var primaryAction: UIAction? {
    didSet {
      if let primaryAction, systemItem == nil {
        title = primaryAction.title
        image = primaryAction.image
      }
    }
  }
  /// The menu of the button. Its elements are shown one level deeper.
  public final var menu: UIMenu?

  /// A view in place of the button.
  public final var customView: UIView?

  // These have no effect.
  public final var style = Style.plain
  public final var tintColor: UIColor?

  final var systemItem: SystemItem?
  private final var taps: [(number: Int, handler: () -> Void)] = []

  /// Without a `title`, the button has the title of `primaryAction`.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.primaryAction = primaryAction
    self.menu = menu
    systemItem = nil
    super.init(title: title ?? primaryAction?.title, image: image ?? primaryAction?.image)
  }

  /// The item shows `customView`, such as a button of UIKit.
  public init(customView: UIView) {
    self.customView = customView
    systemItem = nil
    super.init(title: nil, image: nil)
  }

  /// The button has the title of `systemItem`, in the language of the window.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.primaryAction = primaryAction
    self.menu = menu
    self.systemItem = systemItem
    super.init(title: nil, image: nil)
  }

  final var isLeftOut: Bool {
    primaryAction?.attributes.contains(.hidden) == true || systemItem == .flexibleSpace
      || systemItem == .fixedSpace
  }

  /// The nodes of the view in place of the button, or the button. None if the item is left out.
  package final func nodes(in evaluation: inout Evaluation) -> [Node] {
    if isLeftOut { return [] }
    guard let view = customView as? any NodeGiver else { return [node(in: evaluation.strings)] }
    return evaluation.nodes { view.addNodes(in: &$0) }
  }

  /// The button, and its menu below it.
  private final func node(in strings: StringCatalogue) -> Node {
    let isMenu = menu != nil && primaryAction == nil && taps.isEmpty
    let node = Node(
      Element(
        role: isMenu ? .section : .button, label: label(in: strings),
        identifier: accessibilityIdentifier ?? primaryAction?.accessibilityIdentifier,
        isEnabled: isEnabled && primaryAction?.attributes.contains(.disabled) != true),
      isMenu ? nil : .activate { [self] in tap() })
    node.attached = menu?.items ?? []
    if !isEnabled { node.changeAllElements { $0.isEnabled = false } }
    return node
  }

  private final func tap() {
    primaryAction?.perform()
    for tap in taps { tap.handler() }
  }

  /// Calls `handler` at each tap, until the returned closure is called.
  package final func hearTaps(_ handler: @escaping () -> Void) -> () -> Void {
    let number = (taps.last?.number ?? 0) + 1
    taps.append((number, handler))
    return { [weak self] in self?.taps.removeAll { $0.number == number } }
  }

  private final func label(in strings: StringCatalogue) -> String {
    if let label = accessibilityLabel ?? title, !label.isEmpty { return label }
    if let systemItem { return strings.text(for: systemItem.rawValue) }
    return image?.name ?? menu?.label ?? ""
  }
}

extension UIBarButtonItem {
  /// A button with a standard title, which is translated into the language of the window.
  public enum SystemItem: String, Sendable {
    case done = "Done"
    case cancel = "Cancel"
    case close = "Close"
    case edit = "Edit"
    case save = "Save"
    case add = "Add"
    case compose = "Compose"
    case reply = "Reply"
    case action = "Share"
    case bookmarks = "Bookmarks"
    case search = "Search"
    case refresh = "Refresh"
    case stop = "Stop"
    case trash = "Delete"
    case undo = "Undo"
    case redo = "Redo"
    case camera = "Camera"
    case play = "Play"
    case pause = "Pause"
    case rewind = "Rewind"
    // These are left out.
    case flexibleSpace = "Flexible space"
    case fixedSpace = "Fixed space"
  }
}

/// The title and the buttons that a navigation bar shows for a view controller.
@MainActor
public final class UINavigationItem {
  public enum LargeTitleDisplayMode: Sendable, Hashable {
    case automatic, always, never
  }

  /// Replaces the view controller's title.
  public var title: String?
  /// The label of the way back to this page; nil for the title of the page.
  public var backButtonTitle: String?
  /// Only its title is used.
  public var backBarButtonItem: UIBarButtonItem? {
    didSet { backButtonTitle = backBarButtonItem?.title.flatMap { $0.isEmpty ? nil : $0 } }
  }
  public var hidesBackButton = false
  /// Whether the left buttons are shown beside the back button, instead of replacing it.
  public var leftItemsSupplementBackButton = false
  /// A view in place of the title.
  public var titleView: UIView?
  /// A controller of UIKit that searches, and its bar, which stands above the page.
  package var search: UIViewController?
  package var searchBar: (any NodeGiver)?
  /// Of no effect.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  public var leftBarButtonItems: [UIBarButtonItem]?
  /// Shown in the order of the array.
  public var rightBarButtonItems: [UIBarButtonItem]?

  /// The first left button; setting it removes the others.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first right button; setting it removes the others.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Whether the bar shows the way back, if there is one.
  var showsBack: Bool {
    !hidesBackButton
      && (leftItemsSupplementBackButton
        || leftBarButtonItems?.allSatisfy(\.isLeftOut) != false)
  }

  /// Inserts the title view and the search bar before the other nodes of the page.
  func addViews(in evaluation: inout Evaluation) {
    let givers = [titleView as? any NodeGiver, searchBar].compactMap { $0 }
    if givers.isEmpty { return }
    let nodes = evaluation.nodes { evaluation in
      for giver in givers { giver.addNodes(in: &evaluation) }
    }
    evaluation.page.nodes.insert(contentsOf: nodes, at: 0)
  }

  func tools(in evaluation: inout Evaluation) -> [ToolItem] {
    if leftBarButtonItems == nil && rightBarButtonItems == nil { return [] }
    return ((leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])).map {
      ToolItem(nodes: $0.nodes(in: &evaluation))
    }.filter { !$0.nodes.isEmpty }
  }
}

/// An image: the screen shows its name if it stands alone. Images are equal if they have the same name. As in UIKit, an extension
/// may add convenience initializers.
public final class UIImage: Sendable {
  public enum RenderingMode: Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  package let name: String

  package init(name: String) { self.name = name }

  /// An image without a name.
  public convenience init() { self.init(name: "") }
  public convenience init?(systemName: String) { self.init(name: systemName) }
  public convenience init?(named name: String) { self.init(name: name) }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage
  { self }
}

extension UIImage: Hashable {
  public static func == (lhs: UIImage, rhs: UIImage) -> Bool { lhs.name == rhs.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Image {
  /// The name of `uiImage`; nothing if it has none.
  public nonisolated init(uiImage: UIImage) {
    if uiImage.name.isEmpty { self.init(decorative: "") } else { self.init(uiImage.name) }
  }
}
