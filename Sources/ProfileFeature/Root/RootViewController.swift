import StateBinding

#if os(iOS)
  import UIKit
#else
  import HeadlessUI
#endif

/// Shows one child at a time.
final class RootViewController: UIViewController, RootViewControllable, LoggedInViewControllable {
  func show(_ viewController: ViewControllable) {
    embed(viewController.uiviewController)
  }

  func hide(_ viewController: ViewControllable) {
    let child = viewController.uiviewController
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

extension UIViewController {
  /// Adds `child`, whose view fills the view of this view controller.
  func embed(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
