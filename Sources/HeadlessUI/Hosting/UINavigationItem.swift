/// What a navigation bar shows of a view controller.
@MainActor
public final class UINavigationItem {
  /// The title, where it is not that of the view controller.
  public var title: String? {
    get { storedTitle }
    set {
      storedTitle = newValue
      UIViewController.treeHasChanged()
    }
  }
  // Unchecked, as it is only loaded and stored.
  @exclusivity(unchecked) private var storedTitle: String?
  /// Whether there is no way back in the bar.
  public var hidesBackButton = false {
    didSet { UIViewController.treeHasChanged() }
  }
}
