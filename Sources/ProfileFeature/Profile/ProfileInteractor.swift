public import StateBinding

public protocol ProfileRouting: ViewableRouting {
  /// The profile's step for deep links.
  var actionableItem: ProfileActionableItem { get }
}

protocol ProfilePresentable: StatePresentable<ProfileState> {
  var listener: ProfilePresentableListener? { get set }
  /// Raises `question`, as a button of the screen does.
  func ask(_ question: ProfileQuestion)
}

typealias ProfilePresentableListener = any PresentableListener<ProfileViewAction>

/// Hears when the member logs out or deletes the account.
///
/// `@MainActor` is explicit because other modules do not see this module's default isolation.
@MainActor public protocol ProfileListener: AnyObject {
  /// Throws if the login cannot be forgotten; the member then stays logged in.
  func profileDidLogout() throws(MembersError)
  func profileDidDeleteAccount()
}

/// Edits the member, and tells the listener of a logout or a deleted account.
final class ProfileInteractor: PresentableInteractor<any ProfilePresentable>, ProfileInteractable {
  weak var router: ProfileRouting?
  weak var listener: ProfileListener?

  private let members: any Members
  private let memberStream: BehaviorRelay<Member>
  private var state: ProfileState {
    didSet { presenter.update(state: state) }
  }

  init(
    presenter: any ProfilePresentable, members: any Members, memberStream: BehaviorRelay<Member>
  ) {
    self.members = members
    self.memberStream = memberStream
    state = ProfileState(member: memberStream.value)
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    presenter.update(state: state)
    memberStream
      .subscribe(onNext: { [weak self] member in
        guard let self, member != state.member else { return }
        state.member = member
      })
      .disposeOnDeactivate(interactor: self)
  }
}

extension ProfileInteractor: PresentableListener {
  func request(action: ProfileViewAction) {
    switch action {
    case .refresh: refresh()
    case .edit: state.isEditing = true
    case .discard: state.closeEditor()
    case .save(let draft): save(draft)
    case .dismissFailure: state.failure = nil
    case .logout: handleLogout()
    case .deleteAccount: handleDeleteAccount()
    }
  }

  private func refresh() {
    work(.refreshing, orShow: ProfileFailure.notLoaded) { [members] id in
      guard let member = try await members.member(id: id) else {
        throw MembersError.notFound(id: id)
      }
      return member
    }
  }

  private func save(_ draft: MemberDraft) {
    let problems = draft.problems
    guard problems.isEmpty else { return state.problems = problems }
    work(.saving, orShow: ProfileFailure.notSaved) { [members] id in
      let member = draft.member(id: id)
      try await members.save(member)
      return member
    }
  }

  private func handleLogout() {
    do throws(MembersError) {
      try listener?.profileDidLogout()
    } catch {
      state.failure = .notLoggedOut(error)
    }
  }

  private func handleDeleteAccount() {
    work(.deleting, orShow: ProfileFailure.notDeleted) { [members] id in
      try await members.delete(id: id)
      return nil
    }
  }

  /// Runs `call` with the member's id while the screen shows `activity`. `call` returns the current member, or nil if the
  /// account is deleted. Does nothing while another call runs.
  private func work(
    _ activity: ProfileActivity, orShow failure: @escaping (MembersError) -> ProfileFailure,
    _ call: @escaping @MainActor (String) async throws -> Member?
  ) {
    guard state.activity == nil else { return }
    state.begin(activity)
    task { [weak self, id = state.member.id] in
      do {
        let member = try await call(id)
        self?.finish(with: member)
      } catch let error as MembersError {
        self?.state.end(with: failure(error))
      }
    }
  }

  /// Shows `member` without an editor, or tells the listener of the deletion if `member` is nil.
  private func finish(with member: Member?) {
    guard let member else {
      listener?.profileDidDeleteAccount()
      return
    }
    state = ProfileState(member: member)
    memberStream.accept(member)
  }
}

extension ProfileInteractor: ProfileActionableItem {
  func askToLogOut() -> Observable<(ProfileActionableItem, ())> {
    ask(.logout)
  }

  func askToDelete() -> Observable<(ProfileActionableItem, ())> {
    ask(.deleteAccount)
  }

  private func ask(_ question: ProfileQuestion) -> Observable<(ProfileActionableItem, ())> {
    if state.activity != nil { return .error(LinkProblem.busy) }
    presenter.ask(question)
    return .just((self, ()))
  }
}
