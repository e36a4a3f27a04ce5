import StateBinding

protocol LoggedInDependency: Dependency {
  var members: any Members { get }
  var savedLogin: (any SavedLogin)? { get }
  var loggedInViewController: LoggedInViewControllable { get }
}

/// Owns the logged-in member, whom all RIBs below LoggedIn share.
final class LoggedInComponent: Component<LoggedInDependency>, ProfileDependency {
  let memberStream: BehaviorRelay<Member>
  var members: any Members { dependency.members }
  var savedLogin: (any SavedLogin)? { dependency.savedLogin }
  var loggedInViewController: LoggedInViewControllable { dependency.loggedInViewController }

  init(dependency: LoggedInDependency, member: Member) {
    memberStream = BehaviorRelay(value: member)
    super.init(dependency: dependency)
  }
}

protocol LoggedInBuildable: Buildable {
  func build(
    withListener listener: LoggedInListener, member: Member
  ) -> (router: LoggedInRouting, actionableItem: LoggedInActionableItem)
}

final class LoggedInBuilder: Builder<LoggedInDependency>, LoggedInBuildable {
  func build(
    withListener listener: LoggedInListener, member: Member
  ) -> (router: LoggedInRouting, actionableItem: LoggedInActionableItem) {
    let component = LoggedInComponent(dependency: dependency, member: member)
    let interactor = LoggedInInteractor(memberStream: component.memberStream)
    interactor.listener = listener
    let router = LoggedInRouter(
      interactor: interactor,
      viewController: component.loggedInViewController,
      profileBuilder: ProfileBuilder(dependency: component))
    return (router, interactor)
  }
}
