/// A menu: its name, and what it offers one deeper.
@MainActor
public final class UIMenu: UIMenuElement {
  /// How a menu stands in another.
  public struct Options: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Those of `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// In the place of its name.
    public static let displayInline = Options(rawValue: 1)
    /// It destroys something, of no effect.
    public static let destructive = Options(rawValue: 2)
    /// Of what it offers one is on, of no effect.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// How it stands in another menu.
  public let options: Options
  /// What it offers.
  public let children: [UIMenuElement]

  /// Offers `children`.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  override func add(to page: inout Page, depth: Int) {
    if options.contains(.displayInline) { return addChildren(to: &page, depth: depth) }
    page.elements.append(
      Element(
        role: .section, label: label, identifier: accessibilityIdentifier, depth: depth))
    addChildren(to: &page, depth: depth + 1)
  }

  func addChildren(to page: inout Page, depth: Int) {
    for child in children { child.add(to: &page, depth: depth) }
  }
}
