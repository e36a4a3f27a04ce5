import ProfileFeature
import StateBinding

protocol GameDependency: Dependency {
  var memberStream: BehaviorRelay<Member> { get }
  var scoreStream: BehaviorRelay<ScoreBoard> { get }
  var inviteStream: BehaviorRelay<InviteCode?> { get }
}

final class GameComponent: Component<GameDependency> {}

protocol GameBuildable: Buildable {
  func build(withListener listener: GameListener) -> ViewableRouting
}

final class GameBuilder: Builder<GameDependency>, GameBuildable {
  func build(withListener listener: GameListener) -> ViewableRouting {
    let component = GameComponent(dependency: dependency)
    let viewController = GameViewController()
    let interactor = GameInteractor(
      presenter: viewController, memberStream: component.dependency.memberStream,
      scoreStream: component.dependency.scoreStream,
      inviteStream: component.dependency.inviteStream)
    interactor.listener = listener
    return GameRouter(interactor: interactor, viewController: viewController)
  }
}
