import StateBinding

protocol RefinementDependency: Dependency {
  var server: AuthenticatedServer { get }
}

protocol RefinementBuildable: Buildable {
  func build(withListener listener: RefinementListener, order: Order) -> ViewableRouting
}

final class RefinementBuilder: Builder<RefinementDependency>, RefinementBuildable {
  func build(withListener listener: RefinementListener, order: Order) -> ViewableRouting {
    let state = RefinementState(order: order)
    let viewController = RefinementViewController(state: state)
    let interactor = RefinementInteractor(
      presenter: viewController, state: state, server: dependency.server)
    interactor.listener = listener
    return ViewableRouter(interactor: interactor, viewController: viewController)
  }
}
