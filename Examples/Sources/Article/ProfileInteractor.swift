import StateBinding

protocol ProfilePresentable: StatePresentable<ProfileViewState> {
  var listener: ProfilePresentableListener? { get set }
}

typealias ProfilePresentableListener = any PresentableListener<ProfileViewAction>

/// Hears from Profile. The parent's interactor conforms to it.
protocol ProfileListener: AnyObject {
  func profileDidLogout()
  func profileDidDeleteAccount()
}

final class ProfileInteractor: PresentableInteractor<any ProfilePresentable>, ProfileInteractable {
  weak var router: ProfileRouting?
  weak var listener: ProfileListener?
  private let memberStream: BehaviorRelay<EntityMember?>

  init(presenter: any ProfilePresentable, memberStream: BehaviorRelay<EntityMember?>) {
    self.memberStream = memberStream
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    memberStream
      .subscribe(onNext: { [weak self] member in
        self?.presenter.update(state: ProfileViewState(member: member))
      })
      .disposeOnDeactivate(interactor: self)
  }
}

extension ProfileInteractor: PresentableListener {
  func request(action: ProfileViewAction) {
    switch action {
    case .logout: handleLogout()
    case .deleteAccount: handleDeleteAccount()
    }
  }

  private func handleLogout() {
    listener?.profileDidLogout()
  }

  private func handleDeleteAccount() {
    listener?.profileDidDeleteAccount()
  }
}
