import ProfileFeature
import StateBinding

protocol RootInteractable: Interactable, LoggedOutListener, LoggedInListener {
  var router: RootRouting? { get set }
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

  func routeToLoggedIn(member: Member) -> LoggedInActionableItem {
    trace()
    if let loggedOut {
      viewController.hide(loggedOut.viewControllable)
      detachChild(loggedOut)
      self.loggedOut = nil
    }
    let (router, actionableItem) = loggedInBuilder.build(withListener: interactor, member: member)
    loggedIn = router
    attachChild(router)
    viewController.show(router.viewControllable)
    return actionableItem
  }

  func routeToLoggedOut(problem: LoggedOutProblem?) {
    trace()
    if let loggedIn {
      // A detached LoggedIn dismisses its sheet. It can only do so while its view is on the screen, so its view goes last.
      detachChild(loggedIn)
      viewController.hide(loggedIn.viewControllable)
      self.loggedIn = nil
    }
    let router = loggedOutBuilder.build(withListener: interactor, problem: problem)
    loggedOut = router
    attachChild(router)
    viewController.show(router.viewControllable)
  }
}
