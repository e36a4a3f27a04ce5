/// What a navigation bar shows of a view controller.
@MainActor
public final class UINavigationItem {
  /// When a title is large, of no effect.
  public enum LargeTitleDisplayMode: Sendable, Hashable {
    /// As before, always, never.
    case automatic, always, never
  }

  /// The title, where it is not that of the view controller.
  public var title: String? {
    get { storedTitle }
    set {
      storedTitle = newValue
    }
  }
  // Unchecked, as it is only loaded and stored; so are the buttons, which are loaded for every screen.
  private var storedTitle: String?
  /// Whether there is no way back in the bar.
  public var hidesBackButton = false
  /// Whether there is a way back beside what stands where the bar begins: else that is in its place.
  public var leftItemsSupplementBackButton = false
  /// When the title is large, of no effect.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The buttons where the bar begins, the first in the place of the way back.
  public var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons where the bar ends; they are shown in the order of the code.
  public var rightBarButtonItems: [UIBarButtonItem]?

  /// The first button where the bar begins, and the only one, once it is set.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button where the bar ends, and the only one, once it is set.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets ``leftBarButtonItem``.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
  /// Sets ``rightBarButtonItem``.
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets ``leftBarButtonItems``.
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets ``rightBarButtonItems``.
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Whether the bar has a way back, if there is one.
  var showsBack: Bool {
    !hidesBackButton
      && (leftItemsSupplementBackButton
        || leftBarButtonItems?.allSatisfy(\.isLeftOut) != false)
  }

  /// What stands in the bar.
  func tools(in context: HostingContext) -> [ToolItem] {
    if leftBarButtonItems == nil && rightBarButtonItems == nil { return [] }
    let strings = context.environment.strings
    return ((leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])).compactMap {
      $0.isLeftOut ? nil : ToolItem(page: $0.page(in: strings))
    }
  }
}
