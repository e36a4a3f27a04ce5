import Foundation
import ProfileFeature
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
  /// The logged-in RIB; nil while nobody is logged in. A `ReplaySubject` would keep the RIB after the logout.
  private let loggedInActionableItem = BehaviorRelay<LoggedInActionableItem?>(value: nil)
  /// The last opened link.
  private var link: (any Disposable)?

  init(presenter: RootPresentable, savedLogin: (any SavedLogin)?) {
    self.savedLogin = savedLogin
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func willResignActive() {
    super.willResignActive()
    cancelLink()
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
    loggedInActionableItem.accept(router?.routeToLoggedIn(member: member))
  }

  private func leaveLoggedIn() {
    cancelLink()
    loggedInActionableItem.accept(nil)
    router?.routeToLoggedOut()
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
