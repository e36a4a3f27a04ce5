// As in UIKit, where both are objects that are equal to themselves only.

extension UIViewController: Hashable {
  /// Whether both are the same view controller.
  public nonisolated static func == (lhs: UIViewController, rhs: UIViewController) -> Bool {
    lhs === rhs
  }

  /// Hashes which view controller it is.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension UIView: Hashable {
  /// Whether both are the same view.
  public nonisolated static func == (lhs: UIView, rhs: UIView) -> Bool {
    lhs === rhs
  }

  /// Hashes which view it is.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
