import StateBinding

protocol MainDependency: Dependency {
  var server: any RideServer { get }
  var locations: any LocationService { get }
}

/// Owns the objects that exist only while somebody is logged in. None of them is optional.
final class MainComponent: Component<MainDependency>, HomeDependency, RequestDependency,
  RideDependency
{
  let rider: Rider
  let server: AuthenticatedServer
  let mainViewController: MainViewControllable
  /// Shared, so that the worker and the RIBs below have the same relay. It is made when the first of them asks for it.
  var locationRelay: BehaviorRelay<Location> {
    shared { BehaviorRelay(value: dependency.locations.current) }
  }
  var locationStream: Observable<Location> { locationRelay }
  var rideViewController: RideViewControllable { mainViewController }

  init(dependency: MainDependency, login: Login, viewController: MainViewControllable) {
    rider = login.rider
    server = AuthenticatedServer(server: dependency.server, token: login.token)
    mainViewController = viewController
    super.init(dependency: dependency)
  }
}

protocol MainBuildable: Buildable {
  func build(withListener listener: MainListener, login: Login) -> ViewableRouting
}

final class MainBuilder: Builder<MainDependency>, MainBuildable {
  func build(withListener listener: MainListener, login: Login) -> ViewableRouting {
    let viewController = MainViewController()
    let component = MainComponent(
      dependency: dependency, login: login, viewController: viewController)
    let interactor = MainInteractor(
      server: component.server,
      locationWorker: LocationWorker(
        locations: dependency.locations, locationRelay: component.locationRelay))
    interactor.listener = listener
    return MainRouter(
      interactor: interactor, viewController: viewController,
      homeBuilder: HomeBuilder(dependency: component),
      requestBuilder: RequestBuilder(dependency: component),
      rideBuilder: RideBuilder(dependency: component))
  }
}
