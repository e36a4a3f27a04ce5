import StateBinding

protocol LoggedOutDependency: Dependency {
  var members: any Members { get }
}

final class LoggedOutComponent: Component<LoggedOutDependency> {
  var members: any Members { dependency.members }
}

protocol LoggedOutBuildable: Buildable {
  func build(withListener listener: LoggedOutListener) -> ViewableRouting
}

final class LoggedOutBuilder: Builder<LoggedOutDependency>, LoggedOutBuildable {
  func build(withListener listener: LoggedOutListener) -> ViewableRouting {
    let component = LoggedOutComponent(dependency: dependency)
    let viewController = LoggedOutViewController()
    let interactor = LoggedOutInteractor(presenter: viewController, members: component.members)
    interactor.listener = listener
    return LoggedOutRouter(interactor: interactor, viewController: viewController)
  }
}
