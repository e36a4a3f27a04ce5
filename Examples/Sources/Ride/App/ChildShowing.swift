import HeadlessUI
package import StateBinding

/// A view controller that shows the views of child RIBs.
package protocol ChildShowing: ViewControllable {
  func show(_ child: ViewControllable)
  func hide(_ child: ViewControllable)
}

extension ChildShowing where Self: UIViewController {
  func show(_ child: ViewControllable) {
    // The controller's own view comes first on the page.
    loadViewIfNeeded()
    embed(child.uiviewController)
  }

  func hide(_ child: ViewControllable) {
    let child = child.uiviewController
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

extension UIViewController {
  /// Adds a hosting controller for `view`.
  func embed(_ view: some View) {
    embed(UIHostingController(rootView: view))
  }

  /// Adds `child` and its view.
  func embed(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
