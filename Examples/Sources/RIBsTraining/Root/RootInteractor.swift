import Foundation
import ProfileFeature
import StateBinding

protocol RootRouting: ViewableRouting {
  func routeToLoggedOut(problem: LoggedOutProblem?)
  func routeToLoggedIn(member: Member) -> LoggedInActionableItem
}

/// Switches between LoggedOut and LoggedIn, and follows links.
final class RootInteractor: Interactor, RootInteractable {
  weak var router: RootRouting?

  private let savedLogin: (any SavedLogin)?
  /// The logged-in RIB; nil while nobody is logged in. A `ReplaySubject` would keep the RIB after the logout.
  private let loggedInActionableItem = BehaviorRelay<LoggedInActionableItem?>(value: nil)
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
    cancelLink()
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
    loggedInActionableItem.accept(router?.routeToLoggedIn(member: member))
  }

  private func routeToLoggedOut(because problem: LoggedOutProblem? = nil) {
    cancelLink()
    loggedInActionableItem.accept(nil)
    router?.routeToLoggedOut(problem: problem)
  }

  private func cancelLink() {
    link?.dispose()
    link = nil
  }
}

extension RootInteractor: RootActionableItem {
  func waitForLogin() -> Observable<(LoggedInActionableItem, ())> {
    loggedInActionableItem.compactMap { $0 }.map { ($0, ()) }
  }
}

extension RootInteractor: UrlHandler {
  func handle(_ url: URL) throws {
    let workflow = try TrainingLinks.workflow(for: url)
    // The last link ends first, because the new link may cause the event that the last one waits for.
    cancelLink()
    link = workflow
    _ = workflow.subscribe(self)
  }
}

/// Follows the URLs that the system opens the app with.
protocol UrlHandler: AnyObject {
  /// Follows the link `url`, now or after the login. Throws a `DeepLinkError` if no link of the app matches.
  func handle(_ url: URL) throws
}
