import HeadlessUI
import StateBinding

/// Shows LoggedOut or LoggedIn.
final class RootViewController: UIViewController, RootPresentable, RootViewControllable {
  weak var listener: RootPresentableListener?

  func show(_ viewController: ViewControllable) {
    embed(viewController.uiviewController)
  }

  func hide(_ viewController: ViewControllable) {
    drop(viewController.uiviewController)
  }
}
