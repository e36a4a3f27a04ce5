public import Foundation
public import HeadlessUI
import StateBinding

// Constraints, layers and animations. They compile, keep what code reads back, and have no effect on the screen.

@MainActor
open class NSLayoutConstraint: NSObject {
  public enum Axis: Sendable { case horizontal, vertical }
  public enum Relation: Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }
  public enum Attribute: Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY,
      lastBaseline, firstBaseline, notAnAttribute
  }

  open var constant: CGFloat, multiplier: CGFloat = 1, priority = UILayoutPriority.required
  open var isActive = false, identifier: String?

  fileprivate init(constant: CGFloat) { self.constant = constant }

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(constant: c)
    self.multiplier = multiplier
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

public struct UILayoutPriority: RawRepresentable, Sendable, Hashable {
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static func + (priority: UILayoutPriority, value: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + value)
  }

  public static func - (priority: UILayoutPriority, value: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - value)
  }
}

/// An edge or a size of a view, along one axis.
@MainActor
public final class NSLayoutAnchor<AnchorType> {
  fileprivate init() {}

  public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { NSLayoutConstraint(constant: constant) }

  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { NSLayoutConstraint(constant: constant) }

  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { NSLayoutConstraint(constant: constant) }

  public func constraint(
    equalToSystemSpacingAfter _: NSLayoutAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: 8 * multiplier) }

  public func constraint(
    equalToSystemSpacingBelow _: NSLayoutAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: 8 * multiplier) }
}

public enum HorizontalAnchor {}
public enum VerticalAnchor {}
public enum SizeAnchor {}

public typealias NSLayoutXAxisAnchor = NSLayoutAnchor<HorizontalAnchor>
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor<VerticalAnchor>
public typealias NSLayoutDimension = NSLayoutAnchor<SizeAnchor>

extension NSLayoutAnchor where AnchorType == SizeAnchor {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  public func constraint(
    equalTo _: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }

  public func constraint(
    greaterThanOrEqualTo _: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }

  public func constraint(
    lessThanOrEqualTo _: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
}

/// A view or a layout guide, which has anchors.
@MainActor
public protocol LayoutItem: AnyObject {}

extension UIView: LayoutItem {}

extension LayoutItem {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

@MainActor
open class UILayoutGuide: LayoutItem {
  public internal(set) weak var owningView: UIView?

  public init() {}

  open var layoutFrame: CGRect { .zero }
}

extension UIView {
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }

  public func addLayoutGuide(_ guide: UILayoutGuide) { guide.owningView = self }
  public func addConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    self.constraints += constraints
  }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    self.constraints.removeAll { constraints.contains($0) }
  }
  public func setContentHuggingPriority(_: UILayoutPriority, for _: NSLayoutConstraint.Axis) {}
  public func setContentCompressionResistancePriority(
    _: UILayoutPriority, for _: NSLayoutConstraint.Axis
  ) {}
}

public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public static let zero = NSDirectionalEdgeInsets()

  public var top, leading, bottom, trailing: CGFloat

  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// The layer of a view: its values can be read back.
@MainActor
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0, borderWidth: CGFloat = 0, borderColor: CGColor?
  open var backgroundColor: CGColor?, masksToBounds = false, shadowColor: CGColor?
  open var shadowOpacity: Float = 0, shadowOffset = CGSize.zero, shadowRadius: CGFloat = 0
  open var opacity: Float = 1, frame = CGRect.zero, bounds = CGRect.zero, zPosition: CGFloat = 0
  open var maskedCorners: CACornerMask = [], cornerCurve = CALayerCornerCurve.circular
  open var mask: CALayer?, isHidden = false
  public private(set) var sublayers: [CALayer]?

  public override init() {}

  open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { addSublayer(layer) }
  open func removeFromSuperlayer() {}
  open func removeAllAnimations() {}
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]?, locations: [NSNumber]?, startPoint = CGPoint.zero
  open var endPoint = CGPoint.zero
}

public enum CALayerCornerCurve: Sendable { case circular, continuous }

public struct CACornerMask: OptionSet, Sendable {
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct CGAffineTransform: Sendable, Hashable {
  public static let identity = CGAffineTransform()

  private var steps: [[CGFloat]] = []

  public init() {}
  public init(scaleX: CGFloat, y: CGFloat) { steps = [[scaleX, y]] }
  public init(rotationAngle: CGFloat) { steps = [[rotationAngle]] }
  public init(translationX: CGFloat, y: CGFloat) { steps = [[translationX, y, 0]] }

  public var isIdentity: Bool { self == .identity }

  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    var both = self
    both.steps += other.steps
    return both
  }

  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }
}

/// The type of `#colorLiteral` where no other is asked for, as in UIKit.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}

extension Color: _ExpressibleByColorLiteral {
  public nonisolated init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
}

/// The color of a layer.
public final class CGColor: Sendable {
  public let color: UIColor

  fileprivate init(_ color: UIColor) { self.color = color }
}

extension UIColor {
  public var cgColor: CGColor { CGColor(self) }

  public convenience init(cgColor: CGColor) { self.init(Color(cgColor.color)) }
}

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  }

  public static var areAnimationsEnabled: Bool { true }
  public static func setAnimationsEnabled(_ enabled: Bool) {}
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }

  /// Runs `animations` at once, and `completion` when the clock of the app has moved on by `duration` and `delay`.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard let completion else { return }
    if duration + delay <= 0 { return completion(true) }
    let run = AppRun.current
    _ = CountedTask(of: "an animation", in: run) {
      try await run.sleep(for: .seconds(duration + delay))
      completion(true)
    }
  }

  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, animations: animations, completion: completion)
  }

  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations ?? {}, completion: completion)
  }
}

/// The data of an image: its name.
public final class CGImage: Sendable {
  fileprivate let name: String

  fileprivate init(_ name: String) { self.name = name }
}

extension UIImage {
  public var cgImage: CGImage? { CGImage(name) }

  public convenience init(cgImage: CGImage) { self.init(name: cgImage.name) }
}
