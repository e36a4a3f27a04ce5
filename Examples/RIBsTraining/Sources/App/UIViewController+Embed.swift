import HeadlessUI

extension UIViewController {
  /// Fills itself with `view`.
  func embed(_ view: some View) {
    embed(UIHostingController(rootView: view))
  }

  /// Adds `child`, below what it has.
  func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Takes `child` out.
  func drop(_ child: UIViewController) {
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}
