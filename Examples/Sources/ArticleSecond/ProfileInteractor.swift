import StateBinding

protocol ProfilePresentable: StatePresentable<ProfileViewState> {
  var listener: ProfilePresentableListener? { get set }
}

typealias ProfilePresentableListener = any PresentableListener<ProfileViewAction>

final class ProfileInteractor: PresentableInteractor<any ProfilePresentable> {
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
    memberStream.accept(nil)
  }

  private func handleDeleteAccount() {
    memberStream.accept(nil)
  }
}

protocol ProfileViewControllable: ViewControllable {}
