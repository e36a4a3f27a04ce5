public import Foundation
public import HeadlessUI

/// UIKit's font, which changes nothing on the screen. Its metrics are fixed parts of its size.
public final class UIFont: Sendable, Equatable {
  public enum Weight: Sendable { case thin, light, regular, medium, semibold, bold, heavy, black }

  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote,
      caption1, caption2
  }

  public let fontName: String
  public let pointSize: CGFloat

  init(_ fontName: String, _ pointSize: CGFloat) {
    self.fontName = fontName
    self.pointSize = pointSize
  }

  public convenience init?(name: String, size: CGFloat) { self.init(name, size) }

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont("System", size)
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size) }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size) }

  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size)
  }

  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size)
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: 17)
  }

  public var familyName: String { fontName }
  public var descender: CGFloat { pointSize * -0.25 }
  public var leading: CGFloat { 0 }
  public var lineHeight: CGFloat { pointSize * 1.2 }

  public func withSize(_ size: CGFloat) -> UIFont { UIFont(fontName, size) }

  public static func == (lhs: UIFont, rhs: UIFont) -> Bool {
    lhs.fontName == rhs.fontName && lhs.pointSize == rhs.pointSize
  }
}

/// Scales nothing, because nobody sets a size of text here.
public struct UIFontMetrics: Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle style: UIFont.TextStyle) {}

  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat = 0) -> UIFont { font }
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}

extension Font {
  public init(_ font: UIFont) { self = .custom(font.fontName, fixedSize: Double(font.pointSize)) }
}

extension UIImage {
  /// A picture whose name is the text in `data`, so the data of ``jpegData(compressionQuality:)`` make a picture of the same
  /// name.
  public convenience init?(data: Data) {
    guard let name = String(data: data, encoding: .utf8) else { return nil }
    self.init(name: name)
  }

  /// The name of the picture, because there are no other data.
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
  public func pngData() -> Data? { Data(name.utf8) }
}
