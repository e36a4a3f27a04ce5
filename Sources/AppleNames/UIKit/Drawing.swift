public import Foundation
public import HeadlessUI

// Images and paths that code draws. Nothing is drawn: a path keeps nothing, and a drawn image has no name.

public final class UIGraphicsImageRenderer: Sendable {
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {}
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {}

  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage()
  }

  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}

public struct UIGraphicsImageRendererFormat: Sendable {
  public var scale: CGFloat = 3
  public var opaque = false

  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
  public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
}

public struct UIGraphicsImageRendererContext {
  public var cgContext: CGContext { CGContext() }
  public var format: UIGraphicsImageRendererFormat { .default() }

  public func fill(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
  public func clip(to rect: CGRect) {}
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {}
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {}
public func UIGraphicsEndImageContext() {}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIImage() }
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext() }
public func UIRectFill(_ rect: CGRect) {}
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ target: Any?, _ action: Never?, _ context: UnsafeMutableRawPointer?
) {}

/// Core Graphics' context, as far as UIKit's functions give one to code that draws.
public struct CGContext {
  public func setFillColor(_ color: Any) {}
  public func setStrokeColor(_ color: Any) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func translateBy(x: CGFloat, y: CGFloat) {}
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
  public func saveGState() {}
  public func restoreGState() {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addPath(_ path: CGPath) {}
  public func addRect(_ rect: CGRect) {}
  public func addEllipse(in rect: CGRect) {}
  public func fill(_ rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) {}
  public func fillPath() {}
  public func strokePath() {}
  public func clip() {}
}

public struct CGPath: Sendable {
  public init(rect: CGRect, transform: Never? = nil) {}
}

public struct UIRectCorner: OptionSet, Sendable {
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [topLeft, topRight, bottomLeft, bottomRight]

  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

open class UIBezierPath {
  public var lineWidth: CGFloat = 1
  public var cgPath: CGPath { CGPath(rect: .zero) }

  public init() {}
  public init(rect: CGRect) {}
  public init(ovalIn rect: CGRect) {}
  public init(cgPath: CGPath) {}
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {}
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {}

  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {}
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {}
  public func append(_ path: UIBezierPath) {}
  public func close() {}
  public func fill() {}
  public func stroke() {}
  public func addClip() {}
}

extension UIColor {
  public func setFill() {}
  public func setStroke() {}
  public func set() {}
  /// Returns false, as for a color that has no components.
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { false }
}

extension UIImage {
  public struct SymbolConfiguration: Sendable {
    public init(pointSize: CGFloat, weight: UIFont.Weight = .regular) {}
    public init(pointSize: CGFloat, weight: UIFont.Weight, scale: SymbolScale) {}
    public init(font: UIFont) {}
    public init(textStyle: UIFont.TextStyle) {}
    public init(weight: UIFont.Weight) {}
    public init(scale: SymbolScale) {}
    public init(hierarchicalColor: UIColor) {}
    public init(paletteColors: [UIColor]) {}
  }

  public enum SymbolScale: Sendable { case `default`, small, medium, large }

  public convenience init?(
    systemName: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    self.init(systemName: systemName)
  }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(named: name)
  }
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?
  ) {
    self.init(named: name)
  }
  public convenience init?(contentsOfFile path: String) {
    self.init(named: URL(filePath: path).deletingPathExtension().lastPathComponent)
  }

  /// A fixed size, for code that divides by it.
  public var size: CGSize { CGSize(width: 24, height: 24) }
  public var scale: CGFloat { 3 }

  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
}
