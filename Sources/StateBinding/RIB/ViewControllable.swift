#if os(iOS)
  public import UIKit

  /// The part of a view controller that routers use.
  @MainActor
  public protocol ViewControllable: AnyObject {
    var uiviewController: UIViewController { get }
  }

  /// The name that HeadlessUI has for a ``ViewControllable`` with a view controller.
  public typealias UIViewControllable = ViewControllable

  extension ViewControllable where Self: UIViewController {
    public var uiviewController: UIViewController { self }
  }

  extension ViewControllable {
    /// Whether the view is in a window.
    public var isOnScreen: Bool { uiviewController.viewIfLoaded?.window != nil }
  }

  extension UIWindow: LaunchWindow {
    public func setRoot(_ viewController: any ViewControllable, of router: any LaunchRouting) {
      rootViewController = viewController.uiviewController
    }
  }
#else
  /// The part of a view controller that routers use.
  @MainActor
  public protocol ViewControllable: AnyObject {
    /// Whether a window shows the view.
    var isOnScreen: Bool { get }
  }

  extension ViewControllable {
    public var isOnScreen: Bool { false }
  }
#endif
