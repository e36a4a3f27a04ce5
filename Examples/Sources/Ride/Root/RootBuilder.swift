public import StateBinding

/// The services that the app needs.
public protocol RootDependency: Dependency {
  var server: any RideServer { get }
  var locations: any LocationService { get }
  /// The login that an earlier run has saved.
  var savedLogin: Login? { get }
}

final class RootComponent: Component<RootDependency>, LoggedOutDependency, MainDependency {
  var server: any RideServer { dependency.server }
  var locations: any LocationService { dependency.locations }
}

/// Builds the whole app.
public final class RootBuilder: Builder<RootDependency> {
  public func build() -> LaunchRouting {
    let component = RootComponent(dependency: dependency)
    let viewController = RootViewController()
    let interactor = RootInteractor(savedLogin: dependency.savedLogin)
    return RootRouter(
      interactor: interactor, viewController: viewController,
      loggedOutBuilder: LoggedOutBuilder(dependency: component),
      mainBuilder: MainBuilder(dependency: component))
  }
}
