import StateBinding

protocol ProfileInteractable: Interactable, ProfileActionableItem {
  var router: ProfileRouting? { get set }
  var listener: ProfileListener? { get set }
}

protocol ProfileViewControllable: ViewControllable {}

final class ProfileRouter: ViewableRouter<ProfileInteractable, ProfileViewControllable>,
  ProfileRouting
{
  var actionableItem: ProfileActionableItem { interactor }

  override init(interactor: ProfileInteractable, viewController: ProfileViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
