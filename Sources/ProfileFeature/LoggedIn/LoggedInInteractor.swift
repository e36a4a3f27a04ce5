import StateBinding

protocol LoggedInRouting: Routing {
  func routeToProfile() -> ProfileActionableItem
  /// Removes the children's views from the parent's view, as this RIB has no view of its own.
  func cleanupViews()
}

protocol LoggedInListener: AnyObject {
  /// Throws if the login cannot be forgotten; the member then stays logged in.
  func didLogout() throws(MembersError)
  func didDeleteAccount()
}

final class LoggedInInteractor: Interactor, LoggedInInteractable {
  weak var router: LoggedInRouting?
  weak var listener: LoggedInListener?

  private let memberStream: BehaviorRelay<Member>

  init(memberStream: BehaviorRelay<Member>) {
    self.memberStream = memberStream
    super.init()
  }

  func profileDidLogout() throws(MembersError) {
    try listener?.didLogout()
  }

  func profileDidDeleteAccount() {
    listener?.didDeleteAccount()
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
