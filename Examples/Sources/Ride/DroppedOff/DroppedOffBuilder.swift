import StateBinding

protocol DroppedOffDependency: Dependency {
  var ride: Ride { get }
}

protocol DroppedOffBuildable: Buildable {
  func build(withListener listener: DroppedOffListener, receipt: Receipt) -> ViewableRouting
}

final class DroppedOffBuilder: Builder<DroppedOffDependency>, DroppedOffBuildable {
  func build(withListener listener: DroppedOffListener, receipt: Receipt) -> ViewableRouting {
    let viewController = DroppedOffViewController()
    let interactor = DroppedOffInteractor(
      presenter: DroppedOffPresenter(viewController: viewController),
      state: DroppedOffState(ride: dependency.ride, receipt: receipt))
    interactor.listener = listener
    return ViewableRouter(interactor: interactor, viewController: viewController)
  }
}
