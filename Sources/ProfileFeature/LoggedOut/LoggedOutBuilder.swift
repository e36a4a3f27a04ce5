public import StateBinding

#if os(iOS)
  import UIKit
#else
  import HeadlessUI
#endif

/// The services that LoggedOut needs from its parent.
public protocol LoggedOutDependency: Dependency {
  var members: any Members { get }
  /// Remembers the login; nil if no login is remembered.
  var savedLogin: (any SavedLogin)? { get }
}

final class LoggedOutComponent: Component<LoggedOutDependency> {
  var members: any Members { dependency.members }
  var savedLogin: (any SavedLogin)? { dependency.savedLogin }
}

public protocol LoggedOutBuildable: Buildable {
  /// Builds a screen that tells `problem`, if there is one.
  func build(
    withListener listener: LoggedOutListener, problem: LoggedOutProblem?
  ) -> ViewableRouting
}

/// Builds LoggedOut, the RIB that logs a member in.
public final class LoggedOutBuilder: Builder<LoggedOutDependency>, LoggedOutBuildable {
  public func build(
    withListener listener: LoggedOutListener, problem: LoggedOutProblem?
  ) -> ViewableRouting {
    let component = LoggedOutComponent(dependency: dependency)
    let viewController = LoggedOutViewController()
    let interactor = LoggedOutInteractor(
      presenter: viewController, members: component.members, savedLogin: component.savedLogin,
      problem: problem)
    interactor.listener = listener
    return ViewableRouter(interactor: interactor, viewController: viewController)
  }
}
