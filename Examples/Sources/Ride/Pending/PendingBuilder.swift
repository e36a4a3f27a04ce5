import StateBinding

protocol PendingDependency: Dependency {
  var ride: Ride { get }
  var searchStream: Observable<Search> { get }
  var cancellationStream: Observable<Cancellation> { get }
}

protocol PendingBuildable: Buildable {
  func build(withListener listener: PendingListener, search: Search) -> ViewableRouting
}

final class PendingBuilder: Builder<PendingDependency>, PendingBuildable {
  func build(withListener listener: PendingListener, search: Search) -> ViewableRouting {
    let state = PendingState(ride: dependency.ride, search: search)
    let viewController = PendingViewController(state: state)
    let interactor = PendingInteractor(
      presenter: viewController, state: state, searchStream: dependency.searchStream,
      cancellationStream: dependency.cancellationStream)
    interactor.listener = listener
    return ViewableRouter(interactor: interactor, viewController: viewController)
  }
}
