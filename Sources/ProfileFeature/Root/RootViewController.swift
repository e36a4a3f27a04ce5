import HeadlessUI
import StateBinding

/// Shows one child at a time.
final class RootViewController: UIViewController, RootViewControllable, LoggedInViewControllable {
  func show(_ viewController: ViewControllable) {
    let child = viewController.uiviewController
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func hide(_ viewController: ViewControllable) {
    let child = viewController.uiviewController
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}
