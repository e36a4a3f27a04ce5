/// Something in a menu.
@MainActor
open class UIMenuElement {
  /// What is special about an action.
  public struct Attributes: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Those of `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be used.
    public static let disabled = Attributes(rawValue: 1)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is left out.
    public static let hidden = Attributes(rawValue: 4)
    /// Of no effect.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Whether what an action stands for is on.
  public enum State: Sendable, Hashable {
    /// It is not, it is, or some of it is.
    case off, on, mixed
  }

  /// What it says.
  public final var title: String
  /// Its picture, whose name it says where there is no title.
  public final var image: UIImage?
  /// Its name in every language.
  public final var accessibilityIdentifier: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }

  final var label: String { title.isEmpty ? image?.name ?? "" : title }

  /// Adds it to a page.
  func add(to page: inout Page, depth: Int) {}
}
