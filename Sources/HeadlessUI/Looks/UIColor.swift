/// UIKit's color, which changes nothing on the screen. Colors are equal if code makes them in the same way. As in UIKit, an extension may add convenience initializers.
public final class UIColor: Sendable {
  public static let
    black = UIColor(recipe: "black"),
    darkGray = UIColor(recipe: "darkGray"),
    lightGray = UIColor(recipe: "lightGray"),
    white = UIColor(recipe: "white"),
    gray = UIColor(recipe: "gray"),
    red = UIColor(recipe: "red"),
    green = UIColor(recipe: "green"),
    blue = UIColor(recipe: "blue"),
    cyan = UIColor(recipe: "cyan"),
    yellow = UIColor(recipe: "yellow"),
    magenta = UIColor(recipe: "magenta"),
    orange = UIColor(recipe: "orange"),
    purple = UIColor(recipe: "purple"),
    brown = UIColor(recipe: "brown"),
    clear = UIColor(recipe: "clear"),
    systemRed = UIColor(recipe: "systemRed"),
    systemGreen = UIColor(recipe: "systemGreen"),
    systemBlue = UIColor(recipe: "systemBlue"),
    systemOrange = UIColor(recipe: "systemOrange"),
    systemYellow = UIColor(recipe: "systemYellow"),
    systemPink = UIColor(recipe: "systemPink"),
    systemPurple = UIColor(recipe: "systemPurple"),
    systemTeal = UIColor(recipe: "systemTeal"),
    systemIndigo = UIColor(recipe: "systemIndigo"),
    systemBrown = UIColor(recipe: "systemBrown"),
    systemMint = UIColor(recipe: "systemMint"),
    systemCyan = UIColor(recipe: "systemCyan"),
    systemGray = UIColor(recipe: "systemGray"),
    systemGray2 = UIColor(recipe: "systemGray2"),
    systemGray3 = UIColor(recipe: "systemGray3"),
    systemGray4 = UIColor(recipe: "systemGray4"),
    systemGray5 = UIColor(recipe: "systemGray5"),
    systemGray6 = UIColor(recipe: "systemGray6"),
    tintColor = UIColor(recipe: "tintColor"),
    label = UIColor(recipe: "label"),
    secondaryLabel = UIColor(recipe: "secondaryLabel"),
    tertiaryLabel = UIColor(recipe: "tertiaryLabel"),
    quaternaryLabel = UIColor(recipe: "quaternaryLabel"),
    placeholderText = UIColor(recipe: "placeholderText"),
    link = UIColor(recipe: "link"),
    separator = UIColor(recipe: "separator"),
    opaqueSeparator = UIColor(recipe: "opaqueSeparator"),
    darkText = UIColor(recipe: "darkText"),
    lightText = UIColor(recipe: "lightText"),
    systemBackground = UIColor(recipe: "systemBackground"),
    secondarySystemBackground = UIColor(recipe: "secondarySystemBackground"),
    tertiarySystemBackground = UIColor(recipe: "tertiarySystemBackground"),
    systemGroupedBackground = UIColor(recipe: "systemGroupedBackground"),
    secondarySystemGroupedBackground = UIColor(recipe: "secondarySystemGroupedBackground"),
    tertiarySystemGroupedBackground = UIColor(recipe: "tertiarySystemGroupedBackground"),
    systemFill = UIColor(recipe: "systemFill"),
    secondarySystemFill = UIColor(recipe: "secondarySystemFill"),
    tertiarySystemFill = UIColor(recipe: "tertiarySystemFill"),
    quaternarySystemFill = UIColor(recipe: "quaternarySystemFill")

  /// The way in which code makes the color.
  let recipe: String

  private init(recipe: String) { self.recipe = recipe }

  public convenience init() { self.init(recipe: "UIColor()") }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(recipe: "rgb(\(red), \(green), \(blue)).alpha(\(alpha))")
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(recipe: "white(\(white)).alpha(\(alpha))")
  }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(recipe: "hsb(\(hue), \(saturation), \(brightness)).alpha(\(alpha))")
  }
  public convenience init?(named name: String) { self.init(recipe: "UIColor(\(name))") }
  public convenience init(_ color: Color) { self.init(recipe: "UIColor(\(color.recipe))") }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(recipe: "\(recipe).alpha(\(alpha))")
  }
}

extension UIColor: Hashable {
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.recipe == rhs.recipe }

  public func hash(into hasher: inout Hasher) { hasher.combine(recipe) }
}
