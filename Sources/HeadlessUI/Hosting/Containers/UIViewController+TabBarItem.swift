extension UIViewController {
  /// The tab bar controller that it is in.
  public final var tabBarController: UITabBarController? { nearest() }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its tab, never nil, called as it is; that of a navigation controller is the one of its first page, until it is given
  /// one of its own.
  ///
  /// It is spelled so that both `tabBarItem.title` and `tabBarItem?.title` compile, as in UIKit.
  public final var tabBarItem: UITabBarItem! {
    get {
      if let knownTabBarItem { return knownTabBarItem }
      let item = UITabBarItem()
      item.title = title ?? lowest.title
      lowest.ownTabBarItem = item
      return item
    }
    set {
      ownTabBarItem = newValue
    }
  }

  /// What its tab is on the screen.
  final func tab(isSelected: Bool) -> Element {
    let item = knownTabBarItem
    let name = title ?? lowest.title ?? item?.image?.name
    return Element(
      role: .tab, label: item?.accessibilityLabel ?? item?.title ?? name ?? "",
      value: item?.badgeValue, identifier: item?.accessibilityIdentifier,
      isEnabled: item?.isEnabled ?? true, isSelected: isSelected)
  }

  /// Its tab, if it has been asked for or given.
  final var knownTabBarItem: UITabBarItem? { ownTabBarItem ?? lowest.ownTabBarItem }

  /// The first page of a navigation controller; any other one is that itself.
  private var lowest: UIViewController {
    (self as? UINavigationController)?.children.first ?? self
  }
}
