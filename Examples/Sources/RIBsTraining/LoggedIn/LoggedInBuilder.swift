import ProfileFeature
import StateBinding

protocol LoggedInDependency: Dependency {
  var members: any Members { get }
  var savedLogin: (any SavedLogin)? { get }
  var network: Network { get }
}

/// Owns the member and the score, which all RIBs below LoggedIn share. A logout ends both.
final class LoggedInComponent: Component<LoggedInDependency>, BoardDependency, GameDependency,
  ProfileDependency, PromotionDependency
{
  let memberStream: BehaviorRelay<Member>
  let scoreStream = BehaviorRelay(value: ScoreBoard())
  let inviteStream = BehaviorRelay<InviteCode?>(value: nil)
  var members: any Members { dependency.members }
  var savedLogin: (any SavedLogin)? { dependency.savedLogin }
  var network: Network { dependency.network }

  init(dependency: LoggedInDependency, member: Member) {
    memberStream = BehaviorRelay(value: member)
    super.init(dependency: dependency)
  }
}

protocol LoggedInBuildable: Buildable {
  func build(
    withListener listener: LoggedInListener, member: Member
  ) -> (router: ViewableRouting, actionableItem: LoggedInActionableItem)
}

final class LoggedInBuilder: Builder<LoggedInDependency>, LoggedInBuildable {
  func build(
    withListener listener: LoggedInListener, member: Member
  ) -> (router: ViewableRouting, actionableItem: LoggedInActionableItem) {
    let component = LoggedInComponent(dependency: dependency, member: member)
    let viewController = TabsViewController()
    let interactor = LoggedInInteractor(
      presenter: viewController, memberStream: component.memberStream,
      scoreStream: component.scoreStream, inviteStream: component.inviteStream,
      network: component.network)
    interactor.listener = listener
    let router = LoggedInRouter(
      interactor: interactor, viewController: viewController,
      builders: .init(
        board: BoardBuilder(dependency: component), game: GameBuilder(dependency: component),
        profile: ProfileBuilder(dependency: component),
        promotion: PromotionBuilder(dependency: component)))
    return (router, interactor)
  }
}
