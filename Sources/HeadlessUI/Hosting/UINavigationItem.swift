/// What a navigation bar shows of a view controller.
@MainActor
public final class UINavigationItem {
  // Unchecked, as it is only loaded and stored.
  /// The title, where it is not that of the view controller.
  @exclusivity(unchecked) public var title: String? {
    didSet { UIViewController.treeHasChanged() }
  }
  /// Whether there is no way back in the bar.
  public var hidesBackButton = false {
    didSet { UIViewController.treeHasChanged() }
  }
}
