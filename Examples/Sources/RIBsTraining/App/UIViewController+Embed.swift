import HeadlessUI

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

  /// Removes `child` and its view.
  func drop(_ child: UIViewController) {
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}
