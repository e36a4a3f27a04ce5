#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// UIKit's view. It holds subviews and adds nothing to the screen.
@MainActor
open class UIView {
  /// The subviews, the lowest first.
  public private(set) final var subviews: [UIView] = []
  public private(set) final weak var superview: UIView?
  public final var isHidden = false

  // These have no effect.
  public final var backgroundColor: UIColor?
  public final var tintColor: UIColor?
  public final var translatesAutoresizingMaskIntoConstraints = true

  public init() {}

  /// Adds `view` on top of the subviews.
  public final func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  public final func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
}

// As in UIKit, views and view controllers are equal to themselves only.

extension UIView: Hashable {
  public nonisolated static func == (lhs: UIView, rhs: UIView) -> Bool { lhs === rhs }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension UIViewController: Hashable {
  public nonisolated static func == (lhs: UIViewController, rhs: UIViewController) -> Bool {
    lhs === rhs
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

// The rest of this file compiles and has no effect: sizes, constraints, looks.

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

  public final var frame: Rectangle {
    get { .zero }
    set {}
  }
  public final var bounds: Rectangle {
    get { .zero }
    set {}
  }
  public final var autoresizingMask: AutoresizingMask {
    get { [] }
    set {}
  }

  public final var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public final var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public final var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public final var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
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

extension UIViewController {
  public final var modalTransitionStyle: UIModalTransitionStyle {
    get { .coverVertical }
    set {}
  }
  public final var definesPresentationContext: Bool {
    get { false }
    set {}
  }
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .unspecified }
    set {}
  }
  public final var edgesForExtendedLayout: UIRectEdge {
    get { .all }
    set {}
  }
}

/// The bar of a navigation controller. Its title and buttons come from a ``UINavigationItem``.
@MainActor
open class UINavigationBar: UIView {
  public final var prefersLargeTitles = false
  public final var isTranslucent = true
}

/// The bar of a tab bar controller: only ``UIView/isHidden`` has an effect.
@MainActor
open class UITabBar: UIView {
  public final var isTranslucent = true
  public final var unselectedItemTintColor: UIColor?
}
