import StateBinding

protocol LoggedInRouting: Routing {
  func routeToProfile() -> ProfileActionableItem
  /// Removes the children's views from the parent's view, as this RIB has no view of its own.
  func cleanupViews()
}

protocol LoggedInListener: AnyObject {
  func didLogout()
  func didDeleteAccount()
  /// Somebody else has deleted the account of `member`.
  func didLoseAccount(of member: Member)
}

final class LoggedInInteractor: Interactor, LoggedInInteractable {
  weak var router: LoggedInRouting?
  weak var listener: LoggedInListener?

  private let memberStream: BehaviorRelay<Member>

  init(memberStream: BehaviorRelay<Member>) {
    self.memberStream = memberStream
    super.init()
  }

  override func willResignActive() {
    super.willResignActive()
    router?.cleanupViews()
  }

  func profileDidLogout() {
    trace()
    listener?.didLogout()
  }

  func profileDidDeleteAccount() {
    trace()
    listener?.didDeleteAccount()
  }

  func profileDidLoseAccount() {
    trace()
    listener?.didLoseAccount(of: memberStream.value)
  }
}

extension LoggedInInteractor: LoggedInActionableItem {
  func openProfile(of userID: String?) -> Observable<(ProfileActionableItem, ())> {
    let member = memberStream.value
    if let userID, userID != member.id {
      return .error(LinkProblem.otherMember(asked: userID, loggedIn: member.id))
    }
    guard let router else { return .empty() }
    return .just((router.routeToProfile(), ()))
  }
}
