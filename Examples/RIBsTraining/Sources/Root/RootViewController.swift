import HeadlessUI
import StateBinding

/// Shows LoggedOut, or the tabs of LoggedIn.
final class RootViewController: UIViewController, RootPresentable, RootViewControllable {
  weak var listener: RootPresentableListener?
  weak var tabsListener: LoggedInPresentableListener?

  private var tabs: TabsViewController?

  func show(_ viewController: ViewControllable) {
    embed(viewController.uiviewController)
  }

  func hide(_ viewController: ViewControllable) {
    drop(viewController.uiviewController)
  }
}

extension RootViewController: LoggedInViewControllable {
  func showTabs() {
    let tabs = TabsViewController()
    tabs.listener = tabsListener
    self.tabs = tabs
    embed(tabs)
  }

  func show(_ viewController: ViewControllable, in tab: LoggedInTab) {
    tabs?.show(viewController.uiviewController, in: tab)
  }

  func hideTabs() {
    if let tabs { drop(tabs) }
    tabs = nil
  }

  func present(_ viewController: ViewControllable) {
    present(viewController.uiviewController, animated: true)
  }

  func dismiss(_ viewController: ViewControllable) {
    guard presentedViewController === viewController.uiviewController else { return }
    dismiss(animated: true)
  }
}
