import StateBinding

/// The state that the interactor shows.
nonisolated struct ProfileState {
  var member: Member
  var isEditing = false
  var problems: [MemberProblem] = []
  var activity: ProfileActivity?
  var failure: ProfileFailure?

  mutating func begin(_ activity: ProfileActivity) {
    self.activity = activity
    problems = []
  }

  mutating func end(with failure: ProfileFailure) {
    activity = nil
    self.failure = failure
  }

  mutating func closeEditor() {
    isEditing = false
    problems = []
  }
}

/// The interactor's state, and beside it the view's own values.
nonisolated struct ProfileViewState {
  var profile: ProfileState
  /// The texts in the editor's fields.
  var draft: MemberDraft
  var logoutAlert = false
  var deleteAlert = false

  init(profile: ProfileState) {
    self.profile = profile
    draft = MemberDraft(profile.member)
  }
}

nonisolated enum ProfileActivity {
  case refreshing
  case saving
  case deleting
}

nonisolated enum ProfileFailure: Equatable {
  case notLoaded(MembersError)
  case notSaved(MembersError)
  case notLoggedOut(MembersError)
  case notDeleted(MembersError)
}

/// A question that a deep link raises.
nonisolated enum ProfileQuestion {
  case logout
  case deleteAccount
}

nonisolated enum ProfileViewAction {
  case refresh
  case edit
  case discard
  case save(MemberDraft)
  case dismissFailure
  case logout
  case deleteAccount
}

typealias ProfileViewModel = ViewModel<ProfileViewState, ProfileViewAction>

extension ProfileViewModel {
  /// Whether the alert of a failure is up. Closing the alert is an action that clears the failure, so the alert and its text
  /// go together.
  var failureAlert: Bool {
    get { state.profile.failure != nil }
    set {
      if !newValue { request(action: .dismissFailure) }
    }
  }

  func handleEdit() {
    state.draft = MemberDraft(state.profile.member)
    request(action: .edit)
  }

  func handleDiscard() {
    request(action: .discard)
  }

  func handleSave() {
    request(action: .save(state.draft))
  }

  func handleRefresh() {
    request(action: .refresh)
  }

  func handleLogout() {
    request(action: .logout)
  }

  func handleDelete() {
    request(action: .deleteAccount)
  }
}
