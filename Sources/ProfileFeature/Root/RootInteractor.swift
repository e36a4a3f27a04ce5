import StateBinding

protocol RootRouting: ViewableRouting {
  func routeToLoggedOut()
  func routeToLoggedIn(member: Member) -> LoggedInActionableItem
}

protocol RootPresentable: Presentable {
  var listener: RootPresentableListener? { get set }
}

protocol RootPresentableListener: AnyObject {}

/// Switches between LoggedOut and LoggedIn.
final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable,
  RootPresentableListener
{
  weak var router: RootRouting?

  private let loggedInItem = BehaviorRelay<LoggedInActionableItem?>(value: nil)

  override init(presenter: RootPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didLogin(with member: Member) {
    loggedInItem.accept(router?.routeToLoggedIn(member: member))
  }

  func didLogout() {
    leaveLoggedIn()
  }

  func didDeleteAccount() {
    leaveLoggedIn()
  }

  private func leaveLoggedIn() {
    loggedInItem.accept(nil)
    router?.routeToLoggedOut()
  }
}

extension RootInteractor: RootActionableItem {
  func waitForLogin() -> Observable<(LoggedInActionableItem, ())> {
    loggedInItem.compactMap { $0 }.map { ($0, ()) }
  }
}
