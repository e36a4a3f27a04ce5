/// The bar of a navigation controller, of no effect: what it shows is that of a ``UINavigationItem``.
@MainActor
open class UINavigationBar: UIView {
  /// Whether titles are large, of no effect.
  public final var prefersLargeTitles = false
  /// A colour, of no effect.
  public final var tintColor: UIColor?
}
