import HeadlessUI
import StateBinding

/// The objects that Profile needs from its parent.
protocol ProfileDependency: Dependency {
  var memberStream: BehaviorRelay<EntityMember?> { get }
}

final class ProfileComponent: Component<ProfileDependency> {
  var memberStream: BehaviorRelay<EntityMember?> { dependency.memberStream }
}

protocol ProfileBuildable: Buildable {
  func build(withListener listener: ProfileListener) -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable {
  func build(withListener listener: ProfileListener) -> ProfileRouting {
    let component = ProfileComponent(dependency: dependency)
    let viewController = ProfileViewController()
    let interactor = ProfileInteractor(
      presenter: viewController, memberStream: component.memberStream)
    interactor.listener = listener
    return ProfileRouter(interactor: interactor, viewController: viewController)
  }
}

protocol ProfileRouting: ViewableRouting {}

protocol ProfileInteractable: Interactable {
  var router: ProfileRouting? { get set }
  var listener: ProfileListener? { get set }
}

protocol ProfileViewControllable: ViewControllable {}

final class ProfileRouter: ViewableRouter<ProfileInteractable, ProfileViewControllable>,
  ProfileRouting
{
  override init(interactor: ProfileInteractable, viewController: ProfileViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
