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

  func profileDidLogout() {
    listener?.didLogout()
  }

  func profileDidDeleteAccount() {
    listener?.didDeleteAccount()
  }

  func profileDidLoseAccount() {
    listener?.didLoseAccount(of: memberStream.value)
  }
}

extension LoggedInInteractor: LoggedInActionableItem {
  func openProfile(of userID: String) -> Observable<(ProfileActionableItem, ())> {
    let member = memberStream.value
    guard member.id == userID else {
      return .error(LinkProblem.otherMember(asked: userID, loggedIn: member.id))
    }
    return openProfile()
  }

  func openProfile() -> Observable<(ProfileActionableItem, ())> {
    guard let router else { return .empty() }
    return .just((router.routeToProfile(), ()))
  }
}
