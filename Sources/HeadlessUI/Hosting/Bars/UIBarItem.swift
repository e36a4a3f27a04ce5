/// Something in a bar: what it says, and whether it can be used.
@MainActor
open class UIBarItem {
  /// What it says.
  public final var title: String? { didSet { change() } }
  /// Its picture, whose name it says where there is no title.
  public final var image: UIImage? { didSet { change() } }
  /// Whether it can be used.
  public final var isEnabled = true { didSet { change() } }
  /// A number to tell it by, of no other effect.
  public final var tag = 0
  /// Its name in every language.
  public final var accessibilityIdentifier: String? { didSet { change() } }
  /// What it says in the place of its title.
  public final var accessibilityLabel: String? { didSet { change() } }

  init(title: String?, image: UIImage?) {
    self.title = title
    self.image = image
  }

  final func change() { UIViewController.treeHasChanged() }
}
