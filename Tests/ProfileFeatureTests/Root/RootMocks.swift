import HeadlessUI
import StateBinding

// What a router talks to is internal to its feature.
@testable import ProfileFeature

final class RootInteractableMock: @MainActor RootInteractable {
  weak var router: RootRouting?
  private(set) var isActive = false
  var isActiveStream: Observable<Bool> { .just(isActive) }

  func activate() { isActive = true }
  func deactivate() { isActive = false }
  func routeToFirstScreen() { router?.routeToLoggedOut() }
  func didLogin(with member: Member) {}
  func didLogout() {}
  func didDeleteAccount() {}
}

final class RootViewControllableMock: RootViewControllable {
  let uiviewController = UIViewController()
  private(set) var calls: [String] = []

  func show(_ viewController: ViewControllable) { calls.append("show") }
  func hide(_ viewController: ViewControllable) { calls.append("hide") }
}

final class LoggedOutBuildableMock: LoggedOutBuildable {
  private(set) var buildCallCount = 0

  func build(withListener listener: LoggedOutListener) -> ViewableRouting {
    buildCallCount += 1
    return ViewableRouter<Interactable, ViewControllable>(
      interactor: Interactor(), viewController: RootViewControllableMock())
  }
}

final class LoggedInBuildableMock: LoggedInBuildable {
  private(set) var buildCallCount = 0

  func build(
    withListener listener: LoggedInListener, member: Member
  ) -> (router: LoggedInRouting, actionableItem: LoggedInActionableItem) {
    buildCallCount += 1
    let interactor = LoggedInInteractor(memberStream: BehaviorRelay(value: member))
    return (LoggedInRoutingMock(interactor: interactor), interactor)
  }
}

final class LoggedInRoutingMock: Router<LoggedInInteractor>, LoggedInRouting {
  func routeToProfile() -> ProfileActionableItem { preconditionFailure("is not asked for") }
  func cleanupViews() {}
}
