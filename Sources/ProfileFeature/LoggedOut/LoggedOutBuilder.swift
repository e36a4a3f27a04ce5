public import StateBinding

/// The services that LoggedOut needs from its parent.
public protocol LoggedOutDependency: Dependency {
  var members: any Members { get }
}

final class LoggedOutComponent: Component<LoggedOutDependency> {
  var members: any Members { dependency.members }
}

public protocol LoggedOutBuildable: Buildable {
  func build(withListener listener: LoggedOutListener) -> ViewableRouting
}

/// Builds LoggedOut, the RIB that logs a member in.
public final class LoggedOutBuilder: Builder<LoggedOutDependency>, LoggedOutBuildable {
  public func build(withListener listener: LoggedOutListener) -> ViewableRouting {
    let component = LoggedOutComponent(dependency: dependency)
    let viewController = LoggedOutViewController()
    let interactor = LoggedOutInteractor(presenter: viewController, members: component.members)
    interactor.listener = listener
    return LoggedOutRouter(interactor: interactor, viewController: viewController)
  }
}
