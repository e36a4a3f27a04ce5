#if canImport(UIKit)
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
    /// Whether its view is in a window.
    public var isOnScreen: Bool { uiviewController.viewIfLoaded?.window != nil }
  }

  extension UIWindow: LaunchWindow {
    /// Makes `viewController` what the window shows.
    public func setRoot(_ viewController: any ViewControllable) {
      rootViewController = viewController.uiviewController
    }
  }
#else
  /// A view controller, as routers know it.
  @MainActor
  public protocol ViewControllable: AnyObject {
    /// Whether it is shown in a window.
    var isOnScreen: Bool { get }
  }

  extension ViewControllable {
    /// No: it is shown nowhere, unless it says otherwise.
    public var isOnScreen: Bool { false }
  }
#endif
