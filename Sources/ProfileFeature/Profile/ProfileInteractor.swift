public import StateBinding

public protocol ProfileRouting: ViewableRouting {
  /// The profile's step for deep links.
  var actionableItem: ProfileActionableItem { get }
}

protocol ProfilePresentable: StatePresentable<ProfileViewState> {
  var listener: ProfilePresentableListener? { get set }
}

typealias ProfilePresentableListener = any PresentableListener<ProfileViewAction>

/// Hears of the end of a login.
///
/// `@MainActor` is explicit because other modules do not see this module's default isolation.
@MainActor public protocol ProfileListener: AnyObject {
  func profileDidLogout()
  func profileDidDeleteAccount()
  /// Somebody else has deleted the account.
  func profileDidLoseAccount()
}

/// Edits the member, logs out, and deletes the account.
final class ProfileInteractor: PresentableInteractor<any ProfilePresentable>, ProfileInteractable {
  weak var router: ProfileRouting?
  weak var listener: ProfileListener?

  private let members: any Members
  private let savedLogin: (any SavedLogin)?
  private let memberStream: BehaviorRelay<Member>
  private var state: ProfileViewState {
    didSet { presenter.update(state: state) }
  }

  init(
    presenter: any ProfilePresentable, members: any Members, savedLogin: (any SavedLogin)?,
    memberStream: BehaviorRelay<Member>
  ) {
    self.members = members
    self.savedLogin = savedLogin
    self.memberStream = memberStream
    state = ProfileViewState(member: memberStream.value)
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    // `didSet` does not run for the first state.
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
    if let activity = state.activity { return drop(action, because: "\(activity) is under way") }
    switch action {
    case .refresh: refresh()
    case .edit: state.isEditing = true
    case .discard: state = ProfileViewState(member: state.member)
    case .save(let draft): save(draft)
    case .ask(let question): state.question = question
    case .closeQuestion: state.question = nil
    case .closeFailure: state.failure = nil
    case .logout: logout()
    case .deleteAccount: deleteAccount()
    }
  }

  private func refresh() {
    state.begin(.refreshing)
    task { [weak self, members, id = memberStream.value.id] in
      do {
        guard let member = try await members.member(id: id) else {
          self?.fail(with: .notLoaded(.notFound(id: id)))
          return
        }
        self?.finish(with: member)
      } catch let error as MembersError {
        self?.fail(with: .notLoaded(error))
      }
    }
  }

  private func save(_ draft: MemberDraft) {
    let problems = draft.problems
    guard problems.isEmpty else {
      state.problems = problems
      return
    }
    state.begin(.saving)
    task { [weak self, members, member = draft.member(id: memberStream.value.id)] in
      do {
        try await members.save(member)
        self?.finish(with: member)
      } catch let error as MembersError {
        self?.fail(with: .notSaved(error))
      }
    }
  }

  private func logout() {
    do throws(MembersError) {
      try savedLogin?.forget()
      state.question = nil
      listener?.profileDidLogout()
    } catch {
      fail(with: .notLoggedOut(error))
    }
  }

  private func deleteAccount() {
    state.begin(.deleting)
    task { [weak self, members, id = memberStream.value.id] in
      do {
        // Forgets the login too.
        try await members.delete(id: id)
        self?.listener?.profileDidDeleteAccount()
      } catch let error as MembersError {
        self?.fail(with: .notDeleted(error))
      }
    }
  }

  private func finish(with member: Member) {
    state = ProfileViewState(member: member)
    memberStream.accept(member)
  }

  /// Shows `failure`. If the account is gone, leaves the profile.
  private func fail(with failure: ProfileFailure) {
    if case .notFound = failure.reason {
      listener?.profileDidLoseAccount()
    } else {
      state.fail(with: failure)
    }
  }
}

// The steps of the deep links. A link is no action of the view, so it changes the state itself.
extension ProfileInteractor: ProfileActionableItem {
  func show() -> Observable<(ProfileActionableItem, ())> {
    // The profile is on the screen already. A link does not throw a typed draft away.
    state.isEditing ? .error(LinkProblem.editing) : .just((self, ()))
  }

  func ask(_ question: ProfileQuestion) -> Observable<(ProfileActionableItem, ())> {
    if state.activity != nil { return .error(LinkProblem.busy) }
    state.question = question
    return .just((self, ()))
  }
}
