extension UIColor {
  /// The colour grey.
  public static let systemGray = UIColor()
  /// The colour grey 2.
  public static let systemGray2 = UIColor()
  /// The colour grey 3.
  public static let systemGray3 = UIColor()
  /// The colour grey 4.
  public static let systemGray4 = UIColor()
  /// The colour grey 5.
  public static let systemGray5 = UIColor()
  /// The colour grey 6.
  public static let systemGray6 = UIColor()
  /// The colour red.
  public static let systemRed = UIColor()
  /// The colour blue.
  public static let systemBlue = UIColor()
  /// The colour green.
  public static let systemGreen = UIColor()
  /// The colour orange.
  public static let systemOrange = UIColor()
  /// The colour yellow.
  public static let systemYellow = UIColor()
  /// The colour label.
  public static let label = UIColor()
  /// The colour secondary label.
  public static let secondaryLabel = UIColor()
  /// The colour tertiary label.
  public static let tertiaryLabel = UIColor()
  /// The colour separator.
  public static let separator = UIColor()
  /// The colour secondary background.
  public static let secondarySystemBackground = UIColor()
  /// The colour tertiary background.
  public static let tertiarySystemBackground = UIColor()
  /// The colour grouped background.
  public static let systemGroupedBackground = UIColor()
  /// The colour secondary grouped background.
  public static let secondarySystemGroupedBackground = UIColor()
}
