/// The router of the root RIB.
@MainActor
public protocol LaunchRouting: ViewableRouting {
  /// Shows the root view in `window`, and starts the tree.
  func launch(from window: some LaunchWindow)
}

/// A window that can show the view of a root RIB; `UIWindow` is one.
@MainActor
public protocol LaunchWindow: AnyObject {
  /// Makes `viewController` what the window shows.
  func setRoot(_ viewController: any ViewControllable)
  /// Shows the window.
  func makeKeyAndVisible()
}

/// A root router that launches its tree.
@MainActor
open class LaunchRouter<InteractorType, ViewControllerType>: ViewableRouter<
  InteractorType, ViewControllerType
>, LaunchRouting
{
  /// Shows the root view in `window`, then activates the interactor, then loads the router.
  public final func launch(from window: some LaunchWindow) {
    window.setRoot(viewControllable)
    window.makeKeyAndVisible()
    interactable.activate()
    load()
  }
}
