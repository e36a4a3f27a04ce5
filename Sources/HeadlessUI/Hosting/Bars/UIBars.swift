/// The bar of a navigation controller, of no effect: what it shows is that of a ``UINavigationItem``.
@MainActor
open class UINavigationBar: UIView {
  /// Whether titles are large, of no effect.
  public final var prefersLargeTitles = false
  /// Whether what is below shines through, of no effect.
  public final var isTranslucent = true
}

/// The bar of a tab bar controller: what it shows, unless it is hidden, is that of each ``UITabBarItem``.
@MainActor
open class UITabBar: UIView {
  /// Whether what is below shines through, of no effect.
  public final var isTranslucent = true
  /// The colour of tabs that are not chosen, of no effect.
  public final var unselectedItemTintColor: UIColor?
}
