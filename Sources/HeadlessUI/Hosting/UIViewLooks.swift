#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

// Sizes, constraints and looks of UIKit's views. They compile and have no effect.

extension UIView {
  #if canImport(CoreGraphics)
    public typealias Rectangle = CGRect
  #else
    /// Not named `CGRect`, because Foundation declares that name.
    public struct Rectangle: Sendable, Equatable {
      public static let zero = Rectangle()
    }
  #endif

  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }
}

/// Gives the view `frame`, `bounds` and others in a protocol extension, so that the view of the module UIKit can declare its own.
@MainActor
public protocol PlacelessView: UIView {}

extension UIView: PlacelessView {}

extension PlacelessView {
  public func addSubview(_ view: UIView) { insert(view, at: nil) }

  public var frame: UIView.Rectangle {
    get { .zero }
    set {}
  }
  public var bounds: UIView.Rectangle {
    get { .zero }
    set {}
  }
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}

@MainActor
public struct NSLayoutAnchor {
  public func constraint(
    equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

@MainActor
public struct NSLayoutConstraint {
  public static func activate(_ constraints: [NSLayoutConstraint]) {}

  public var isActive: Bool {
    get { true }
    nonmutating set {}
  }
}

public enum UIModalTransitionStyle: Sendable, Hashable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

public enum UIUserInterfaceStyle: Sendable, Hashable {
  case unspecified, light, dark
}

public enum UIStatusBarStyle: Sendable, Hashable { case `default`, lightContent, darkContent }

public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
}

public struct UIRectEdge: OptionSet, Sendable, Hashable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// The traits of the only device that there is: a phone in the light style.
public final class UITraitCollection: Sendable {
  public static let current = UITraitCollection()

  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
}

public enum UIUserInterfaceSizeClass: Sendable, Hashable { case unspecified, compact, regular }

extension UIViewController {
  public var traitCollection: UITraitCollection { .current }
}

extension UIColor {
  /// The color for the light style.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(dynamicProvider(UITraitCollection()).recipe)
  }
}
