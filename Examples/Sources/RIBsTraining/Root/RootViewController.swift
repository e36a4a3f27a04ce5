import HeadlessUI
import StateBinding

/// Shows LoggedOut or LoggedIn.
final class RootViewController: UIViewController, RootViewControllable {
  func show(_ viewController: ViewControllable) {
    embed(viewController.uiviewController)
  }

  func hide(_ viewController: ViewControllable) {
    drop(viewController.uiviewController)
  }
}
