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

/// Knows who is logged in, and which link is on its way.
final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable,
  RootPresentableListener
{
  weak var router: RootRouting?

  private var loggedInActionableItemSubject = newSubject()
  private var link: (any Disposable)?

  override init(presenter: RootPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func willResignActive() {
    super.willResignActive()
    cancelLink()
  }

  func didLogin(with member: Member) {
    guard let item = router?.routeToLoggedIn(member: member) else { return }
    loggedInActionableItemSubject.onNext(item)
  }

  func didLogout() {
    leaveLoggedIn()
  }

  func didDeleteAccount() {
    leaveLoggedIn()
  }

  /// A subject replays what it has heard: the item of a login must not outlive it, so the next one has its own.
  private func leaveLoggedIn() {
    cancelLink()
    loggedInActionableItemSubject = Self.newSubject()
    router?.routeToLoggedOut()
  }

  private func cancelLink() {
    link?.dispose()
    link = nil
  }

  private static func newSubject() -> ReplaySubject<LoggedInActionableItem> {
    .create(bufferSize: 1)
  }
}

extension RootInteractor: RootActionableItem {
  func follow(_ link: any Disposable) {
    cancelLink()
    self.link = link
  }

  func waitForLogin() -> Observable<(LoggedInActionableItem, ())> {
    loggedInActionableItemSubject.map { ($0, ()) }
  }
}
