public import StateBinding

/// What the login needs of its parent.
public protocol LoggedOutDependency: Dependency {
  /// Who can log in.
  var members: any Members { get }
}

final class LoggedOutComponent: Component<LoggedOutDependency> {
  var members: any Members { dependency.members }
}

/// What makes the login.
public protocol LoggedOutBuildable: Buildable {
  /// The login, which tells `listener` who logged in.
  func build(withListener listener: LoggedOutListener) -> ViewableRouting
}

/// Makes the login.
public final class LoggedOutBuilder: Builder<LoggedOutDependency>, LoggedOutBuildable {
  /// The login, which tells `listener` who logged in.
  public func build(withListener listener: LoggedOutListener) -> ViewableRouting {
    let component = LoggedOutComponent(dependency: dependency)
    let viewController = LoggedOutViewController()
    let interactor = LoggedOutInteractor(presenter: viewController, members: component.members)
    interactor.listener = listener
    return LoggedOutRouter(interactor: interactor, viewController: viewController)
  }
}
