/// UIKit's view. It holds subviews and adds nothing to the screen.
///
/// The module UIKit has a subclass of the same name with the members that need Foundation's types.
@MainActor
open class UIView {
  /// The subviews, the lowest first.
  package final var parts: [UIView] = []
  /// The view that this one is a subview of.
  package final weak var owner: UIView?
  /// The view controller whose view this is.
  package final weak var controller: UIViewController?
  open var isHidden = false
  /// The text that a ``UIViewRepresentable`` shows.
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var isAccessibilityElement = false
  open var alpha: CGFloat = 1

  // These have no effect.
  open var accessibilityHint: String?
  open var backgroundColor: UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor!
  open var translatesAutoresizingMaskIntoConstraints = true
  open var autoresizingMask: AutoresizingMask = []

  public init() {}

  public init?(coder: some AnyObject) {}

  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func didMoveToSuperview() {}
  // Nothing calls these.
  open func didMoveToWindow() {}
  open func awakeFromNib() {}
  open func tintColorDidChange() {}
  open func setNeedsDisplay() {}
  open func prepareForInterfaceBuilder() {}

  open func removeFromSuperview() {
    guard let owner else { return }
    owner.parts.removeAll { $0 === self }
    self.owner = nil
    didMoveToSuperview()
  }

  /// Makes `view` the subview at `index`, or the topmost one.
  package final func insert(_ view: UIView, at index: Int?) {
    view.owner?.parts.removeAll { $0 === view }
    parts.insert(view, at: min(index ?? parts.count, parts.count))
    view.owner = self
    view.didMoveToSuperview()
  }
}

extension UIView {
  /// The view itself if it shows something. The comparison costs less than a cast that fails.
  final var giver: (any NodeGiver)? {
    type(of: self) == UIView.self ? nil : self as? any NodeGiver
  }
}

/// A view that shows something. UIKit's views conform to it.
@MainActor
package protocol NodeGiver: AnyObject {
  /// Adds the nodes of the view and of its subviews.
  func addNodes(in evaluation: inout Evaluation)
  /// Called when the view controller disappears. Ends editing.
  func leaveScreen()
}

extension NodeGiver {
  package func leaveScreen() {}
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
