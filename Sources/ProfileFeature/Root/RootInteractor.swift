import StateBinding

protocol RootRouting: ViewableRouting {
  func routeToLoggedOut()
  func routeToLoggedIn(member: Member) -> LoggedInActionableItem
}

protocol RootPresentable: Presentable {
  var listener: RootPresentableListener? { get set }
}

protocol RootPresentableListener: AnyObject {}

/// Switches between LoggedOut and LoggedIn, remembers the login, and follows links.
final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable,
  RootPresentableListener
{
  weak var router: RootRouting?

  private let savedLogin: (any SavedLogin)?
  private let loggedInItem = BehaviorRelay<LoggedInActionableItem?>(value: nil)
  /// The last opened link.
  private var link: (any Disposable)?

  init(presenter: RootPresentable, savedLogin: (any SavedLogin)?) {
    self.savedLogin = savedLogin
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func willResignActive() {
    super.willResignActive()
    link?.dispose()
  }

  func routeToFirstScreen() {
    // LoggedOut loads the members and so shows the error of a file that cannot be read.
    if let member = try? savedLogin?.rememberedMember() {
      enterLoggedIn(member)
    } else {
      router?.routeToLoggedOut()
    }
  }

  func didLogin(with member: Member) throws(MembersError) {
    try savedLogin?.remember(member)
    enterLoggedIn(member)
  }

  func didLogout() throws(MembersError) {
    try savedLogin?.forget()
    leaveLoggedIn()
  }

  func didDeleteAccount() {
    leaveLoggedIn()
  }

  private func enterLoggedIn(_ member: Member) {
    loggedInItem.accept(router?.routeToLoggedIn(member: member))
  }

  private func leaveLoggedIn() {
    loggedInItem.accept(nil)
    router?.routeToLoggedOut()
  }
}

extension RootInteractor: UrlHandler {
  func handle(_ url: String) throws(DeepLinkError) {
    let workflow = try ProfileLinks.table.destination(of: url)
    // The last link ends first, because the new link may cause the event that the last one waits for.
    link?.dispose()
    link = workflow
    _ = workflow.subscribe(self)
  }
}

extension RootInteractor: RootActionableItem {
  func waitForLogin() -> Observable<(LoggedInActionableItem, ())> {
    loggedInItem.compactMap { $0 }.map { ($0, ()) }
  }
}
