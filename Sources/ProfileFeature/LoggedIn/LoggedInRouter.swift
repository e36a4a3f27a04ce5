import StateBinding

protocol LoggedInInteractable: Interactable, ProfileListener {
  var router: LoggedInRouting? { get set }
  var listener: LoggedInListener? { get set }
}

/// The parent's view, in which this RIB shows its children.
protocol LoggedInViewControllable: ViewControllable {
  func show(_ viewController: ViewControllable)
  func hide(_ viewController: ViewControllable)
}

final class LoggedInRouter: Router<LoggedInInteractable>, LoggedInRouting {
  private let viewController: LoggedInViewControllable
  private let profileBuilder: ProfileBuildable
  private var profile: ProfileRouting?

  init(
    interactor: LoggedInInteractable, viewController: LoggedInViewControllable,
    profileBuilder: ProfileBuildable
  ) {
    self.viewController = viewController
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    _ = routeToProfile()
  }

  func routeToProfile() -> ProfileActionableItem {
    trace()
    if let profile { return profile.actionableItem }
    let router = profileBuilder.build(withListener: interactor)
    profile = router
    attachChild(router)
    viewController.show(router.viewControllable)
    return router.actionableItem
  }

  func cleanupViews() {
    guard let profile else { return }
    viewController.hide(profile.viewControllable)
  }
}
