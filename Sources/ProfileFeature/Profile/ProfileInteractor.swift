public import StateBinding

public protocol ProfileRouting: ViewableRouting {
  /// The profile's step for deep links.
  var actionableItem: ProfileActionableItem { get }
}

protocol ProfilePresentable: Presentable {
  var listener: ProfilePresentableListener? { get set }
  func update(state: ProfileViewState)
  func show(_ problems: [MemberProblem])
  func show(_ activity: ProfileActivity?)
  func show(_ failure: ProfileFailure)
  func askToLogOut()
  func askToDelete()
}

typealias ProfilePresentableListener = any PresentableListener<ProfileViewAction>

/// Hears when the member logs out or deletes the account.
///
/// `@MainActor` is explicit because other modules do not see this module's default isolation.
@MainActor public protocol ProfileListener: AnyObject {
  func profileDidLogout()
  func profileDidDeleteAccount()
}

/// Edits the member, and tells the listener of a logout or a deleted account.
final class ProfileInteractor: PresentableInteractor<ProfilePresentable>, ProfileInteractable {
  weak var router: ProfileRouting?
  weak var listener: ProfileListener?

  private let members: any Members
  private let memberStream: BehaviorRelay<Member>
  private var activity: ProfileActivity?

  init(
    presenter: ProfilePresentable, members: any Members, memberStream: BehaviorRelay<Member>
  ) {
    self.members = members
    self.memberStream = memberStream
    super.init(presenter: presenter)
    presenter.listener = self
  }
}

extension ProfileInteractor: PresentableListener {
  func request(action: ProfileViewAction) {
    switch action {
    case .refresh: refresh()
    case .save(let draft): save(draft)
    case .logout: handleLogout()
    case .deleteAccount: handleDeleteAccount()
    }
  }

  private func refresh() {
    work(.refreshing) { [members, memberStream] in
      let id = memberStream.value.id
      guard let member = try await members.member(id: id) else {
        throw MembersError.notFound(id: id)
      }
      memberStream.accept(member)
    }
  }

  private func save(_ draft: MemberDraft) {
    let problems = draft.problems
    presenter.show(problems)
    guard problems.isEmpty else { return }
    work(.saving) { [members, memberStream] in
      let member = draft.member(id: memberStream.value.id)
      try await members.save(member)
      memberStream.accept(member)
    }
  }

  private func handleLogout() {
    listener?.profileDidLogout()
  }

  private func handleDeleteAccount() {
    work(.deleting) { [weak self, members, memberStream] in
      try await members.delete(id: memberStream.value.id)
      self?.listener?.profileDidDeleteAccount()
    }
  }

  /// Runs `body` while the screen shows `activity`, then shows the error if `body` failed. Does nothing while another call
  /// runs.
  private func work(
    _ activity: ProfileActivity, _ body: @escaping @MainActor () async throws -> Void
  ) {
    guard self.activity == nil else { return }
    self.activity = activity
    presenter.show(activity)
    task { [weak self] in
      do {
        try await body()
      } catch let error as MembersError {
        self?.presenter.show(ProfileFailure(activity: activity, reason: error.description))
      }
      self?.activity = nil
      self?.presenter.show(nil as ProfileActivity?)
    }
  }
}

extension ProfileInteractor: ProfileActionableItem {
  func askToLogOut() -> Observable<(ProfileActionableItem, ())> {
    ask { $0.askToLogOut() }
  }

  func askToDelete() -> Observable<(ProfileActionableItem, ())> {
    ask { $0.askToDelete() }
  }

  private func ask(
    _ question: (ProfilePresentable) -> Void
  ) -> Observable<(ProfileActionableItem, ())> {
    if activity != nil { return .error(LinkProblem.busy) }
    question(presenter)
    return .just((self, ()))
  }
}
