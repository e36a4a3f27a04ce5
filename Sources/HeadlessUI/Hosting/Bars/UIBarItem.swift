/// Something in a bar: what it says, and whether it can be used.
@MainActor
open class UIBarItem {
  /// What it says.
  public final var title: String?
  /// Its picture, whose name it says where there is no title.
  public final var image: UIImage?
  /// Whether it can be used.
  public final var isEnabled = true
  /// A number to tell it by, of no other effect.
  public final var tag = 0
  /// Its name in every language.
  public final var accessibilityIdentifier: String?
  /// What it says in the place of its title.
  public final var accessibilityLabel: String?

  init(title: String?, image: UIImage?) {
    self.title = title
    self.image = image
  }
}
