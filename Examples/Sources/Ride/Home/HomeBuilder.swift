import StateBinding

protocol HomeDependency: Dependency {
  var rider: Rider { get }
  var locationStream: Observable<Location> { get }
}

protocol HomeBuildable: Buildable {
  func build(withListener listener: HomeListener, notice: HomeNotice) -> ViewableRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable {
  func build(withListener listener: HomeListener, notice: HomeNotice) -> ViewableRouting {
    let state = HomeState(rider: dependency.rider, notice: notice)
    let viewController = HomeViewController(state: state)
    let interactor = HomeInteractor(
      presenter: viewController, state: state, locationStream: dependency.locationStream)
    interactor.listener = listener
    return ViewableRouter(interactor: interactor, viewController: viewController)
  }
}
