public import Foundation
public import HeadlessUI

// Text styles. They have no effect.

open class NSParagraphStyle {
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var alignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var lineSpacing: CGFloat = 0
  open var lineHeightMultiple: CGFloat = 0
  open var minimumLineHeight: CGFloat = 0
  open var maximumLineHeight: CGFloat = 0
  open var paragraphSpacing: CGFloat = 0
  open var firstLineHeadIndent: CGFloat = 0
  open var headIndent: CGFloat = 0

  public init() {}
}

public typealias NSMutableParagraphStyle = NSParagraphStyle

public struct NSUnderlineStyle: OptionSet, Sendable {
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)

  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

open class NSTextAttachment {
  open var image: UIImage?
  open var bounds = CGRect.zero

  public init() {}
  public init(image: UIImage) { self.image = image }
}

open class NSShadow {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?

  public init() {}
}

extension NSAttributedString {
  /// Empty: the screen leaves out a picture in a text.
  public convenience init(attachment: NSTextAttachment) { self.init(string: "") }
}

extension NSAttributedString.Key {
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

/// The description of a font, which keeps its name and size.
public struct UIFontDescriptor: Sendable {
  public enum SystemDesign: Sendable { case `default`, rounded, serif, monospaced }

  public struct SymbolicTraits: OptionSet, Sendable {
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)

    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  fileprivate let name: String
  public let pointSize: CGFloat
  public var symbolicTraits: SymbolicTraits { [] }

  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> Self {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { self }
}

extension UIFont {
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(name: fontName, pointSize: pointSize)
  }

  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(descriptor.name, size > 0 ? size : descriptor.pointSize)
  }
}

// The size of a text that code draws: each character is 8 wide, and a line 20 high.

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)

  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    CGSize(width: 8 * CGFloat(count), height: 20)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: Never? = nil
  ) -> CGRect {
    let whole = self.size(withAttributes: attributes)
    let lines = size.width > 0 ? max(1, (whole.width / size.width).rounded(.up)) : 1
    return CGRect(x: 0, y: 0, width: whole.width / lines, height: whole.height * lines)
  }

  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {}
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {}
}

extension NSAttributedString {
  public func size() -> CGSize { string.size() }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: Never? = nil
  ) -> CGRect { string.boundingRect(with: size) }

  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
}
