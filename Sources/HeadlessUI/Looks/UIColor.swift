/// UIKit's color, which changes nothing on the screen. As in UIKit, an extension may add convenience initializers.
public final class UIColor: Sendable {
  public static let
    black = UIColor(),
    darkGray = UIColor(),
    lightGray = UIColor(),
    white = UIColor(),
    gray = UIColor(),
    red = UIColor(),
    green = UIColor(),
    blue = UIColor(),
    cyan = UIColor(),
    yellow = UIColor(),
    magenta = UIColor(),
    orange = UIColor(),
    purple = UIColor(),
    brown = UIColor(),
    clear = UIColor(),
    systemRed = UIColor(),
    systemGreen = UIColor(),
    systemBlue = UIColor(),
    systemOrange = UIColor(),
    systemYellow = UIColor(),
    systemPink = UIColor(),
    systemPurple = UIColor(),
    systemTeal = UIColor(),
    systemIndigo = UIColor(),
    systemBrown = UIColor(),
    systemMint = UIColor(),
    systemCyan = UIColor(),
    systemGray = UIColor(),
    systemGray2 = UIColor(),
    systemGray3 = UIColor(),
    systemGray4 = UIColor(),
    systemGray5 = UIColor(),
    systemGray6 = UIColor(),
    tintColor = UIColor(),
    label = UIColor(),
    secondaryLabel = UIColor(),
    tertiaryLabel = UIColor(),
    quaternaryLabel = UIColor(),
    placeholderText = UIColor(),
    link = UIColor(),
    separator = UIColor(),
    opaqueSeparator = UIColor(),
    darkText = UIColor(),
    lightText = UIColor(),
    systemBackground = UIColor(),
    secondarySystemBackground = UIColor(),
    tertiarySystemBackground = UIColor(),
    systemGroupedBackground = UIColor(),
    secondarySystemGroupedBackground = UIColor(),
    tertiarySystemGroupedBackground = UIColor(),
    systemFill = UIColor(),
    secondarySystemFill = UIColor(),
    tertiarySystemFill = UIColor(),
    quaternarySystemFill = UIColor()

  public init() {}

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init()
  }
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init() }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init()
  }
  public convenience init?(named name: String) { self.init() }
  public convenience init(_ color: Color) { self.init() }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
}

extension UIColor: Hashable {
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
