/// UIKit's color, which changes nothing on the screen. Colors are equal if code makes them in the same way. As in UIKit, an
/// extension may add convenience initializers.
public final class UIColor: Sendable {
  public static let black = UIColor("black"), darkGray = UIColor("darkGray")
  public static let lightGray = UIColor("lightGray"), white = UIColor("white")
  public static let gray = UIColor("gray"), red = UIColor("red"), green = UIColor("green")
  public static let blue = UIColor("blue"), cyan = UIColor("cyan"), yellow = UIColor("yellow")
  public static let magenta = UIColor("magenta"), orange = UIColor("orange")
  public static let purple = UIColor("purple"), brown = UIColor("brown"), clear = UIColor("clear")
  public static let systemRed = UIColor("systemRed"), systemGreen = UIColor("systemGreen")
  public static let systemBlue = UIColor("systemBlue"), systemOrange = UIColor("systemOrange")
  public static let systemYellow = UIColor("systemYellow"), systemPink = UIColor("systemPink")
  public static let systemPurple = UIColor("systemPurple"), systemTeal = UIColor("systemTeal")
  public static let systemIndigo = UIColor("systemIndigo"), systemBrown = UIColor("systemBrown")
  public static let systemMint = UIColor("systemMint"), systemCyan = UIColor("systemCyan")
  public static let systemGray = UIColor("systemGray"), systemGray2 = UIColor("systemGray2")
  public static let systemGray3 = UIColor("systemGray3"), systemGray4 = UIColor("systemGray4")
  public static let systemGray5 = UIColor("systemGray5"), systemGray6 = UIColor("systemGray6")
  public static let tintColor = UIColor("tintColor"), label = UIColor("label")
  public static let secondaryLabel = UIColor("secondaryLabel")
  public static let tertiaryLabel = UIColor("tertiaryLabel")
  public static let quaternaryLabel = UIColor("quaternaryLabel")
  public static let placeholderText = UIColor("placeholderText"), link = UIColor("link")
  public static let separator = UIColor("separator"), opaqueSeparator = UIColor("opaqueSeparator")
  public static let darkText = UIColor("darkText"), lightText = UIColor("lightText")
  public static let systemBackground = UIColor("systemBackground")
  public static let secondarySystemBackground = UIColor("secondarySystemBackground")
  public static let tertiarySystemBackground = UIColor("tertiarySystemBackground")
  public static let systemGroupedBackground = UIColor("systemGroupedBackground")
  public static let secondarySystemGroupedBackground = UIColor("secondarySystemGroupedBackground")
  public static let tertiarySystemGroupedBackground = UIColor("tertiarySystemGroupedBackground")
  public static let systemFill = UIColor("systemFill")
  public static let secondarySystemFill = UIColor("secondarySystemFill")
  public static let tertiarySystemFill = UIColor("tertiarySystemFill")
  public static let quaternarySystemFill = UIColor("quaternarySystemFill")

  /// The way in which code makes the color.
  package let recipe: String

  init(_ recipe: String) { self.recipe = recipe }

  public convenience init() { self.init("UIColor()") }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init("rgb(\(red), \(green), \(blue)).alpha(\(alpha))")
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init("white(\(white)).alpha(\(alpha))")
  }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init("hsb(\(hue), \(saturation), \(brightness)).alpha(\(alpha))")
  }
  public convenience init?(named name: String) { self.init("UIColor(\(name))") }
  public convenience init(_ color: Color) { self.init("UIColor(\(color.recipe))") }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor("\(recipe).alpha(\(alpha))")
  }
}

extension UIColor: Hashable {
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.recipe == rhs.recipe }

  public func hash(into hasher: inout Hasher) { hasher.combine(recipe) }
}
