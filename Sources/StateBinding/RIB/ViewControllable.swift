#if os(iOS)
  public import UIKit

  /// A view controller, as routers know it.
  @MainActor
  public protocol ViewControllable: AnyObject {
    /// The view controller itself.
    var uiviewController: UIViewController { get }
  }

  extension ViewControllable where Self: UIViewController {
    /// The view controller itself.
    public var uiviewController: UIViewController { self }
  }

  extension ViewControllable {
    /// Whether the view is in a window.
    public var isOnScreen: Bool { uiviewController.viewIfLoaded?.window != nil }
  }

  extension UIWindow: LaunchWindow {
    /// Makes `viewController` the root of what the window shows.
    public func setRoot(_ viewController: any ViewControllable) {
      rootViewController = viewController.uiviewController
    }
  }
#else
  /// A view controller, as routers know it.
  @MainActor
  public protocol ViewControllable: AnyObject {
    /// Whether a window shows the view.
    var isOnScreen: Bool { get }
  }

  extension ViewControllable {
    /// False, unless the type says otherwise.
    public var isOnScreen: Bool { false }
  }
#endif
