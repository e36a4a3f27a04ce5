import ProfileFeature
import StateBinding

protocol RootInteractable: Interactable, LoggedOutListener, LoggedInListener {
  var router: RootRouting? { get set }
  /// Routes to LoggedIn if somebody is remembered, else to LoggedOut.
  func routeToFirstScreen()
}

protocol RootViewControllable: ViewControllable {
  func show(_ viewController: ViewControllable)
  func hide(_ viewController: ViewControllable)
}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
  private let loggedOutBuilder: LoggedOutBuildable
  private let loggedInBuilder: LoggedInBuildable
  private var loggedOut: ViewableRouting?
  private var loggedIn: ViewableRouting?

  init(
    interactor: RootInteractable, viewController: RootViewControllable,
    loggedOutBuilder: LoggedOutBuildable, loggedInBuilder: LoggedInBuildable
  ) {
    self.loggedOutBuilder = loggedOutBuilder
    self.loggedInBuilder = loggedInBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    interactor.routeToFirstScreen()
  }

  func routeToLoggedIn(member: Member) -> LoggedInActionableItem {
    detachLoggedOut()
    let (router, actionableItem) = loggedInBuilder.build(withListener: interactor, member: member)
    loggedIn = router
    attachChild(router)
    viewController.show(router.viewControllable)
    return actionableItem
  }

  func routeToLoggedOut() {
    if let loggedIn {
      // A detached LoggedIn dismisses its sheet. It can only do so while its view is on the screen, so its view goes last.
      detachChild(loggedIn)
      viewController.hide(loggedIn.viewControllable)
      self.loggedIn = nil
    }
    attachLoggedOut()
  }

  private func attachLoggedOut() {
    guard loggedOut == nil else { return }
    let router = loggedOutBuilder.build(withListener: interactor)
    loggedOut = router
    attachChild(router)
    viewController.show(router.viewControllable)
  }

  private func detachLoggedOut() {
    guard let loggedOut else { return }
    viewController.hide(loggedOut.viewControllable)
    detachChild(loggedOut)
    self.loggedOut = nil
  }
}
