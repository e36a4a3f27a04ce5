import StateBinding

protocol LoggedOutDependency: Dependency {
  var server: any RideServer { get }
}

protocol LoggedOutBuildable: Buildable {
  func build(withListener listener: LoggedOutListener, isExpired: Bool) -> ViewableRouting
}

final class LoggedOutBuilder: Builder<LoggedOutDependency>, LoggedOutBuildable {
  func build(withListener listener: LoggedOutListener, isExpired: Bool) -> ViewableRouting {
    let viewController = LoggedOutViewController()
    let interactor = LoggedOutInteractor(
      presenter: viewController, server: dependency.server, isExpired: isExpired)
    interactor.listener = listener
    return ViewableRouter(interactor: interactor, viewController: viewController)
  }
}
