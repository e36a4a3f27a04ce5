import HeadlessUI
import StateBinding

protocol RootInteractable: Interactable, LoggedOutListener, MainListener {
  var router: RootRouting? { get set }
}

protocol RootViewControllable: ChildShowing {}

final class RootViewController: UIViewController, RootViewControllable {}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
  private let loggedOutBuilder: LoggedOutBuildable
  private let mainBuilder: MainBuildable
  private var child: ViewableRouting?

  init(
    interactor: RootInteractable, viewController: RootViewControllable,
    loggedOutBuilder: LoggedOutBuildable, mainBuilder: MainBuildable
  ) {
    self.loggedOutBuilder = loggedOutBuilder
    self.mainBuilder = mainBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToLoggedOut(isExpired: Bool) {
    trace()
    detachCurrentChild()
    attach(loggedOutBuilder.build(withListener: interactor, isExpired: isExpired))
  }

  func routeToMain(_ login: Login) {
    trace()
    detachCurrentChild()
    attach(mainBuilder.build(withListener: interactor, login: login))
  }

  private func attach(_ router: ViewableRouting) {
    child = router
    attachChild(router)
    viewController.show(router.viewControllable)
  }

  private func detachCurrentChild() {
    guard let child else { return }
    self.child = nil
    viewController.hide(child.viewControllable)
    detachChild(child)
  }
}
