/// A view as UIKit knows it: it holds its subviews, and shows nothing of itself.
@MainActor
open class UIView {
  /// The views in it, the lowest first.
  public private(set) final var subviews: [UIView] = []
  /// The view that it is in.
  public private(set) final weak var superview: UIView?
  /// Whether it is out of sight.
  public final var isHidden: Bool {
    get { isOutOfSight }
    set {
      isOutOfSight = newValue
    }
  }
  /// A colour, of no effect.
  public final var backgroundColor: UIColor?
  /// A colour, of no effect.
  public final var tintColor: UIColor?
  /// Of no effect.
  public final var translatesAutoresizingMaskIntoConstraints = true

  // Unchecked, as it is only loaded and stored.
  private final var isOutOfSight = false

  /// An empty view.
  public init() {}

  /// Puts `view` on top of the subviews.
  public final func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// Takes it out of the view that it is in.
  public final func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Where its top is.
  public final var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// Where its bottom is.
  public final var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// Where it begins.
  public final var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// Where it ends.
  public final var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}

/// An edge of a view, of no effect.
@MainActor
public struct NSLayoutAnchor {
  /// Two edges at one place.
  public func constraint(
    equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

/// What holds between two edges, of no effect.
@MainActor
public struct NSLayoutConstraint {
  /// Nothing happens.
  public static func activate(_ constraints: [NSLayoutConstraint]) {}

  /// Whether it holds.
  public var isActive: Bool {
    get { true }
    nonmutating set {}
  }
}
