import HeadlessUI
import UIKit

extension UIWindow {
  /// A window that shows `view`.
  static func showing(_ view: some View, strings: StringCatalogue = StringCatalogue()) -> UIWindow {
    let window = UIWindow(strings: strings)
    window.rootViewController = UIHostingController(rootView: view)
    window.makeKeyAndVisible()
    return window
  }
}
