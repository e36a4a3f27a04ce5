import StateBinding

protocol MatchedDependency: Dependency {
  var ride: Ride { get }
  var matchStream: Observable<Match> { get }
  var cancellationStream: Observable<Cancellation> { get }
}

protocol MatchedBuildable: Buildable {
  func build(withListener listener: MatchedListener, match: Match) -> ViewableRouting
}

final class MatchedBuilder: Builder<MatchedDependency>, MatchedBuildable {
  func build(withListener listener: MatchedListener, match: Match) -> ViewableRouting {
    let state = MatchedState(ride: dependency.ride, match: match)
    let viewController = MatchedViewController(state: state)
    let interactor = MatchedInteractor(
      presenter: viewController, state: state, matchStream: dependency.matchStream,
      cancellationStream: dependency.cancellationStream)
    interactor.listener = listener
    return ViewableRouter(interactor: interactor, viewController: viewController)
  }
}
