/// UIKit's view. It holds subviews and adds nothing to the screen.
@MainActor
open class UIView {
  /// The subviews, the lowest first.
  public private(set) final var subviews: [UIView] = []
  public private(set) final weak var superview: UIView?
  open var isHidden = false
  /// The text that a ``UIViewRepresentable`` shows.
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?

  // These have no effect.
  open var isAccessibilityElement = false
  open var accessibilityHint: String?
  open var alpha: CGFloat = 1
  open var backgroundColor: UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor!
  open var translatesAutoresizingMaskIntoConstraints = true
  open var frame = Rectangle.zero
  open var bounds = Rectangle.zero
  open var autoresizingMask: AutoresizingMask = []

  public init() {}

  public init?(coder: some AnyObject) {}

  // Nothing calls these.
  open func layoutSubviews() {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func awakeFromNib() {}
  open func tintColorDidChange() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setNeedsDisplay() {}
  open func prepareForInterfaceBuilder() {}

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  open func removeFromSuperview() {
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

/// A bar, whose looks have no effect.
@MainActor
open class UIBar: UIView {
  public final var isTranslucent = true
  public final var barTintColor: UIColor?
}

/// The bar of a navigation controller. Its title and buttons come from a ``UINavigationItem``.
open class UINavigationBar: UIBar {
  open var prefersLargeTitles = false
}

/// The bar of a tab bar controller: only ``UIView/isHidden`` has an effect.
open class UITabBar: UIBar {
  public final var unselectedItemTintColor: UIColor?
}
