public import Foundation
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

/// Switches between LoggedOut and LoggedIn, and follows links.
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

  /// A replay subject keeps the item of the login that ends here, so the next login gets a new subject.
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

extension RootInteractor: UrlHandler {
  func handle(_ url: URL) -> Bool {
    guard let workflow = try? TrainingLinks.table.destination(of: url.absoluteString) else {
      return false
    }
    _ = workflow.subscribe(self)
    return true
  }
}

/// Follows the URLs that the system opens the app with.
public protocol UrlHandler: AnyObject {
  /// Returns false if no link of the app matches `url`.
  func handle(_ url: URL) -> Bool
}
