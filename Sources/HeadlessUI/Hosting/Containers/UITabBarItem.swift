/// The tab of a view controller.
@MainActor
open class UITabBarItem: UIBarItem {
  /// What stands beside the tab.
  public final var badgeValue: String?
  /// The picture while it is chosen, of no effect.
  public final var selectedImage: UIImage?

  /// Says `title`.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init(title: title, image: image)
    self.tag = tag
  }

  /// Says `title`.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.selectedImage = selectedImage
    super.init(title: title, image: image)
  }

  /// Says what its view controller is called.
  public init() {
    super.init(title: nil, image: nil)
  }
}
