import StateBinding

protocol RootRouting: ViewableRouting {
  func routeToLoggedOut(problem: LoggedOutProblem?)
  func routeToLoggedIn(member: Member) -> LoggedInActionableItem
}

/// Switches between LoggedOut and LoggedIn, and follows links.
final class RootInteractor: Interactor, RootInteractable {
  weak var router: RootRouting?

  private let savedLogin: (any SavedLogin)?
  private let loggedInItem = BehaviorRelay<LoggedInActionableItem?>(value: nil)
  /// The last opened link.
  private var link: (any Disposable)?

  init(savedLogin: (any SavedLogin)?) {
    self.savedLogin = savedLogin
    super.init()
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    // LoggedOut loads the members and so shows the error of a file that cannot be read.
    if let member = try? savedLogin?.rememberedMember() {
      routeToLoggedIn(member)
    } else {
      routeToLoggedOut()
    }
  }

  override func willResignActive() {
    super.willResignActive()
    link?.dispose()
  }

  func didLogin(with member: Member) {
    trace()
    routeToLoggedIn(member)
  }

  func didLogout() {
    trace()
    routeToLoggedOut()
  }

  func didDeleteAccount() {
    trace()
    routeToLoggedOut()
  }

  func didLoseAccount(of member: Member) {
    trace()
    routeToLoggedOut(because: .lostAccount(member))
  }

  private func routeToLoggedIn(_ member: Member) {
    let item = router?.routeToLoggedIn(member: member)
    loggedInItem.accept(item)
  }

  private func routeToLoggedOut(because problem: LoggedOutProblem? = nil) {
    loggedInItem.accept(nil)
    router?.routeToLoggedOut(problem: problem)
  }
}

extension RootInteractor: UrlHandler {
  func handle(_ url: String) throws(DeepLinkError) {
    let workflow = try ProfileLinks.table.destination(of: url)
    // The last link ends first, because the new link may cause the event that the last one waits for.
    link?.dispose()
    link = workflow
    // Returns the workflow itself.
    _ = workflow.subscribe(self)
  }
}

extension RootInteractor: RootActionableItem {
  func waitForLogin() -> Observable<(LoggedInActionableItem, ())> {
    loggedInItem.compactMap { $0 }.map { ($0, ()) }
  }
}
