public import StateBinding

#if os(iOS)
  import UIKit
#else
  import HeadlessUI
#endif

/// The services that the app needs.
public protocol RootDependency: Dependency {
  var members: any Members { get }
  /// Remembers the login between starts; nil if every start begins logged out.
  var savedLogin: (any SavedLogin)? { get }
}

final class RootComponent: Component<RootDependency>, LoggedOutDependency, LoggedInDependency {
  let viewController: RootViewController
  var members: any Members { dependency.members }
  var savedLogin: (any SavedLogin)? { dependency.savedLogin }
  var loggedInViewController: LoggedInViewControllable { viewController }

  init(dependency: RootDependency, viewController: RootViewController) {
    self.viewController = viewController
    super.init(dependency: dependency)
  }
}

/// Builds the whole app.
public final class RootBuilder: Builder<RootDependency> {
  /// The router to launch, and the handler of deep links.
  public func build() -> (launchRouter: LaunchRouting, urlHandler: UrlHandler) {
    let viewController = RootViewController()
    let component = RootComponent(dependency: dependency, viewController: viewController)
    let interactor = RootInteractor(savedLogin: dependency.savedLogin)
    let router = RootRouter(
      interactor: interactor,
      viewController: viewController,
      loggedOutBuilder: LoggedOutBuilder(dependency: component),
      loggedInBuilder: LoggedInBuilder(dependency: component))
    return (router, interactor)
  }
}
