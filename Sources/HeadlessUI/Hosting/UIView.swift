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
  public final var frame = Rectangle.zero
  public final var bounds = Rectangle.zero
  public final var autoresizingMask: AutoresizingMask = []

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
