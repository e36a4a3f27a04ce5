public import StateBinding

extension ViewControllable {
  /// The view controller itself.
  public var uiviewController: UIViewController {
    guard let controller = self as? UIViewController else {
      programError("\(type(of: self)) is ViewControllable but no UIViewController; make it one")
    }
    return controller
  }
}

extension ViewControllable where Self: UIViewController {
  /// Whether it can be seen in a window.
  public var isOnScreen: Bool { isVisible }
}

extension UIViewController {
  /// Whether it can be seen in a window.
  public final var isVisible: Bool { isShown }
}
