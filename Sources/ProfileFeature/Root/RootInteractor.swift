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
      didLogin(with: member)
    } else {
      router?.routeToLoggedOut(problem: nil)
    }
  }

  override func willResignActive() {
    super.willResignActive()
    link?.dispose()
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

  func didLoseAccount(of member: Member) {
    leaveLoggedIn(because: .lostAccount(member))
  }

  private func leaveLoggedIn(because problem: LoggedOutProblem? = nil) {
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
    _ = workflow.subscribe(self)
  }
}

extension RootInteractor: RootActionableItem {
  func waitForLogin() -> Observable<(LoggedInActionableItem, ())> {
    loggedInItem.compactMap { $0 }.map { ($0, ()) }
  }
}
