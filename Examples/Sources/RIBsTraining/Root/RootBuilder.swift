import ProfileFeature
import StateBinding

protocol RootDependency: Dependency {
  var members: any Members { get }
  /// Remembers the login between starts; nil if every start begins logged out.
  var savedLogin: (any SavedLogin)? { get }
  var network: Network { get }
}

final class RootComponent: Component<RootDependency>, LoggedOutDependency, LoggedInDependency {
  var members: any Members { dependency.members }
  var savedLogin: (any SavedLogin)? { dependency.savedLogin }
  var network: Network { dependency.network }
}

/// Builds the whole app.
final class RootBuilder: Builder<RootDependency> {
  func build() -> (launchRouter: LaunchRouting, urlHandler: UrlHandler) {
    let viewController = RootViewController()
    let component = RootComponent(dependency: dependency)
    let interactor = RootInteractor(savedLogin: dependency.savedLogin)
    let router = RootRouter(
      interactor: interactor, viewController: viewController,
      loggedOutBuilder: LoggedOutBuilder(dependency: component),
      loggedInBuilder: LoggedInBuilder(dependency: component))
    return (router, interactor)
  }
}
